import { type Template, templates } from '#domain/design/templates.ts'
import { isLong } from './depth.ts'

/**
 * Returns this many of the values, beginning with others at each turn. Code that is the same for each
 * template is tried with some of them: all templates times every case would take minutes and show
 * nothing more.
 * @param turn which of the takers this is: the number of a case, or the id of a template
 */
export function inTurn<Value>(values: readonly Value[], turn: number, count: number): readonly Value[] {
  const length = Math.min(count, values.length)
  return Array.from({ length }, (_, index) => values[(turn * count + index) % values.length] as Value)
}

/**
 * Templates to try a law of shared code with: this many on a push, one where nobody says it, all at night. `combinations.test.ts` sets each of them on
 * each paper.
 * @param suite each suite tries others
 */
export const templatesInTurn = (suite: number, count = 1): readonly Template[] =>
  isLong ? templates : inTurn([...templates, ...templates], 0, 2 * suite + count).slice(2 * suite)
