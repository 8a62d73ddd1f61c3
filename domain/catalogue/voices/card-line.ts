import { ofTheAmericas } from './card-lines/americas.ts'
import { ofAsia } from './card-lines/asia.ts'
import { ofEuropeAndTheLevant } from './card-lines/europe-and-levant.ts'

const byName: ReadonlyMap<string, string> = new Map(
  [ofTheAmericas, ofAsia, ofEuropeAndTheLevant]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => line.split(/: (.*)/s) as [string, string]),
)

/**
 * A card's line for a dish whose author tells of what only the house can know: an origin, a tool, a night in the oven,
 * a number of pieces. Without those words a sentence says too little. Undefined for all others.
 */
export const cardLineOf = (name: string): string | undefined => byName.get(name)

/** All names that have a line. */
export const dishesWithLines: readonly string[] = [...byName.keys()]
