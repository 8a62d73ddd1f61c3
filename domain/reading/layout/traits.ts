import { COUNT } from './grammar.ts'
import { isPricedShape } from './habits.ts'
import type { Observed } from './observe.ts'
import { type LayoutState, layoutStates } from './states.ts'

/** What most lines of a menu are: its headings look alike, so do its dishes and its descriptions, in each menu in another way. */
const KINDS: readonly (readonly LayoutState[])[] = [
  ['section', 'subsection', 'heads'],
  ['itemP', 'itemN', 'item0', 'itemA', 'items'],
  ['partN', 'partP', 'partQ'],
]

const KIND_OF: readonly number[] = layoutStates.map((state) =>
  KINDS.findIndex((kind) => kind.includes(state)),
)

const sideOf = (one: Observed | undefined): string => {
  if (one === undefined) return '$'
  if (!isPricedShape(one.shape)) return 't'
  return /[pPl]/u.test(one.shape) ? 'p' : '1'
}

/** What lines of a kind may share. */
const TRAITS: readonly ((
  one: Observed,
  above: Observed | undefined,
  below: Observed | undefined,
) => string)[] = [
  ({ letters }) => (/[CsN]/u.test(letters) ? letters : 'T'),
  ({ gap }) => String(gap),
  (_, __, below) => String(below?.gap),
  (_, above) => sideOf(above),
  (_, __, below) => sideOf(below),
  (one) => sideOf(one),
  ({ size, isBold }) => `${size}${isBold}`,
  ({ indent }) => indent,
  ({ end }) => end,
  ({ words }) => String(words),
  ({ commas }) => String(commas > 0),
  ({ signs }) => String(signs.includes('decorated') || signs.includes('adorned')),
  ({ lacks }) => lacks,
  ({ isOtherScript, signs }) => `${isOtherScript}${signs.includes('mixed')}`,
]

/** Lines that look as those of the whole menu do, counted with those of each kind. */
const PRIOR = 1

/** How much of the odds of looks counts next to what the weights say, and how far it moves a score at most. */
const SHARE = 0.3
const FARTHEST = 1.5

/** How likely each line has its looks if it's of a kind, against all lines of the menu: logarithms, `[line][kind]`. */
function oddsOfLooks(seen: readonly Observed[], marginals: ArrayLike<number>): number[][] {
  const chances = seen.map((_, at) =>
    KINDS.map((_kind, kind) =>
      KIND_OF.reduce((sum, of, state) => (of === kind ? sum + (marginals[at * COUNT + state] ?? 0) : sum), 0),
    ),
  )
  const totals = KINDS.map((_, kind) => chances.reduce((sum, of) => sum + (of[kind] ?? 0), 0))
  const odds = seen.map(() => KINDS.map(() => 0))
  for (const trait of TRAITS) {
    const alike = Map.groupBy(seen.keys(), (at) => trait(seen[at] as Observed, seen[at - 1], seen[at + 1]))
    for (const lines of alike.values()) {
      const usual = lines.length / seen.length
      for (const [kind, total] of totals.entries()) {
        const same = lines.reduce((sum, at) => sum + (chances[at]?.[kind] ?? 0), 0)
        for (const at of lines) {
          const own = chances[at]?.[kind] ?? 0
          const share = (Math.max(0, same - own) + PRIOR * usual) / (Math.max(0, total - own) + PRIOR)
          const of = odds[at] ?? []
          of[kind] = (of[kind] ?? 0) + Math.log(share / usual)
        }
      }
    }
  }
  return odds
}

/**
 * Scores with each line drawn to what the others are that look like it (naive Bayes over the menu at hand): a line with
 * the letters, gaps and signs of its headings is rather one, whatever its words are.
 * @param marginals what each line is, as far as it's known without this
 */
export function withTraits(
  scores: Float64Array,
  seen: readonly Observed[],
  marginals: ArrayLike<number>,
): Float64Array {
  const odds = oddsOfLooks(seen, marginals)
  return scores.map((score, place) => {
    const kind = KIND_OF[place % COUNT] ?? -1
    if (kind < 0) return score
    const of = odds[Math.floor(place / COUNT)] ?? []
    const mean = of.reduce((sum, one) => sum + one, 0) / KINDS.length
    return score + Math.max(-FARTHEST, Math.min(FARTHEST, SHARE * ((of[kind] ?? 0) - mean)))
  })
}
