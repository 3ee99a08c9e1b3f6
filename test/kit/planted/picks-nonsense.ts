/** A player that answers with something that is not an option. */
export default function think(): readonly string[] {
  return ['nonsense'];
}
