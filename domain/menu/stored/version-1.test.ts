import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyConfirmations, wordsKey } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { everythingShown } from '../printed/printed-item.ts'
import { printedMenu } from '../printed/printed-menu.ts'
import { backupForm, draftForm, profileForm, savedMenuForm } from './forms.ts'
import { readMenuFile } from './menu-file.ts'
import { readStoredText, storedText } from './read-stored.ts'

/**
 * Written by the code of Carte 0.1: dishes of its catalogue, renamed, copied and priced by the
 * optimization; dishes of the owner, two of them at no price; and what callers of the API could send: a
 * dish twice in a section, a section twice, a diet that isn't ours.
 */
const oldText = (name: string): string =>
  readFileSync(new URL(`../../../tests/samples/version-1/${name}.json`, import.meta.url), 'utf8')

const menus: Readonly<Record<string, () => Menu>> = {
  'saved menu': () => readStoredText(savedMenuForm, oldText('saved-menu')).content,
  draft: () => readStoredText(draftForm, oldText('draft')).content,
  backup: () => readStoredText(backupForm, oldText('backup')).menu as Menu,
  'menu file': () => readMenuFile(oldText('menu-file')).content,
}

describe.each(Object.entries(menus))('a %s of Carte 0.1', (_, read) => {
  const item = (name: string): MenuItem => itemsOf(read()).find((other) => other.name === name) as MenuItem

  it('prints what 0.1 printed, but no price where there was none', () => {
    const restaurant = { name: 'Chez Nous' }
    const printed = printedMenu(restaurant, read(), everythingShown).sections.map(({ name, items }) => ({
      section: name,
      items: items.map(({ name, description, prices, marks, allergens }) => ({
        name,
        description,
        price: prices.map(({ text }) => text).join(' ') || '$0.00',
        marks: marks.map(({ symbol, meaning }) => `${symbol} ${meaning}`),
        ...(allergens && { allergens }),
      })),
    }))
    expect(printed).toEqual(JSON.parse(oldText('printed')))
  })

  it('leaves dishes without a price where the price was 0, optimized or not', () => {
    expect(item('Bread & olives').prices).toEqual([])
    expect(item('Tap water').prices).toEqual([])
  })

  it('keeps the price before the optimization', () => {
    expect(item('Tomatoes from the garden')).toMatchObject({
      prices: [{ id: 'p1', kind: 'fixed', amount: 1200, original: 950 }],
      appliedMultipliers: { location: 1.13, seasonal: 1.1 },
    })
  })

  it('gives each section an id and each item of a section one of its own, without losing a recipe', () => {
    const { sections } = read()
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(sections.map(({ name }) => name)).toEqual([
      'To Share',
      'Main Courses',
      'Desserts',
      'From the Garden',
      'Late Night',
    ])
    for (const { items } of sections) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const [once, , again] = sections[0]?.items ?? []
    expect(again?.recipeId).toBe(once?.id)
  })

  it('keeps unconfirmed claims apart, and confirmed ones confirmed', () => {
    expect(item('Pesce Spada alla Ghiotta, our way').claimsToConfirm).toBeDefined()
    expect(item('Pesce Spada alla Ghiotta, our way').allergens).toBeUndefined()
    const tomatoes = item('Tomatoes from the garden')
    expect(tomatoes).toMatchObject({ dietaryOptions: [1, 3], allergens: [] })
    // The key of its words is written in the form of today; what was confirmed stays confirmed.
    const { confirmedClaims: confirmed } = tomatoes
    if (!confirmed) throw new Error('no claim is confirmed')
    const today = { ...confirmed, words: wordsKey(tomatoes) }
    expect(today.words).toBe(`~${confirmed.words}`)
    expect(applyConfirmations(tomatoes)).toEqual({ ...tomatoes, confirmedClaims: today })
  })

  it('keeps a diet of the owner’s own as a mark, and the words about a section', () => {
    const menu = read()
    expect(menu.marks).toEqual([{ id: 'd1', kind: 'own', symbol: 'H', meaning: 'Halal' }])
    expect(item('Kebab')).toMatchObject({ ownMarks: ['d1'], dietaryOptions: [] })
    expect(menu.sections.at(-1)).toMatchObject({
      shortfall: { requested: 3, found: 1 },
      ownerNotice: 'Taken from what you served last year.',
    })
  })
})

it('reads the profile and the work around a menu of Carte 0.1 as they were', () => {
  // Nobody said then whether the watermark is wanted where the plan may leave it out.
  const unsaid = { hideWatermark: true }
  const { documentVersion: _, ...profile } = JSON.parse(oldText('profile'))
  expect(readStoredText(profileForm, oldText('profile'))).toEqual(profile)
  const draft = JSON.parse(oldText('draft'))
  expect(readStoredText(draftForm, oldText('draft'))).toMatchObject({
    design: { ...draft.design, ...unsaid },
    templateId: draft.templateId,
    filters: draft.filters,
    savedAs: draft.savedAs,
  })
  const { groups: __, documentVersion: ___, design, ...backup } = JSON.parse(oldText('backup'))
  expect(readStoredText(backupForm, oldText('backup'))).toMatchObject({
    ...backup,
    design: { ...design, ...unsaid },
  })
})

it('keeps what a menu of Carte 0.1 called a diet', () => {
  const text = oldText('menu-file').replaceAll('"name": "Vegetarian"', '"name": "Végétarien"')
  expect(readMenuFile(text).content.marks).toContainEqual({
    id: 'diet1',
    kind: 'diet',
    key: '1',
    symbol: 'V',
    meaning: 'Végétarien',
  })
})

it('is the same after this version wrote it', () => {
  const read = readStoredText(savedMenuForm, oldText('saved-menu'))
  expect(readStoredText(savedMenuForm, storedText(read))).toEqual(read)
})
