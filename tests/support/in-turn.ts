/**
 * Returns this many of the values, beginning with others at each turn. Code that is the same for each
 * template is tried with some of them: twelve templates times every case would take minutes and show
 * nothing more.
 * @param turn which of the takers this is: the number of a case, or the id of a template
 */
export function inTurn<Value>(values: readonly Value[], turn: number, count: number): readonly Value[] {
  const length = Math.min(count, values.length)
  return Array.from({ length }, (_, index) => values[(turn * count + index) % values.length] as Value)
}
