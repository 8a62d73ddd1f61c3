import { ofAsia } from './story-lines/asia.ts'
import { ofEuropeAndTheLevant } from './story-lines/europe-and-levant.ts'
import { ofItalyAndJapan } from './story-lines/italy-and-japan.ts'
import { ofMexicoAndAmerica } from './story-lines/mexico-and-america.ts'

const byName: ReadonlyMap<string, string> = new Map(
  [ofItalyAndJapan, ofMexicoAndAmerica, ofAsia, ofEuropeAndTheLevant]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => line.split(/: (.*)/s) as [string, string]),
)

/**
 * What there is to tell of a dish that guests come for: what its name means, what makes it what it is, how it is eaten.
 * It says nothing that only the house can know. Undefined for all others.
 */
export const storyLineOf = (name: string): string | undefined => byName.get(name)

/** All names that have a line. */
export const dishesWithStories: readonly string[] = [...byName.keys()]
