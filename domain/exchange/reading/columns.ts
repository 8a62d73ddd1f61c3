import { readPrice, writesDecimalComma } from './price-text.ts'

export interface SourceRow {
  /** From 1, as a spreadsheet counts its rows and an editor its lines. */
  readonly number: number
  readonly cells: readonly string[]
}

/** The columns of a menu that we write, in their order: the field, and the heading of its column. */
export const MENU_HEADINGS = {
  section: 'Section',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  dietary: 'Dietary',
  allergens: 'Allergens',
  toConfirm: 'To be confirmed',
} as const

export type MenuField = keyof typeof MENU_HEADINGS

export const MENU_FIELDS = Object.keys(MENU_HEADINGS) as readonly MenuField[]

/** In which column of a table, from 0, each field stands; null where it stands in none. */
export type ColumnMatch = Readonly<Record<MenuField, number | null>>

export const noColumns = Object.fromEntries(MENU_FIELDS.map((field) => [field, null])) as ColumnMatch

/** Words that head a column. A heading with words of two fields ("Item description") goes to the first here. */
const headingWords: readonly (readonly [MenuField, readonly string[]])[] = [
  [
    'description',
    ['description', 'desc', 'details', 'ingredients', 'descripcion', 'descrizione', 'beschreibung'],
  ],
  ['toConfirm', ['confirm', 'confirmed']],
  ['allergens', ['allergens', 'allergen', 'allergies', 'contains', 'allergene', 'alergenos', 'allergeni']],
  ['dietary', ['dietary', 'diet', 'diets', 'tags', 'labels', 'suitable']],
  ['price', ['price', 'prices', 'cost', 'amount', 'usd', '$', 'rate', 'prix', 'precio', 'prezzo', 'preis']],
  ['section', ['section', 'category', 'course', 'group', 'type', 'categorie', 'categoria', 'kategorie']],
  ['name', ['name', 'item', 'items', 'dish', 'title', 'product', 'nom', 'nombre', 'nome', 'plat', 'gericht']],
]

const wordsOf = (heading: string): string[] =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|\$/g) ?? []

/** Finds the fields by the words of their headings: a heading of one word before one of several. */
export function matchColumns(headings: readonly string[]): ColumnMatch {
  const words = headings.map(wordsOf)
  const match: Record<MenuField, number | null> = { ...noColumns }
  const taken = new Set<number>()
  const isExact = (at: number, known: readonly string[]) =>
    words[at]?.length === 1 && words[at].some((word) => known.includes(word))
  const isLike = (at: number, known: readonly string[]) =>
    words[at]?.some((word) => known.includes(word)) ?? false
  for (const fits of [isExact, isLike]) {
    for (const [field, known] of headingWords) {
      if (match[field] !== null) continue
      const at = headings.findIndex((_, index) => !taken.has(index) && fits(index, known))
      if (at === -1) continue
      match[field] = at
      taken.add(at)
    }
  }
  return match
}

/** A title, an address and a date may stand above the headings. */
const ROWS_ABOVE_HEADINGS = 10

/** The row that heads the columns: it names the dishes' column and another one. Null where there is none. */
export function findHeadings(rows: readonly SourceRow[]): SourceRow | null {
  const isHeading = ({ cells }: SourceRow): boolean => {
    const match = matchColumns(cells)
    return match.name !== null && (match.price !== null || match.section !== null)
  }
  return rows.slice(0, ROWS_ABOVE_HEADINGS).find(isHeading) ?? null
}

/** Rows that a guess looks at. */
const SAMPLE_ROWS = 200

/**
 * Guesses the fields of columns without headings: the prices are the column that reads as prices, the
 * sections a column of words that come again and again, the names the first that is left, and the
 * descriptions the wordiest.
 */
export function guessColumns(rows: readonly SourceRow[]): ColumnMatch {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const texts = sample.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean)
    return {
      at,
      prices: priceShare(texts),
      distinctShare: new Set(texts).size / Math.max(1, texts.length),
      meanLength: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
      isBlank: texts.length === 0,
    }
  })
  // Prices mostly stand at the end; a number in front counts the dishes.
  const price = columns.findLast((column) => column.prices >= 0.6) ?? null
  const words = columns.filter((column) => column !== price && !column.isBlank && column.prices < 0.6)
  const section = words.length > 1 ? (words.find((column) => column.distinctShare <= 0.5) ?? null) : null
  const [name = null, ...rest] = words.filter((column) => column !== section)
  const description = rest.toSorted((a, b) => b.meanLength - a.meanLength)[0] ?? null
  return {
    ...noColumns,
    section: section?.at ?? null,
    name: name?.at ?? null,
    description: description?.at ?? null,
    price: price?.at ?? null,
  }
}

function priceShare(texts: readonly string[]): number {
  const hasDecimalComma = writesDecimalComma(texts)
  const prices = texts.filter((text) => 'usd' in readPrice(text, hasDecimalComma))
  return prices.length / Math.max(1, texts.length)
}
