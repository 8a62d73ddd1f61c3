import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { updateMenu } from '#domain/exchange/updating/update-menu.ts'
import { samePath } from '#domain/exchange/words/section-path.ts'
import { menuCsv } from '#domain/exchange/writing/menu-csv.ts'
import { notInCsv } from '#domain/exchange/writing/not-in-csv.ts'
import { applyConfirmations, claimsOf } from '#domain/menu/claims/claims.ts'
import { customItemIdBy } from '#domain/menu/editing/edits.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems, mapSections } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { csvRows } from './csv-rows.ts'

/** A menu as its own table gives it back, to one that has its choices and marks. */
const read = (menu: Menu, known?: Menu) =>
  readSheets(mapSheets([{ name: '', rows: csvRows(menuCsv(menu)) }]), {
    currency: menu.currency,
    ...(known && { known }),
  })

/** What a spreadsheet does not keep of any text: the space around it. */
const trimmed = (menu: Menu): Menu =>
  mapItems(menu, (item) => applyConfirmations({ ...item, description: item.description.trim() }))

const areApart = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

/**
 * A menu whose sections have different names, and whose prices say different things: otherwise rows repeat
 * others.
 */
const menu = anyMenu
  .map(trimmed)
  .filter(
    (menu) =>
      areApart(menu.sections.map((section) => samePath(pathOf(menu.sections, section)))) &&
      itemsOf(menu).every(({ prices }) =>
        areApart(prices.map(({ id: _, head: __, original: ___, ...price }) => JSON.stringify(price))),
      ),
  )

const sorted = <T>(values: readonly T[] = []): T[] => values.toSorted()

/** Returns what a table says about an item, whether or not its claims are confirmed. */
const toldOf = (item: MenuItem, { sections }: Menu, at: number) => {
  const section = sections[at]
  const heads = section ? headsAbove(sections, section) : []
  const { dietaryOptions, allergens, dietsOnRequest, mayContain, removable } = claimsOf(item)
  return {
    name: item.name,
    secondName: item.secondName,
    description: item.description,
    secondDescription: item.secondDescription,
    number: item.number,
    kcal: item.kcal,
    sodiumMg: item.sodiumMg,
    origin: item.origin,
    serves: item.serves,
    isFeatured: item.isFeatured ?? false,
    wine: item.wine ?? {},
    marks: sorted(item.marks),
    additives: sorted(item.additives),
    diets: sorted(dietaryOptions),
    allergens: allergens && sorted(allergens),
    dietsOnRequest: sorted(dietsOnRequest),
    mayContain: mayContain && sorted(mayContain),
    removable: removable && sorted(removable),
    prices: item.prices.map(({ id: _, original: __, head, ...price }) => ({
      ...price,
      column: heads.find(({ id }) => id === head)?.label,
    })),
  }
}

const told = (menu: Menu) =>
  menu.sections.map((section, at) => ({
    path: pathOf(menu.sections, section),
    items: section.items.map((item) => toldOf(item, menu, at)),
  }))

it('gives the same items and prices from its CSV', () => {
  fc.assert(
    fc.property(menu, (menu) => {
      const { content, lines, remarks } = read(menu, menu)
      expect(lines.filter(({ role, doubts }) => role === 'leave-out' || doubts.length > 0)).toEqual([])
      expect(remarks).toEqual([])
      expect(content.currency).toBe(menu.currency)
      expect(told(content)).toEqual(told(menu))
      expect(namedOf(content)).toEqual(namedOf(menu))
      expect(menuSchema.safeParse(content).error).toBeUndefined()
    }),
    { numRuns: tries(100) },
  )
})

/** The choices and own marks of each item by their names. */
const namedOf = (menu: Menu) =>
  itemsOf(menu).map(({ modifierGroups = [], ownMarks = [] }) => [
    modifierGroups.map((id) => menu.modifierGroups.find((group) => group.id === id)?.name),
    ownMarks.map((id) => menu.marks.find((mark) => mark.id === id)?.meaning),
  ])

it('finds dishes of its own CSV by their ids, and takes none that was added to it for one of the menu', () => {
  const dish = (name: string, at: number): MenuItem => ({
    id: 9001 + at,
    name,
    description: '',
    prices: [{ id: 'p1', kind: 'fixed', amount: 1800 }],
    categoryId: 1001,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: [],
  })
  const own = newMenu([{ id: 1001, name: 'Mains', items: ['Pike', 'Hare', 'Veal'].map(dish) }], 'USD')
  const [headings = [], pike = [], hare = []] = csvRows(menuCsv(own))
  const withCell = (row: readonly string[], from: string, to: string) =>
    row.map((cell) => (cell === from ? to : cell))
  const rows = [
    headings,
    withCell(withCell(pike, 'Pike', 'Lobster'), '9001', ''),
    pike,
    withCell(hare, 'Hare', 'Jugged rabbit'),
  ]
  const { content, ownIds = new Set() } = readSheets(mapSheets([{ name: '', rows }]))
  expect(itemsOf(content).map(({ id, name }) => [name, ownIds.has(id) ? id : null])).toEqual([
    ['Lobster', null],
    ['Pike', 9001],
    ['Jugged rabbit', 9002],
  ])
  const { restaurant: _, ...again } = content
  const { menu: after, matchedBy } = updateMenu(own, again, { hasIds: ownIds, cuisineId: 5 })
  expect([...matchedBy.values()]).toEqual(['id', 'id'])
  expect(new Map(itemsOf(after).map(({ id, name }) => [name, id]))).toEqual(
    new Map([
      // By its name: the ids of dishes that are gone are no one's.
      ['Lobster', customItemIdBy(new Set([9001, 9002, 9003]), 'Lobster')],
      ['Pike', 9001],
      ['Jugged rabbit', 9002],
    ]),
  )
})

it('leaves a menu as it is that is updated by its own CSV', () => {
  fc.assert(
    fc.property(menu, (menu) => {
      const { restaurant: _, ...again } = read(menu, menu).content
      const { menu: after } = updateMenu(menu, again, { hasIds: false, cuisineId: 5 })
      expect(told(after)).toEqual(told(menu))
      expect(keptOf(after)).toEqual(keptOf(menu))
      expect(namedOf(after)).toEqual(namedOf(menu))
    }),
    { numRuns: tries(100) },
  )
})

/** What no table tells. */
const keptOf = (menu: Menu) =>
  menu.sections.map(({ items, priceHeads: _, prices = [], ...section }) => ({
    ...section,
    amounts: prices.map(({ id, kind, amount }) => ({ id, kind, amount })),
    items: items.map(({ id, imageUrl, recipeId, confirmedClaims }) => ({
      id,
      imageUrl,
      recipeId,
      confirmedClaims,
    })),
  }))

/** What a table says of a menu, and nothing else. */
const tabled = (menu: Menu): Menu =>
  mapSections(
    { ...newMenu([], menu.currency), sections: menu.sections },
    ({ id, name, parentId, items }) => ({
      id,
      name,
      ...(parentId !== undefined && { parentId }),
      items: items.map(
        ({
          recipeId: _,
          ownMarks: __,
          modifierGroups: ___,
          ingredients: ____,
          confirmedClaims,
          allergens,
          mayContain,
          removable,
          dietsOnRequest,
          ...item
        }) => ({
          ...item,
          imageUrl: null,
          dietaryOptions: [],
          prices: item.prices.map(({ head: _, original: __, ...price }) => price),
        }),
      ),
    }),
  )

it('lists all that a CSV leaves out: a menu without any of it comes back whole', () => {
  fc.assert(
    fc.property(menu, (whole) => {
      const menu = tabled(whole)
      expect(notInCsv(menu)).toEqual([])
      const { content } = read(menu)
      expect(told(content)).toEqual(told(menu))
      expect({ ...newMenu([], content.currency), sections: [] }).toEqual({ ...menu, sections: [] })
    }),
    { numRuns: tries(100) },
  )
})
