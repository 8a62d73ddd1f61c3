const [ITALIAN, AMERICAN, MEDITERRANEAN, FRENCH, SPANISH] = [1, 5, 7, 8, 13] as const

const neighbors: Readonly<Record<number, readonly number[]>> = {
  1: [FRENCH],
  3: [AMERICAN, SPANISH, FRENCH],
  5: [FRENCH],
  7: [ITALIAN, FRENCH],
  8: [ITALIAN],
  11: [MEDITERRANEAN, FRENCH, SPANISH],
  13: [MEDITERRANEAN, FRENCH],
  14: [MEDITERRANEAN, FRENCH],
  15: [FRENCH, AMERICAN],
}

/** Whose wines a cuisine pours next to its own, the nearest first (our own choice); those of France and America else. */
export const neighborsOf = (cuisineId: number): readonly number[] =>
  neighbors[cuisineId] ?? [FRENCH, AMERICAN]

/** Are there vineyards next door? Else wines of France and America are as near as each other. */
export const hasNeighbors = (cuisineId: number): boolean => neighbors[cuisineId] !== undefined
