/** Each name of a text of several. */
export type NameIn<Line extends string> = Line extends `${infer First}, ${infer Rest}`
  ? First | NameIn<Rest>
  : Line

/** A list of names as texts of several, `'beef, pork', 'lamb'`; each name keeps its literal type. */
export const names = <const Lines extends readonly string[]>(...lines: Lines) =>
  lines.flatMap((line) => line.split(', ')) as readonly string[] as readonly NameIn<Lines[number]>[]
