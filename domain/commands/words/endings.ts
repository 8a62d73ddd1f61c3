import type { Menu } from '../../menu/model/menu.ts'
import { toMinor } from '../../money/currency.ts'
import { formatAmount } from '../../money/format.ts'
import { menuRounding } from '../../pricing/price-change.ts'
import { nearestEnding } from '../../pricing/price-endings.ts'
import { roundedTo, roundingLabel, roundingSteps } from '../../pricing/rounding.ts'
import type { CommandChoice } from '../answers/command.ts'
import { MONEY, readMoney } from './amounts.ts'

export type Rounding = (amount: number) => number

/** Where an amount between two steps goes; absent, to the nearest. */
export type RoundingWay = 'up' | 'down'

const END = String.raw`(?:(?:in|on|at|with|by)\s+)?(?:(?:a|an)\s+)?(\.\d\d|\d\d|\d?[.,]\d\d|${MONEY})(?:\s?(?:cents?|c))?`
const WHOLE = String.raw`(?:to\s+)?(?:the\s+)?(?:nearest\s+)?(?:whole|full|even|round)(?:\s+(?:dollars?|euros?|pounds?|numbers?|prices?))?`
const STEP = String.raw`(?:to\s+)?(?:the\s+)?(?:nearest|closest|next|multiples of)\s+(${MONEY}|dollar|euro|pound|half(?:\s+dollar)?|quarter|dime|nickel)`

/** An ending that follows what a command says: `mains up 4 %, end on .50`. */
const TAIL = new RegExp(
  String.raw`^(.+?)\s*[,;]?\s+(?:(?:and|then|but|with)\s+)*(?:(?:all\s+)?(?:the\s+)?(?:prices\s+)?(?:end|ends|ending|finish|finishing)\s+(?:them\s+|it\s+|prices\s+)?${END}|(?:round|rounded|rounding)\s+(?:them\s+|it\s+|prices\s+)?(?:${WHOLE}|${STEP}|to\s+(\.\d\d)))$`,
  'iu',
)

export function withoutEnding(
  command: string,
  menu: Menu,
): { readonly rest: string; readonly rounding?: Rounding } {
  const found = TAIL.exec(command)
  if (!found) return { rest: command }
  const [, rest = '', end, step, at] = found
  const rounding =
    (end ?? at) ? endingOf((end ?? at) as string, menu) : step ? stepOf(step, menu) : wholeOf(menu)
  return rounding ? { rest, rounding } : { rest: command }
}

/** `.90`, `95`, `50 cents`, `0.50`: the last figures of prices. */
export function endingOf(text: string, menu: Menu): Rounding | null {
  const figures = /^(?:\d?[.,])?(\d\d)(?:\s?(?:cents?|c))?$/iu.exec(text.trim())
  if (!figures) return null
  return (amount) => nearestEnding(amount, [Number(figures[1])], menu.currency)
}

export const wholeOf = (menu: Menu, way?: RoundingWay): Rounding =>
  roundTo(Math.max(...roundingSteps(menu.currency)), way)

const NAMED: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, dime: 0.1, nickel: 0.05 }

export function stepOf(text: string, menu: Menu, way?: RoundingWay): Rounding | null {
  const named = NAMED[text.toLowerCase().replace(/\s+dollar$/u, '')]
  if (named !== undefined) return roundTo(toMinor(named, menu.currency), way)
  if (/^(?:dollar|euro|pound)$/iu.test(text)) return wholeOf(menu, way)
  const amount = readMoney(text, menu)
  return amount === null || amount <= 0 ? null : roundTo(amount, way)
}

/** A command with each rounding: first as the prices of the menu end, which needs no words. */
export function roundingChoices(menu: Menu, commandWith: (ending: string) => string): CommandChoice[] {
  const own = menuRounding(menu)
  const ownStep = 'step' in own ? own.step : null
  const written = (step: number) => formatAmount(step, menu.currency, { sign: 'none', cents: 'always' })
  return [
    { label: roundingLabel(own, menu.currency), command: commandWith('') },
    ...roundingSteps(menu.currency)
      .filter((step) => step !== ownStep)
      .map((step) => ({
        label: roundingLabel({ step }, menu.currency),
        command: commandWith(`, round to the nearest ${written(step)}`),
      })),
  ]
}

const roundTo =
  (step: number, way?: RoundingWay): Rounding =>
  (amount) => {
    const steps = amount / step
    const rounded =
      way === undefined
        ? roundedTo(step, amount)
        : (way === 'up' ? Math.ceil(steps) : Math.floor(steps)) * step
    return Math.max(rounded, step)
  }
