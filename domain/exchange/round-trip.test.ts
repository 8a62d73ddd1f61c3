import fc from 'fast-check'
import { expect, it } from 'vitest'
import { confirmAll } from '#tests/builders/confirm-all.ts'
import { allergens, dietaryOptions } from '../catalogue/reference.ts'
import { defaultDesign } from '../design/settings.ts'
import { claimsOf, proposeClaims } from '../menu/claims/claims.ts'
import { customItem } from '../menu/editing/edits.ts'
import { menuContentSchema } from '../menu/model/content.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { MENU_TEXT_LIMITS, type MenuGroup } from '../menu/model/schema.ts'
import { menuFile, readMenuFile } from '../menu/stored/menu-file.ts'
import { UnreadableDocumentError } from '../menu/stored/read-stored.ts'
import { replaceMenu } from './import-menu.ts'
import { menuCsv } from './menu-csv.ts'
import { decodeText } from './reading/decode-text.ts'
import { readMenu, sameSection } from './reading/read-menu.ts'
import { layOut, type SourceLayout } from './reading/source.ts'

/** Any text that an owner may type, with the characters that parsers and spreadsheets treat specially. */
const words = (maxLength: number, minLength = 0) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(
          '"',
          '""',
          ',',
          ';',
          '\t',
          '\n',
          '\r\n',
          '\r',
          '|',
          '=',
          '+',
          '-',
          '@',
          "'",
          "'=",
          ';=',
          '\u200B=',
          '\u00A0-',
          '  ',
        ),
        fc.constantFrom(
          '=cmd()',
          'Crème brûlée',
          '🍕',
          '👩‍🍳',
          'حمص بالطحينة',
          'שקשוקה',
          '寿司',
          '\u200F',
          '\uFEFF',
        ),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('').trim().slice(0, maxLength).trim().toWellFormed())
    .filter((text) => text.length >= minLength && !text.includes('\0'))

const item = fc
  .record({
    name: words(MENU_TEXT_LIMITS.name, 1),
    description: words(MENU_TEXT_LIMITS.description),
    cents: fc.integer({ min: 0, max: 10_000_000 }),
    diets: fc.subarray(dietaryOptions.map(({ id }) => id)),
    contains: fc.option(fc.subarray([...allergens])),
    isConfirmed: fc.boolean(),
  })
  .map(({ name, description, cents, isConfirmed, ...claims }) => {
    const item = proposeClaims(
      customItem(
        { name, description, price: cents / 100, dietaryOptions: [] },
        { id: 0, categoryId: 0, cuisineId: 5 },
      ),
      { dietaryOptions: claims.diets, allergens: claims.contains ?? undefined },
    )
    return isConfirmed ? confirmAll(item) : item
  })

const menu = fc
  .uniqueArray(
    fc.record({ name: words(MENU_TEXT_LIMITS.sectionName, 1), items: fc.array(item, { maxLength: 5 }) }),
    { maxLength: 6, selector: ({ name }) => sameSection(name) },
  )
  .map((sections): MenuGroup[] =>
    sections.map(({ name, items }, at) => ({
      category: { id: 1000 + at, name },
      items: items.map((one, index) => ({ ...one, id: 9000 + 100 * at + index, categoryId: 1000 + at })),
    })),
  )

/** What a table tells of a menu. */
const told = (groups: readonly MenuGroup[]) =>
  groups.map(({ category, items }) => ({
    section: category.name,
    items: items.map((item) => ({
      name: item.name,
      description: item.description,
      price: item.price,
      said: { ...claimsOf(item), dietaryOptions: claimsOf(item).dietaryOptions.toSorted() },
    })),
  }))

const read = (text: string, layout?: SourceLayout) => {
  const source = layOut(text, layout)
  return readMenu(source.table, { ...source, firstSection: 'Main Courses', leavesOutRepeats: false })
}

it('gives the same menu from its CSV', () => {
  fc.assert(
    fc.property(menu, (groups) => {
      const bytes = new TextEncoder().encode(menuCsv(groups))
      const file = decodeText(bytes)
      const { sections, leftOut, remarks } = read(file.kind === 'text' ? file.text : '')
      expect(leftOut).toEqual([])
      expect(remarks).toEqual([])
      expect(told(replaceMenu([], sections, 5))).toEqual(told(groups))
      // Brought back to where it came from, even its ids, pictures and confirmations stay.
      expect(replaceMenu(groups, sections, 5)).toEqual(groups)
    }),
    { numRuns: 500 },
  )
})

it('gives everything back from a file of ours', () => {
  fc.assert(
    fc.property(menu, words(200, 1), fc.constantFrom(1, 2, 3), (groups, name, templateId) => {
      const content = menuContentSchema.parse({ restaurant: { ...defaultRestaurant, name }, groups })
      const file = { content, design: { ...defaultDesign, accentColor: '#123456' }, templateId }
      expect(readMenuFile(menuFile(file))).toEqual(file)
    }),
  )
})

it('makes something of any text and any bytes, and never a menu that breaks the rules', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    words(400),
    fc
      .array(fc.array(words(20), { maxLength: 5 }))
      .map((rows) => rows.map((cells) => cells.join(',')).join('\n')),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => {
      const file = decodeText(bytes)
      return file.kind === 'text' ? file.text : ''
    }),
  )
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom<SourceLayout | undefined>('table', 'lines', undefined),
      (text, layout) => {
        const { sections, leftOut } = read(text, layout)
        const groups = replaceMenu([], sections, 5)
        expect(menuContentSchema.safeParse({ restaurant: defaultRestaurant, groups }).error).toBeUndefined()
        const rows = layOut(text, layout).table.rows.length
        const dishes = groups.reduce((sum, group) => sum + group.items.length, 0)
        // The rest are headings.
        expect(dishes + leftOut.length).toBeLessThanOrEqual(rows)
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
