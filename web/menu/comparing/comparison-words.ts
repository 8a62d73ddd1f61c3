import type { ComparisonRow } from '#domain/menu/comparing/comparison-rows.ts'
import { formatAmount } from '#domain/money/format.ts'
import { signedPercent } from '#domain/pricing/average-change.ts'

export type ChangeKind = ComparisonRow['change']

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  repriced: 'Prices',
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  moved: 'Moved',
  reworded: 'Other words',
}

export const changeKinds = Object.keys(changeWords) as ChangeKind[]

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What is counted of dishes; everything else are other changes. */
const countWords: Partial<Record<ChangeKind, (count: number) => string>> = {
  repriced: (count) => counted(count, 'price', 'prices'),
  added: (count) => counted(count, 'dish added', 'dishes added'),
  removed: (count) => counted(count, 'dish removed', 'dishes removed'),
  renamed: (count) => counted(count, 'dish renamed', 'dishes renamed'),
  moved: (count) => counted(count, 'dish moved', 'dishes moved'),
}

export function summaryOf(rows: readonly ComparisonRow[]): string {
  const wordsOf = ({ change, of }: ComparisonRow) =>
    change === 'repriced' || of === 'item' ? countWords[change] : undefined
  const dishes = changeKinds.flatMap((kind) => {
    const words = countWords[kind]
    const count = words ? rows.filter((row) => row.change === kind && wordsOf(row) === words).length : 0
    return words && count > 0 ? [words(count)] : []
  })
  const others = rows.filter((row) => wordsOf(row) === undefined).length
  return [...dishes, ...(others > 0 ? [counted(others, 'other change', 'other changes')] : [])].join(', ')
}

/** By how much a price went up or down: `+$2.00 (+12.5%)`; empty where that isn't a figure. */
export function differenceWords(
  { difference, percent }: Pick<ComparisonRow, 'difference' | 'percent'>,
  currency: string,
): string {
  if (difference === null) return ''
  const amount = formatAmount(difference, currency, { language: 'en', sign: 'locale', cents: 'always' })
  const signed = difference > 0 ? `+${amount}` : amount
  if (percent === null) return signed
  return `${signed} (${signedPercent(percent)})`
}

export const subjectOf = ({ of, name }: Pick<ComparisonRow, 'of' | 'name'>): string =>
  of === 'menu' ? 'The whole menu' : of === 'section' ? `Section ${name}` : name
