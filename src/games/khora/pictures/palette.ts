/** Each goes with a sign of its own. */
export const knowledgeColours = { red: '#b3362c', green: '#3f7324', blue: '#2458a6' } as const;
