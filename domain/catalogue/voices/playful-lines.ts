import { capitalized, joined } from './words.ts'

/** Turns of phrase that nobody wants to read twice in a row. */
export const TURNS = [
  'Come for',
  'and friends:',
  'Yes, please',
  'because why not',
  ' met ',
  ', meet ',
] as const

/**
 * Light-hearted ways to say what is in a dish. They claim no amount, no order of cooking and nothing of its origin; the
 * same parts give the same lines.
 * @param parts as a card names them, the main one first
 */
export function playfulLines(parts: readonly string[]): string[] {
  const [main, second, third, fourth] = parts
  if (!main || !second) return []
  if (!third) return [`${capitalized(main)}, meet ${second}`, `When ${main} met ${second}`]
  return [
    `Come for the ${main}, stay for the ${second} and ${third}`,
    `${capitalized(main)} and friends: ${joined([second, third, ...(fourth ? [fourth] : [])])}`,
    `${capitalized(main)}. ${capitalized(second)}. ${capitalized(third)}. Yes, please.`,
    `When ${main} met ${second} and ${third}`,
    `${capitalized(main)}, ${second} and, because why not, ${third}`,
  ]
}
