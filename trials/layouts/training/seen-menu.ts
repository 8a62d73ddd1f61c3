import { type Observed, observe } from '#domain/reading/layout/observe.ts'
import { type LayoutState, layoutStates } from '#domain/reading/layout/states.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { prepareLines } from '#domain/reading/prepare-lines.ts'

/** The lines of a menu whose layout is known, as the reader sees them. */
export interface SeenMenu {
  readonly seen: readonly Observed[]
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
  return { seen, states: at.map((place, index) => numberOfState.get(stateOf(place, index)) ?? 0) }
}
