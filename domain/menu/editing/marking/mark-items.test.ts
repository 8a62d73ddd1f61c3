import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { allergens, diet, dietaryOptions } from '../../../reference/reference.ts'
import { membersOf } from '../../claims/allergen-names.ts'
import { allergenStates } from '../../claims/allergen-states.ts'
import { refusedClaim } from '../../claims/claim-status.ts'
import { proposeClaims } from '../../claims/proposals.ts'
import { itemMarks } from '../../model/marks.ts'
import { type Menu, menuSchema, newMenu } from '../../model/menu.ts'
import { itemsOf } from '../../model/walk.ts'
import { fixedPrice } from '../../prices/lead-price.ts'
import { customItem, type ItemPlace } from '../edits.ts'
import { addOwnMark } from './add-own-mark.ts'
import { markItem, standingOf } from './mark-item.ts'
import { markItems } from './mark-items.ts'
import type { MarkedThing } from './marked-thing.ts'

const dish = (id: number, name: string) =>
  customItem(
    { name, description: '', prices: [fixedPrice(900)], dietaryOptions: [] },
    { id, cuisineId: 8, categoryId: 3 },
  )
const menu = newMenu([
  { id: 3, name: 'Desserts', items: [dish(9001, 'Tart'), dish(9002, 'Sorbet'), dish(9003, 'Custard')] },
])
const desserts = [9001, 9002, 9003].map((itemId): ItemPlace => ({ sectionId: 3, itemId }))
const milk: MarkedThing = { kind: 'allergen', group: 'milk', state: 'contains' }
const vegan: MarkedThing = { kind: 'diet', id: diet.vegan }

it('says one thing of all items, and names those of which it cannot be true', () => {
  const withMilk = markItems(menu, desserts.slice(0, 1), milk, true).menu
  const { menu: next, refused } = markItems(withMilk, desserts, vegan, true)
  expect(refused).toEqual([
    { name: 'Tart', contradiction: { dietaryOption: diet.vegan, excludes: { allergen: 'milk' } } },
  ])
  expect(itemsOf(next).map(({ dietaryOptions }) => dietaryOptions)).toEqual([[], [diet.vegan], [diet.vegan]])
})

it('confirms what waits, and keeps items that say it already the same objects', () => {
  const read = proposeClaims(dish(9001, 'Tart'), { dietaryOptions: [diet.vegan] })
  const before = { ...menu, sections: [{ id: 3, name: 'Desserts', items: [read, dish(9002, 'Sorbet')] }] }
  const once = markItems(before, desserts, vegan, true).menu
  expect(itemsOf(once).map((item) => standingOf(item, vegan))).toEqual(['confirmed', 'confirmed'])
  expect(markItems(once, desserts, vegan, true).menu).toBe(once)
})

it('treats the levels of spice as one choice', () => {
  const hot = markItem(dish(9001, 'Curry'), { kind: 'mark', mark: 'spicy-2' }, true)
  expect(markItem(hot, { kind: 'mark', mark: 'spicy-3' }, true).marks).toEqual(['spicy-3'])
  expect(markItem(hot, { kind: 'mark', mark: 'spicy-2' }, false).marks).toBeUndefined()
})

it('adds a mark of the owner’s own to the menu and to the items at once', () => {
  const next = addOwnMark(menu, { symbol: 'h', meaning: 'House-made' }, desserts.slice(0, 2))
  const [mark] = next.marks
  expect(mark).toMatchObject({ kind: 'own', symbol: 'h', meaning: 'House-made' })
  expect(itemsOf(next).map(({ ownMarks }) => ownMarks)).toEqual([[mark?.id], [mark?.id], undefined])
})

const members = allergens.flatMap(membersOf)

const anyThing: fc.Arbitrary<MarkedThing> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('diet' as const, 'diet-on-request' as const),
    id: fc.constantFrom(...dietaryOptions.map(({ id }) => id)),
  }),
  fc.record({
    kind: fc.constant('allergen' as const),
    group: fc.constantFrom(...allergens),
    state: fc.constantFrom(...allergenStates),
  }),
  fc.record({ kind: fc.constant('member' as const), key: fc.constantFrom(...members) }),
  fc.constant({ kind: 'no-allergens' as const }),
  fc.record({ kind: fc.constant('mark' as const), mark: fc.constantFrom(...itemMarks) }),
  fc.constant({ kind: 'featured' as const }),
)

const placesOf = ({ sections }: Menu): ItemPlace[] =>
  sections.flatMap(({ id, items }) => items.map((item) => ({ sectionId: id, itemId: item.id })))

const steps = fc.array(
  fc.record({ thing: anyThing, isSaid: fc.boolean(), every: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 12 },
)

it('leaves a menu that is accepted and contradicts itself nowhere anew, whatever is marked in whatever order', () => {
  fc.assert(
    fc.property(anyMenu, steps, (start, sequence) => {
      let now = start
      for (const { thing, isSaid, every } of sequence) {
        const places = placesOf(now).filter((_, at) => at % every === 0)
        const next = markItems(now, places, thing, isSaid)
        expect(menuSchema.safeParse(next.menu).error?.issues ?? []).toEqual([])
        const before = itemsOf(now)
        for (const [at, item] of itemsOf(next.menu).entries())
          if (item !== before[at]) expect(refusedClaim(item)).toBeNull()
        now = next.menu
      }
      // Names, prices and the order of the page are none of its business.
      const rest = (menu: Menu) => itemsOf(menu).map(({ id, name, prices }) => ({ id, name, prices }))
      expect(rest(now)).toEqual(rest(start))
    }),
    { numRuns: tries(60) },
  )
})

it('says of an item what was asked, or says why not', () => {
  fc.assert(
    fc.property(anyMenu, anyThing, fc.boolean(), (start, thing, isSaid) => {
      const places = placesOf(start)
      const { menu: next, refused } = markItems(start, places, thing, isSaid)
      const standings = itemsOf(next).map((item) => standingOf(item, thing))
      const failed = standings.filter((standing) =>
        isSaid ? standing === null || standing === 'to-confirm' : standing !== null,
      )
      expect(failed.length).toBe(refused.length)
    }),
    { numRuns: tries(100) },
  )
})
