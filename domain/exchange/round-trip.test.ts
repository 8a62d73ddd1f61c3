import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyContent, anyMenu } from '#tests/builders/any-menu.ts'
import { defaultDesign } from '../design/settings.ts'
import { claimsOf, settleClaims } from '../menu/claims/claims.ts'
import { headsAbove } from '../menu/model/check-menu.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '../menu/model/menu.ts'
import { countItems, mapItems, mapSections } from '../menu/model/walk.ts'
import { excessiveSavings } from '../menu/prices/savings.ts'
import { menuFile, readMenuFile } from '../menu/stored/menu-file.ts'
import { UnreadableDocumentError } from '../menu/stored/read-stored.ts'
import { pathOf } from './columns/path-of.ts'
import { readMenu } from './reading/read-menu.ts'
import { layOut, type SourceLayout } from './reading/source.ts'
import { addMenu } from './taking/add-menu.ts'
import { addToMenu, replaceMenu } from './taking/import-menu.ts'
import { samePath } from './words/section-path.ts'
import { menuCsv } from './writing/menu-csv.ts'
import { notInCsv } from './writing/not-in-csv.ts'

const read = (text: string, layout?: SourceLayout, currency: string | null = null) => {
  const source = layOut(text, layout)
  return readMenu(source.table, {
    ...source,
    firstSection: 'Main Courses',
    leavesOutRepeats: false,
    currency,
  })
}

/** What a spreadsheet does not keep of any text: the space around it. */
const trimmed = (menu: Menu): Menu =>
  mapItems(menu, (item) => settleClaims({ ...item, description: item.description.trim() }))

/** A menu whose sections all have names of their own. */
const menu = anyMenu.map(trimmed).filter(({ sections }) => {
  const paths = sections.map((section) => samePath(pathOf(sections, section)))
  return new Set(paths).size === paths.length
})

const sorted = <T>(values: readonly T[] = []): T[] => values.toSorted()

/** What a table tells of an item, whoever stands behind its claims. */
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
      const { sections, leftOut, remarks, currency } = read(menuCsv(menu))
      expect(leftOut).toEqual([])
      const pricedItems = menu.sections.some(({ items }) => items.some(({ prices }) => prices.length > 0))
      if (pricedItems) expect(currency).toBe(menu.currency)
      const problems = remarks.filter(({ code }) => code !== 'currency_taken' && code !== 'without_price')
      expect(problems).toEqual([])
      const taken = replaceMenu(newMenu([], menu.currency), sections, 5)
      expect(told(taken)).toEqual(told(menu))
      expect(menuSchema.safeParse(taken).error).toBeUndefined()
    }),
    { numRuns: 100 },
  )
})

it('leaves a menu as it is that is replaced by its own CSV', () => {
  fc.assert(
    fc.property(menu, (menu) => {
      const { sections } = read(menuCsv(menu), 'table', menu.currency)
      expect(unread(replaceMenu(menu, sections, 5))).toEqual(unread(menu))
    }),
    { numRuns: 100 },
  )
})

/** A menu without the note that its claims were read from a file. */
const unread = (menu: Menu): Menu => mapItems(menu, ({ readClaims: _, ...item }) => item)

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
      const taken = replaceMenu(newMenu([], menu.currency), read(menuCsv(menu)).sections, 5)
      expect({ ...taken, sections: [] }).toEqual({ ...menu, sections: [] })
      expect(told(taken)).toEqual(told(menu))
    }),
    { numRuns: 100 },
  )
})

it('gives everything back from a file of ours', () => {
  fc.assert(
    fc.property(anyContent, fc.constantFrom(1, 2, 3), (content, templateId) => {
      const file = { content, design: { ...defaultDesign, accentColor: '#123456' }, templateId }
      expect(readMenuFile(menuFile(file))).toEqual(file)
    }),
    { numRuns: 100 },
  )
})

it('adds any menu to any other, with all that its items refer to', () => {
  fc.assert(
    fc.property(menu, menu, (menu, another) => {
      const other = { ...another, currency: menu.currency }
      fc.pre(menuSchema.safeParse(other).success)
      const added = addMenu(menu, other)
      expect(menuSchema.safeParse(added).error).toBeUndefined()
      expect(countItems(added)).toBe(countItems(menu) + countItems(other))
      for (const section of menu.sections) {
        const kept = added.sections.find(({ id }) => id === section.id)
        expect(kept?.items.slice(0, section.items.length).map(({ id }) => id)).toEqual(
          section.items.map(({ id }) => id),
        )
      }
      const groupsOf = ({ sections, modifierGroups }: Menu) =>
        sections.flatMap(({ items }) =>
          items.flatMap((item) =>
            (item.modifierGroups ?? []).map((key) => modifierGroups.find(({ id }) => id === key)?.name),
          ),
        )
      expect(sorted(groupsOf(added))).toEqual(sorted([...groupsOf(menu), ...groupsOf(other)]))
    }),
    { numRuns: 100 },
  )
})

it('makes something of any text and any bytes, and never a menu that breaks the rules', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('12', '12,50', '$8', '14 / 52', 'MP', 'from 32', '-3', '8 oz', 'Wine > Red', 'none', ''),
  )
  const heading = fc.constantFrom(
    'Section',
    'Name',
    'Price',
    'Label',
    'Size',
    'Column',
    'Price type',
    'Carte ID',
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .tuple(
        fc.uniqueArray(heading, { maxLength: 8 }),
        fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }),
      )
      .map(([headings, rows]) => [headings, ...rows].map((cells) => cells.join(',')).join('\n')),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder('windows-1252').decode(bytes)),
  )
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom<SourceLayout | undefined>('table', 'lines', undefined),
      (text, layout) => {
        const { sections, leftOut, currency } = read(text, layout)
        const taken = replaceMenu(newMenu([], currency), sections, 5)
        expect(menuSchema.safeParse(taken).error).toBeUndefined()
        expect(excessiveSavings(taken)).toEqual([])
        expect(menuSchema.safeParse(addToMenu(taken, sections, 5)).error).toBeUndefined()
        const rows = layOut(text, layout).table.rows.length
        // The rest are headings, and prices of one item.
        expect(countItems(taken) + leftOut.length).toBeLessThanOrEqual(rows)
      },
    ),
    { numRuns: 500 },
  )
})

it('refuses any text that is no file of ours with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readMenuFile(text)).toThrow(UnreadableDocumentError)
    }),
  )
})
