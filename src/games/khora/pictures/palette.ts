/** Each goes with a sign of its own. */
export const knowledgeColours = { red: '#b3362c', green: '#4a7a2c', blue: '#2d61ab' } as const;
