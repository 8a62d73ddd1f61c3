import { describe, expect, it } from 'vitest'
import { buildContent, buildItem } from '../../../tests/builders/build-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierOption } from '../model/modifiers.ts'
import { itemsOf, mapItems } from '../model/walk.ts'
import { type SignOff, signedItems, whyNotSigned } from './sign-offs.ts'
import { formerSignedTexts, signedText } from './signed-text.ts'

const menu: Menu = mapItems(buildContent({ items: 3, sections: 1 }), (item) => ({
  ...item,
  allergens: ['milk'],
}))
const first = itemsOf(menu)[0] as MenuItem

function signed(at = '2026-11-01T10:00:00.000Z'): SignOff {
  const section = menu.sections[0]
  if (!section) throw new Error('The menu has a section.')
  return { itemId: first.id, name: 'Ana', account: 'house', at, text: signedText(menu, section, first) }
}

const changed = (changes: Partial<MenuItem>): Menu =>
  mapItems(menu, (item) => (item.id === first.id ? { ...item, ...changes } : item))

const stateOfFirst = (of: Menu, ...signOffs: SignOff[]) => signedItems(of, signOffs)[0]?.state

describe('a sign-off', () => {
  it('holds for the words, the recipe and the declaration that were signed', () => {
    expect(stateOfFirst(menu, signed())).toBe('signed')
    expect(stateOfFirst(changed({ name: ` ${first.name}  ` }), signed())).toBe('signed')
  })

  it.each<[string, Partial<MenuItem>]>([
    ['name', { name: 'Another soup' }],
    ['description', { description: 'With almonds.' }],
    ['recipe', { ingredients: ['butter'] }],
    ['declaration', { allergens: [] }],
    ['traces', { mayContain: ['sesame'] }],
    ['additives', { additives: ['phosphate'] }],
  ])('is void once the %s changes', (_, changes) => {
    expect(stateOfFirst(changed(changes), signed())).toBe('void')
  })

  it('is void once an extra of the item declares something else', () => {
    const group = {
      id: 'g1',
      name: 'Extras',
      min: 0,
      max: null,
      options: [{ id: 'o1', name: 'Egg', amount: 100 }],
    }
    const withExtras = { ...changed({ modifierGroups: ['g1'] }), modifierGroups: [group] }
    const section = withExtras.sections[0]
    const item = section?.items[0]
    if (!section || !item) throw new Error('The menu has an item.')
    const signOff = { ...signed(), text: signedText(withExtras, section, item) }
    expect(stateOfFirst(withExtras, signOff)).toBe('signed')
    const proposed = { id: 'o1', name: 'Egg', amount: 100, allergens: ['eggs'] }
    const stateWith = (egg: ModifierOption) =>
      stateOfFirst({ ...withExtras, modifierGroups: [{ ...group, options: [egg] }] }, signOff)
    expect(stateWith({ ...proposed, confirmedName: 'Egg' })).toBe('void')
    // What waits to be confirmed is signed by nobody.
    expect(stateWith(proposed)).toBe('signed')
  })

  it('of before the words around a dish counted holds, until something that it covered changes', () => {
    const [section] = menu.sections
    if (!section) throw new Error('The menu has a section.')
    const texts = formerSignedTexts(menu, section, first)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      const former = { ...signed(), text }
      expect(stateOfFirst(menu, former)).toBe('signed')
      expect(stateOfFirst(changed({ number: 'with almonds' }), former)).toBe('signed')
      expect(stateOfFirst(changed({ description: 'With almonds.' }), former)).toBe('void')
    }
    expect(stateOfFirst(changed({ number: 'with almonds' }), signed())).toBe('void')
  })

  it('outlives its price and its place', () => {
    expect(stateOfFirst(changed({ prices: [] }), signed())).toBe('signed')
  })

  it('counts by the newest', () => {
    const old = { ...signed('2026-10-01T10:00:00.000Z'), text: 'other' }
    expect(stateOfFirst(menu, signed(), old)).toBe('signed')
    expect(stateOfFirst(menu, { ...old, at: '2026-12-01T10:00:00.000Z' }, signed())).toBe('void')
  })

  it('is missing where nobody signed, and where nobody declared', () => {
    expect(stateOfFirst(menu)).toBe('open')
    expect(signedItems(buildContent({ items: 1, sections: 1 }), [])[0]?.state).toBe('undeclared')
  })
})

it('asks for a declaration that nothing waits in', () => {
  expect(whyNotSigned(buildItem())).toBe('nothing_declared')
  expect(whyNotSigned(buildItem({ allergens: [] }))).toBeNull()
  const waiting = { claimsToConfirm: { dietaryOptions: [], allergens: ['milk'] } }
  expect(whyNotSigned(buildItem(waiting))).toBe('claims_to_confirm')
})
