/** How another dish is to differ from one that it is like. */
export const likenesses = ['similar', 'cheaper', 'lighter', 'vegan'] as const
export type Likeness = (typeof likenesses)[number]
