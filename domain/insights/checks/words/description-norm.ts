/** Our editorial norm, in characters: shorter tells nothing, longer is not read at a table. */
export const DESCRIPTION_NORM = { min: 40, max: 200 } as const
