import { type ColumnMatch, MENU_FIELDS, MENU_HEADINGS, type MenuField, noColumns } from './menu-columns.ts'

export interface SourceRow {
  /** From 1, as a spreadsheet counts its rows and an editor its lines. */
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * Words that head a column. A heading with words of two fields ("Item description") goes to the first here. Fields
 * that are not here are found by our own headings alone: their words stand in headings of many other things.
 */
const headingWords: readonly (readonly [MenuField, readonly string[]])[] = [
  [
    'description',
    ['description', 'desc', 'details', 'ingredients', 'descripcion', 'descrizione', 'beschreibung'],
  ],
  ['toConfirm', ['confirm', 'confirmed']],
  ['mayContain', ['traces']],
  ['allergens', ['allergens', 'allergen', 'allergies', 'contains', 'allergene', 'alergenos', 'allergeni']],
  ['dietary', ['dietary', 'diet', 'diets', 'tags', 'labels', 'suitable']],
  ['label', ['variation', 'variant', 'portion']],
  ['price', ['price', 'prices', 'cost', 'amount', 'usd', '$', 'rate', 'prix', 'precio', 'prezzo', 'preis']],
  [
    'section',
    ['section', 'category', 'categories', 'course', 'group', 'type', 'categorie', 'categoria', 'kategorie'],
  ],
  ['name', ['name', 'item', 'items', 'dish', 'title', 'product', 'nom', 'nombre', 'nome', 'plat', 'gericht']],
  ['kcal', ['calories', 'kcal']],
]

/** Words that head a column only by themselves: `Contains alcohol` is no list of allergens. */
const meansMoreWithOthers = new Set(['contains'])

const wordsOf = (heading: string): string[] =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|\$/g) ?? []

const ownHeadings = new Map(MENU_FIELDS.map((field) => [wordsOf(MENU_HEADINGS[field]).join(' '), field]))

/** Finds the fields by their headings: our own first, then one of one word before one of several. */
export function matchColumns(headings: readonly string[]): ColumnMatch {
  const words = headings.map(wordsOf)
  const match: Record<MenuField, number | null> = { ...noColumns }
  const taken = new Set<number>()
  const take = (field: MenuField, at: number) => {
    if (at === -1 || match[field] !== null || taken.has(at)) return
    match[field] = at
    taken.add(at)
  }
  for (const [at, heading] of words.entries()) {
    const field = ownHeadings.get(heading.join(' '))
    if (field) take(field, at)
  }
  const isExact = (at: number, known: readonly string[]) =>
    words[at]?.length === 1 && words[at].some((word) => known.includes(word))
  const isLike = (at: number, known: readonly string[]) =>
    words[at]?.some((word) => known.includes(word) && !meansMoreWithOthers.has(word)) ?? false
  for (const fits of [isExact, isLike]) {
    for (const [field, known] of headingWords)
      take(
        field,
        headings.findIndex((_, index) => !taken.has(index) && fits(index, known)),
      )
  }
  return match
}

/** A title, an address and a date may stand above the headings. */
const ROWS_ABOVE_HEADINGS = 10

/** The row that heads the columns: it names the items' column and another one. Null where there is none. */
export function findHeadings(rows: readonly SourceRow[]): SourceRow | null {
  const isHeading = ({ cells }: SourceRow): boolean => {
    const match = matchColumns(cells)
    return match.name !== null && (match.price !== null || match.section !== null)
  }
  return rows.slice(0, ROWS_ABOVE_HEADINGS).find(isHeading) ?? null
}
