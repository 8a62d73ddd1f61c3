import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { readKcal } from '../../menu/nutrition-text/read-kcal.ts'
import { readSodiumMg } from '../../menu/nutrition-text/read-sodium.ts'
import type { ColumnMatch, MenuField } from '../columns/menu-columns.ts'
import { type LabelReading, readAdditiveWords, readMarkWords } from '../words/label-words.ts'
import { splitList } from '../words/list-words.ts'
import type { ReadDetails } from './reading.ts'

/** The cells of a row by what they hold; blank where its table has no such column. */
export type Fields = Readonly<Record<MenuField, string>>

export type NotUnderstood = (field: MenuField, text: string) => void

/**
 * Reads what a row says about its item other than words, prices and claims; what isn't understood is
 * reported and left out.
 */
export function readDetails(fields: Fields, columns: ColumnMatch, notUnderstood: NotUnderstood): ReadDetails {
  const cell = <T>(field: MenuField, read: (text: string) => T | undefined): { [key: string]: T | null } => {
    if (columns[field] === null) return {}
    const text = fields[field]
    if (text === '') return { [field]: null }
    const value = read(text)
    if (value === undefined) notUnderstood(field, text)
    return { [field]: value ?? null }
  }
  const words = <T>(field: MenuField, read: (text: string) => LabelReading<T>) =>
    cell(field, (text) => {
      const { labels, unknown } = read(text)
      if (unknown.length > 0) notUnderstood(field, unknown.join('; '))
      return labels.length > 0 || unknown.length > 0 ? labels : undefined
    })
  const wine = {
    ...cell('producer', line(DETAIL)),
    ...cell('region', line(DETAIL)),
    ...cell('grape', line(DETAIL)),
    ...cell('vintage', line(VINTAGE)),
    ...cell('abv', readPercent),
    ...cell('bin', line(MENU_TEXT_LIMITS.sign)),
  }
  const { featured, sodium, ...rest } = {
    ...cell('number', line(MENU_TEXT_LIMITS.sign)),
    ...cell('secondName', line(MENU_TEXT_LIMITS.name)),
    ...cell('secondDescription', line(MENU_TEXT_LIMITS.description)),
    ...words('additives', readAdditiveWords),
    ...words('marks', readMarkWords),
    ...cell('ownMarks', splitList),
    ...cell('featured', (text) => (/^(?:yes|y|true|x|1)$/i.test(text) ? true : undefined)),
    ...cell('origin', line(DETAIL)),
    ...cell('serves', readServes),
    ...cell('kcal', readKcal),
    ...cell('sodium', readSodiumMg),
    ...cell('choices', splitList),
  } as ReadDetails & { featured?: true | null; sodium?: number | null }
  return {
    ...rest,
    ...(sodium !== undefined && { sodiumMg: sodium }),
    ...(featured !== undefined && { isFeatured: featured }),
    ...(Object.keys(wine).length > 0 && { wine }),
  }
}

/** Characters that an origin or a field of a wine may have. */
const DETAIL = 120
const VINTAGE = 20

const line =
  (most: number) =>
  (text: string): string | undefined =>
    text.length <= most ? text : undefined

function readPercent(text: string): number | undefined {
  const percent = /^(\d{1,3}(?:[.,]\d+)?(?:e-?\d{1,2})?)\s*%?$/.exec(text)?.[1]?.replace(',', '.')
  return percent !== undefined && Number(percent) <= 100 ? Number(percent) : undefined
}

function readServes(text: string): { from: number; to: number } | undefined {
  const [, least, most = least] = /^(\d{1,3})(?:\s*[-\u2013\u2014]\s*(\d{1,3}))?$/.exec(text) ?? []
  const [from, to] = [Number(least), Number(most)]
  return from >= 1 && from <= to && to <= 100 ? { from, to } : undefined
}
