import { foldText } from '../../text/fold-name.ts'
import { type SourceLine, textOf } from '../lines/line.ts'
import type { Corrections } from './role.ts'

/** Lines from the first one, among which the name of the restaurant is looked for. */
const HEAD = 8

/** `THE COPPER POT` and `Copper Pot Restaurant` are one name. */
const bare = (name: string): string =>
  foldText(name)
    .replaceAll(/\b(?:the|restaurant|ristorante|restaurante)\b/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/**
 * What is known of the lines, with the first line that is the name of the restaurant: a name on the first line is a heading
 * as likely. A correction of a person counts before it.
 */
export function withKnownName(
  lines: readonly SourceLine[],
  corrections: Corrections,
  restaurantName: string | undefined,
): Corrections {
  const known = bare(restaurantName ?? '')
  const at = known === '' ? -1 : lines.slice(0, HEAD).findIndex((line) => bare(textOf(line)) === known)
  return at === -1 || corrections.has(at) ? corrections : new Map([...corrections, [at, 'name']])
}
