const list = new Intl.ListFormat('en')

export const countOfDishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`)

/** Names as a list, the first few of them. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 4)
  return list.format(names.length > 4 ? [...shown, `${names.length - 4} more`] : shown)
}
