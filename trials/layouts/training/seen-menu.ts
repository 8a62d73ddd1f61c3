import { canBe } from '#domain/reading/layout/can-be.ts'
import { alikeOf, numberOf, signsOf } from '#domain/reading/layout/features.ts'
import { observe } from '#domain/reading/layout/observe.ts'
import { type LayoutState, layoutStates } from '#domain/reading/layout/states.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { prepareLines } from '#domain/reading/prepare-lines.ts'

/** The lines of a menu whose layout is known, as the networks read them; small, as thousands are kept. */
export interface SeenMenu {
  /** The numbers of the signs of all lines, one line behind the other, and where those of each end. */
  readonly signs: Uint16Array
  readonly ends: Uint32Array
  /** Of lines that have words of headings, their signs without these. */
  readonly wordless: ReadonlyMap<number, Uint16Array>
  readonly gaps: readonly number[]
  readonly alike: Int32Array
  /** Which states each line can have: bits. */
  readonly can: Int32Array
  readonly states: readonly number[]
}

const numberOfState = new Map<LayoutState, number>(layoutStates.map((state, at) => [state, at]))

export function seenMenu(
  lines: readonly SourceLine[],
  states: readonly LayoutState[],
  money: { currency: string; country?: string | undefined },
): SeenMenu {
  const { facts } = prepareLines(lines, {
    currency: money.currency,
    isCurrencyChosen: false,
    country: money.country,
    isCurrencySaid: money.country !== undefined,
  })
  const { at, seen } = observe(facts)
  // A legend whose signs the reader doesn't know is a notice to it.
  const stateOf = (place: number, index: number): LayoutState =>
    states[place] === 'legend' && seen[index]?.shape !== 'g' ? 'notice' : (states[place] ?? 'ornament')
  const known = at.map((place, index) => numberOfState.get(stateOf(place, index)) ?? 0)
  const signs = signsOf(seen).map((words) => words.map(numberOf))
  const wordless = signsOf(seen.map((one) => ({ ...one, sectionWords: 0 })))
  let end = 0
  return {
    signs: Uint16Array.from(signs.flat()),
    ends: Uint32Array.from(signs, ({ length }) => {
      end += length
      return end
    }),
    wordless: new Map(
      seen.flatMap(({ sectionWords }, index) =>
        sectionWords > 0 ? [[index, Uint16Array.from(wordless[index] ?? [], numberOf)] as const] : [],
      ),
    ),
    gaps: seen.map(({ gap }) => gap),
    alike: alikeOf(seen),
    can: Int32Array.from(seen, (one, index) =>
      layoutStates.reduce(
        (bits, name, state) =>
          state === known[index] || canBe(one, name, index) ? bits | (1 << state) : bits,
        0,
      ),
    ),
    states: known,
  }
}
