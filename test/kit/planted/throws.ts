/** A player that fails at once. */
export default function think(): never {
  throw new Error('planted');
}
