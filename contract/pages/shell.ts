/**
 * The element in which the shell has answers of calls, as JSON: what its screen would ask first. Empty where the shell
 * is kept for the time without a connection and says nothing.
 */
export const ANSWERS_ELEMENT = 'carte-answers'

/** What a call answered, under the key that screens keep it by: its path, then its input where it has some. */
export type ShellAnswer = readonly [
  key: readonly [path: string, input?: Readonly<Record<string, unknown>>],
  answer: unknown,
]
