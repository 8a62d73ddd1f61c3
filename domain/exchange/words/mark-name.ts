import type { MenuMark } from '../../menu/model/marks.ts'

/** `W Wood-fired`: how a table names one of the owner's own marks. */
export const markName = ({ symbol, meaning }: Pick<MenuMark, 'symbol' | 'meaning'>): string =>
  `${symbol} ${meaning}`.trim()
