import type { ColumnUse, TableKind } from '../sheet/mapping.ts'

/**
 * The headings of the tills' own files, as their exports write them in 2026: `Item Name` and `Token` are Square's alone.
 * A file is a till's where it has all of `tells`; headings that stand in no list hold nothing for a menu.
 */
interface TillHeadings {
  readonly kind: TableKind
  readonly tells: readonly string[]
  readonly uses: Readonly<Record<string, ColumnUse>>
  /** Headings that begin so and name what follows: `Modifier Set - Milk`. */
  readonly starts?: Readonly<Record<string, ColumnUse['holds']>>
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
    starts: { 'modifier set - ': 'choiceFlag' },
  },
  {
    kind: 'clover',
    tells: ['name', 'price', 'price type', 'categories'],
    uses: {
      name: { holds: 'name' },
      description: { holds: 'description' },
      price: { holds: 'price' },
      'price type': { holds: 'kind' },
      'price unit': { holds: 'per' },
      'hidden?': { holds: 'hidden' },
      hidden: { holds: 'hidden' },
      'modifier groups': { holds: 'choices' },
      categories: { holds: 'section' },
      'variant option': { holds: 'label' },
    },
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
  },
]

export interface TillColumns {
  readonly kind: TableKind
  readonly columns: readonly ColumnUse[]
}

/** The columns of a till's own file, told by its row of headings; undefined for any other row. */
export function tillColumns(headings: readonly string[]): TillColumns | undefined {
  const words = headings.map((heading) => heading.trim().toLowerCase())
  const till = tills.find(({ tells }) => tells.every((heading) => words.includes(heading)))
  if (!till) return undefined
  return {
    kind: till.kind,
    columns: words.map((word, at): ColumnUse => {
      const [start, holds] =
        Object.entries(till.starts ?? {}).find(([beginning]) => word.startsWith(beginning)) ?? []
      if (start !== undefined && holds !== undefined)
        return { holds, label: headings[at]?.trim().slice(start.length) ?? '' }
      const use = Object.hasOwn(till.uses, word) ? till.uses[word] : undefined
      // A heading that stands twice counts once.
      return use && words.indexOf(word) === at ? use : { holds: 'nothing' }
    }),
  }
}
