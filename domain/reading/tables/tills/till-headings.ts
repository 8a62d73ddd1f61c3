import type { ColumnUse, TableKind, TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, headingWord } from './shape/cells.ts'
import { entityOf } from './toast/entities.ts'

/**
 * The headings of the tills' own files, as their exports write them in 2026: `Item Name` and `Token` are Square's alone.
 * A file is a till's where it has all of `tells`, one of several with bars between them; headings that are in no list hold nothing for a menu.
 */
interface TillHeadings {
  readonly kind: TableKind
  readonly tells: readonly string[]
  readonly uses: Readonly<Record<string, ColumnUse>>
  /** Headings that begin so and name what follows: `Modifier Set - Milk`. */
  readonly starts?: Readonly<Record<string, ColumnUse['holds']>>
  /**
   * Headings of columns that the till's rows are read by, in addition to those that hold something
   * themselves.
   */
  readonly also: RegExp
  /** Is it the till's file by its rows as well? */
  readonly isIts?: (cell: ReturnType<typeof cellsByHeading>, rows: TableSheet['rows']) => boolean
}

const tills: readonly TillHeadings[] = [
  {
    kind: 'square',
    tells: ['item name', 'variation name', 'price'],
    uses: {
      token: { holds: 'token' },
      'item name': { holds: 'name' },
      'customer-facing name': { holds: 'shownName' },
      'variation name': { holds: 'label' },
      description: { holds: 'description' },
      categories: { holds: 'section' },
      category: { holds: 'section' },
      price: { holds: 'price' },
      archived: { holds: 'archived' },
      sellable: { holds: 'sellable' },
      'contains alcohol': { holds: 'alcohol' },
    },
    // Exports write the dash; Square's own help names the column without it.
    starts: { 'modifier set - ': 'choiceFlag', 'modifier set ': 'choiceFlag' },
    also: /^(?:reference handle|item type|option (?:name|value) \d+|stockable|(?:enabled|price) .+)$/u,
  },
  {
    kind: 'clover',
    tells: ['name', 'price', 'price type', 'categories|clover id'],
    uses: {
      name: { holds: 'name' },
      description: { holds: 'description' },
      price: { holds: 'price' },
      'price type': { holds: 'kind' },
      'price unit': { holds: 'per' },
      'hidden?': { holds: 'hidden' },
      hidden: { holds: 'hidden' },
      'modifier groups': { holds: 'modifierGroups' },
      categories: { holds: 'section' },
      'variant option': { holds: 'label' },
    },
    also: /^(?:clover id|variant attribute)$/u,
  },
  {
    kind: 'lightspeed',
    tells: ['sku', 'type', 'name', 'default price'],
    uses: {
      sku: { holds: 'nothing' },
      name: { holds: 'name' },
      type: { holds: 'nothing' },
      'default price': { holds: 'price' },
      'menu/screen': { holds: 'section' },
      screens: { holds: 'section' },
      'accounting group': { holds: 'nothing' },
    },
    also: /^(?:sku|type|accounting group|min ?- ?max|extra price|parent sku)$/u,
  },
  {
    kind: 'loyverse',
    tells: ['handle', 'name', 'default price'],
    uses: {
      name: { holds: 'name' },
      category: { holds: 'section' },
      description: { holds: 'description' },
      'default price': { holds: 'price' },
    },
    starts: { 'modifier - ': 'choiceFlag' },
    also: /^(?:handle|sold by weight|option \d+ (?:name|value)|available for sale.*|price \[.*)$/u,
  },
  {
    kind: 'shopify',
    tells: ['handle', 'title', 'variant price'],
    uses: {
      title: { holds: 'name' },
      'body (html)': { holds: 'description' },
      type: { holds: 'section' },
      'variant price': { holds: 'price' },
      'variant compare at price': { holds: 'former' },
    },
    also: /^(?:handle|option\s?\d (?:name|value)|product (?:type|category)|published|status)$/u,
  },
  {
    kind: 'toast',
    tells: ['operation', 'entity type', 'name'],
    uses: {
      name: { holds: 'name' },
      price: { holds: 'price' },
      'item description': { holds: 'description' },
      'contains alcohol': { holds: 'alcohol' },
    },
    also: /^(?:operation|entity type|operation id|(?:parent )?version id.*|parent entity type|modifier name|menu group\(?s\)?|pricing strategy.*|location-specific (?:"applies to" name|target id|pricing strategy|base price)|menu (?:name|price)|time price.*)$/u,
    isIts: (cell, rows) => rows.some((cells) => entityOf(cell(cells, 'entity type')) !== undefined),
  },
]

export interface TillColumns {
  readonly kind: TableKind
  readonly columns: readonly ColumnUse[]
}

/**
 * Returns the columns of a till's file, recognized by its row of headings; undefined for any other row, and
 * for a file whose rows the till isn't known to write.
 * @param below the rows below the headings
 */
export function tillColumns(
  headings: readonly string[],
  below: TableSheet['rows'] = [],
): TillColumns | undefined {
  const words = headings.map(headingWord)
  const till = tills.find(({ tells }) =>
    tells.every((heading) => heading.split('|').some((one) => words.includes(one))),
  )
  if (!till || (below.length > 0 && till.isIts?.(cellsByHeading(headings), below) === false)) return undefined
  return {
    kind: till.kind,
    columns: words.map((word, at): ColumnUse => {
      const [start, holds] =
        Object.entries(till.starts ?? {}).find(([beginning]) => word.startsWith(beginning)) ?? []
      if (start !== undefined && holds !== undefined)
        return { holds, label: setName(headings[at]?.trim().slice(start.length) ?? '') }
      const use = Object.hasOwn(till.uses, word) ? till.uses[word] : undefined
      // A heading that occurs twice counts once.
      return use && words.indexOf(word) === at ? use : { holds: 'nothing' }
    }),
  }
}

/** Returns whether a till's own column is read by, though it holds nothing that is on a menu. */
export const readsTillColumn = (kind: TableKind, heading: string): boolean =>
  tills.find((till) => till.kind === kind)?.also.test(headingWord(heading)) ?? false

/** Square tells two sets of one name apart by an id behind it. */
const setName = (written: string): string => written.replace(/\s+-\s+[A-Z0-9]{24}$/u, '')
