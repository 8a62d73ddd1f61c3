import { withZero } from '../choices/choice-groups.ts'

/** What a row of Toast's files is about. Its templates know the last three; other programs write all five. */
export type Entity = 'menu' | 'section' | 'item' | 'choices' | 'option'

/** `MENU_GROUP` and `Menu group` are one; undefined for a type that is not known. */
export function entityOf(written: string): Entity | undefined {
  const type = written
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
  if (/^(?:modifier|option) group$/u.test(type)) return 'choices'
  if (/^(?:modifier|modifier option|modifier item|option)$/u.test(type)) return 'option'
  if (/^(?:menu )?group$/u.test(type)) return 'section'
  if (/^(?:menu )?item$/u.test(type)) return 'item'
  return type === 'menu' ? 'menu' : undefined
}

type Cell = (...names: readonly string[]) => string

/** The price that a row names, with what it applies to where that is not always; the strategy in Toast's own words. */
export interface ToastPrice {
  readonly strategy: string
  readonly text: string
  readonly label: string
  /** The location that it is for; '' for all. */
  readonly place: string
}

/**
 * The menu manager's export has a row for each price, and a column for each kind of price; the templates for imports
 * have one price.
 */
export function toastPrice(cell: Cell): ToastPrice {
  const own = strategyOf(cell('pricing strategy or method', 'pricing strategy'))
  const isLocal = own === 'LOCATION_SPECIFIC'
  const localPrice = amountIn(cell('location-specific base price'))
  const strategy = isLocal ? strategyOf(cell('location-specific pricing strategy')) || 'BASE' : own
  const base = isLocal && localPrice !== '' ? localPrice : amountIn(cell('price'))
  const place = isLocal
    ? cell(
        'location-specific "applies to" name',
        'location-specific target id',
        'location-specific price target id',
      )
    : ''
  switch (strategy) {
    case 'OPEN_PRICE':
    case 'OPEN':
      return { strategy, text: 'Variable', label: '', place }
    case 'MENU_SPECIFIC': {
      const text = amountIn(cell('menu price'))
      return text === ''
        ? { strategy, text: base, label: '', place }
        : { strategy, text, label: cell('menu name'), place }
    }
    case 'TIME_SPECIFIC': {
      const text = amountIn(cell('time price'))
      const label = [
        daysIn(cell('time price days')),
        hoursIn(cell('time price start'), cell('time price end')),
      ]
      return text === ''
        ? { strategy, text: base, label: '', place }
        : { strategy, text, label: label.filter(Boolean).join(' '), place }
    }
    default:
      return { strategy, text: base, label: '', place }
  }
}

/** Returns whether a strategy's prices have no column: the file doesn't say what is sold at them. */
export const isUntold = ({ strategy }: ToastPrice): boolean =>
  /^(?:SIZE(?:_PRICE)?|PRICE_LEVEL)$/u.test(strategy)

const strategyOf = (written: string): string => {
  const words = written
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/gu, '_')
  return words === 'BASE_PRICE' ? 'BASE' : words
}

const amountIn = (written: string): string => (/^null$/iu.test(written) ? '' : withZero(written))

/** `MONDAY,FRIDAY` */
const daysIn = (written: string): string => {
  const days = written.split(',').flatMap((day) => day.trim().slice(0, 3).toLowerCase() || [])
  return days.length === 7 ? '' : days.map((day) => day.slice(0, 1).toUpperCase() + day.slice(1)).join(', ')
}

const hoursIn = (start: string, end: string): string => (start === '' ? '' : `${start}\u2013${end}`)
