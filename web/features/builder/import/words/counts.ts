const { format } = new Intl.NumberFormat('en-US')

/** `1 dish`, `1,000 dishes` */
export const countOf = (count: number, one: string, many: string): string =>
  `${format(count)} ${count === 1 ? one : many}`

export const dishes = (count: number): string => countOf(count, 'dish', 'dishes')
export const sections = (count: number): string => countOf(count, 'section', 'sections')
export const rows = (count: number): string => countOf(count, 'row', 'rows')
