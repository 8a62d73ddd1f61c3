/** Each name of a text of several. */
export type NameIn<Line extends string> = Line extends `${infer First}, ${infer Rest}`
  ? First | NameIn<Rest>
  : Line

/** A list of names as texts of several, `'beef, pork', 'lamb'`; each name keeps its literal type. */
export const names = <const Lines extends readonly string[]>(...lines: Lines) =>
  lines.flatMap((line) => line.split(', ')) as readonly string[] as readonly NameIn<Lines[number]>[]

/**
 * Of each name the group that has it: `groupOf({ meat: names('beef, pork'), fish: names('cod') })` has `beef: 'meat'`.
 * The compiler misses a name where all of a union are wanted.
 * @throws {Error} where a name is in two groups
 */
export function groupOf<const Groups extends Readonly<Record<string, readonly string[]>>>(groups: Groups) {
  const pairs = Object.entries(groups).flatMap(([group, list]) => list.map((name) => [name, group] as const))
  const found = Object.fromEntries(pairs)
  if (Object.keys(found).length < pairs.length) throw new Error('A name is in two groups.')
  return found as Readonly<Record<Groups[keyof Groups][number], keyof Groups & string>>
}
