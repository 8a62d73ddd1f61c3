import type { CalendarFinding } from '#contract/restaurant/calendar.ts'
import { dayWords, timeWords } from '../../menu/live/wall-clock.ts'
import { asksWords } from '../../menu/versions/planned-words.ts'

type Params = CalendarFinding['params']

const text = (params: Params, key: string): string => String(params[key] ?? '')
const prices = ({ count }: Params): string => (count === 1 ? '1 price' : `${count} prices`)
const hours = (params: Params) =>
  `${dayWords(text(params, 'day'))}, ${timeWords(text(params, 'from'))} to ${timeWords(text(params, 'until'))}`

const words: Readonly<Record<CalendarFinding['code'], (params: Params) => string>> = {
  served_while_closed: (params) =>
    `“${text(params, 'menu')}” is served while the house is closed: ${hours(params)}.`,
  open_without_menu: (params) => `The house is open, and no menu is served: ${hours(params)}.`,
  prices_overlap: (params) =>
    `Two plans name the same prices of “${text(params, 'menu')}”: “${text(params, 'winner')}” holds over “${text(params, 'loser')}” for ${prices(params)}.`,
  prices_gone: (params) =>
    `“${text(params, 'plan')}” plans ${prices(params)} that “${text(params, 'menu')}” has no more.`,
  version_asks: (params) =>
    `“${text(params, 'menu')}”: ${asksWords(
      { title: text(params, 'version'), opensAt: text(params, 'opensAt'), asks: Number(params.count) },
      new Date(),
    )}`,
}

export const findingWords = ({ code, params }: CalendarFinding): string => words[code](params)

/** Reports the same fault on several days once, with how often it comes. */
export function toldFindings(findings: readonly CalendarFinding[]): string[] {
  const byPlace = Map.groupBy(findings, ({ code, pointer }) => `${code} ${pointer}`)
  return [...byPlace.values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [more.length === 0 ? findingWords(first) : `${findingWords(first)} And ${more.length} more times.`],
  )
}
