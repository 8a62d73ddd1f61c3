import type { WordedDish } from './facts.ts'
import { statementsOf } from './statements.ts'
import { type VoiceId, voiceIds } from './voice.ts'
import { wordingsOf } from './wordings.ts'

/** Returns a wording with the statements that the owner confirmed, each as a separate sentence. */
export const withStatements = (text: string, confirmed: readonly string[]): string =>
  [text && confirmed.length > 0 && !/[.!?]$/.test(text) ? `${text}.` : text, ...confirmed]
    .filter(Boolean)
    .join(' ')

/**
 * Is this description Carte's own wording of the dish, in any voice, with or without statements that its
 * owner confirmed? Then the recipe supports it as it supports the catalog's words.
 */
export const isOwnWording = (dish: WordedDish, description: string): boolean =>
  voicesOf(dish, description).length > 0

/** The voices that word the dish so, with or without confirmed statements; several have the same short lines. */
export function voicesOf(dish: WordedDish, description: string): VoiceId[] {
  const saying = (candidates: readonly string[]) =>
    voiceIds.filter((voice) =>
      wordingsOf(dish, voice).some(
        ({ text }) => candidates.includes(text) || candidates.includes(`${text}.`),
      ),
    )
  const asItStands = saying([description])
  if (asItStands.length > 0) return asItStands
  const statements = statementsOf(dish).map(({ words }) => words)
  return saying(withoutStatements(description, statements))
}

/** The description, and what is left of it before each statement that ends it. */
function withoutStatements(description: string, statements: readonly string[]): string[] {
  const ending = statements.find((words) => description.endsWith(words))
  if (!ending) return [description]
  const rest = description.slice(0, -ending.length).trimEnd()
  return [
    description,
    ...withoutStatements(
      rest,
      statements.filter((words) => words !== ending),
    ),
  ]
}
