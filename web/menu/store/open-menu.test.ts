import { beforeEach, describe, expect, it } from 'vitest'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { customItem, removeItem } from '#domain/menu/editing/edits.ts'
import { addNotice, updateMenu } from '#domain/menu/editing/menu-edits.ts'
import { updateSection } from '#domain/menu/editing/sections.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { kept, storage } from '#tests/builders/browser-storage.ts'
import { isDraftBehind } from '../state/work.ts'

const { writeWaiting } = await import('./waiting-backup.ts')
const { savePayload } = await import('../saving/save-menu.ts')
const { hasUnsavedChanges, useOpenMenu } = await import('./open-menu.ts')

const open = () => useOpenMenu.getState()
const names = () => itemsOf(open().menu ?? newMenu()).map(({ name }) => name)

const menuOf = (...dishes: string[]): Menu =>
  newMenu([
    {
      id: 1,
      name: 'Appetizers',
      items: dishes.map((name, index) =>
        customItem(
          { name, description: '', prices: [fixedPrice(1000)], dietaryOptions: [] },
          { id: 9000 + index, cuisineId: 1, categoryId: 1 },
        ),
      ),
    },
  ])

const remove = (itemId: number) => open().edit((menu) => removeItem(menu, { sectionId: 1, itemId }))
const save = (id: string, version: number) => open().markSaved({ id, version }, open().revision)

beforeEach(() => {
  open().clear()
  open().startMenu(menuOf('Soup', 'Bread'), 1)
})

describe('undoing an edit', () => {
  it('brings the menu back, and takes it forward again', () => {
    remove(9000)
    open().undo()
    expect(names()).toEqual(['Soup', 'Bread'])
    open().redo()
    expect(names()).toEqual(['Bread'])
  })

  it('does nothing where there is nothing to undo or to redo', () => {
    const before = open()
    open().undo()
    open().redo()
    expect(open()).toEqual(before)
  })

  it('is a change that the draft must learn of', () => {
    remove(9000)
    const { work, revision, savedAs } = open()
    open().draftKept({ ...work, draftVersion: 1, keptState: `${revision}` }, null)
    expect(savedAs).toBeNull()
    expect(isDraftBehind(open())).toBe(false)
    open().undo()
    expect(isDraftBehind(open())).toBe(true)
    expect(open().work.draftVersion).toBe(1)
  })

  it('counts as saved again once it is back at what was saved', () => {
    save('a', 1)
    remove(9000)
    expect(hasUnsavedChanges(open())).toBe(true)
    open().undo()
    expect(hasUnsavedChanges(open())).toBe(false)
    open().redo()
    expect(hasUnsavedChanges(open())).toBe(true)
  })

  it('keeps the version of a save made since', () => {
    remove(9000)
    save('a', 1)
    open().undo()
    expect(open().savedAs).toMatchObject({ id: 'a', version: 1 })
    expect(hasUnsavedChanges(open())).toBe(true)
  })

  it('takes the settings back too, rapid ones at once', () => {
    for (const primaryColor of ['#111111', '#222222', '#333333']) open().setDesign({ primaryColor })
    open().setDesign({ fontSize: 'large' })
    open().undo()
    expect(open().design).toMatchObject({ primaryColor: '#333333', fontSize: defaultDesign.fontSize })
    open().undo()
    expect(open().design).toEqual(defaultDesign)
  })

  it('takes the edits of one step back together', () => {
    open().edit((menu) => removeItem(menu, { sectionId: 1, itemId: 9000 }), 'clear out')
    open().edit((menu) => removeItem(menu, { sectionId: 1, itemId: 9001 }), 'clear out')
    open().undo()
    expect(names()).toEqual(['Soup', 'Bread'])
  })

  it('has nothing to do for an edit that changed nothing', () => {
    const { revision } = open()
    open().edit((menu) => menu)
    expect(open().revision).toBe(revision)
    expect(open().history.past).toEqual([])
  })
})

describe('undoing the start of another menu', () => {
  it('brings the menu back with where it is saved', () => {
    save('a', 1)
    open().startMenu(menuOf('Pie'), 2)
    save('b', 1)
    open().undo()
    expect(names()).toEqual(['Soup', 'Bread'])
    expect(open()).toMatchObject({ cuisineId: 1, savedAs: { id: 'a', version: 1 } })
    expect(hasUnsavedChanges(open())).toBe(false)
    open().redo()
    expect(open()).toMatchObject({ cuisineId: 2, savedAs: { id: 'b', version: 1 } })
    expect(hasUnsavedChanges(open())).toBe(false)
  })

  it('brings unsaved work back as unsaved, with its own draft', () => {
    remove(9000)
    const { work } = open()
    open().startMenu(menuOf('Pie'), 2)
    expect(open().work.id).not.toBe(work.id)
    open().undo()
    expect(open().work).toEqual(work)
    expect(hasUnsavedChanges(open())).toBe(true)
  })

  it('does not give it to a save that was sent for the other one', () => {
    open().startMenu(menuOf('Pie'), 2)
    const sent = open().revision
    open().undo()
    open().markSaved({ id: 'pie', version: 1 }, sent)
    expect(open().savedAs).toBeNull()
  })
})

describe('what was brought in last', () => {
  const pie = menuOf('Pie')

  it('is sent with the next save and with no later one, and goes back with an undo', () => {
    expect(savePayload(open())).not.toHaveProperty('lastImport')
    open().bringIn(pie, pie, null)
    expect(savePayload(open()).lastImport).toEqual(pie)
    save('a', 1)
    expect(savePayload(open())).not.toHaveProperty('lastImport')
    open().undo()
    expect(names()).toEqual(['Soup', 'Bread'])
    expect(savePayload(open()).lastImport).toBeNull()
  })

  it('is sent again where it was brought in while a save was under way', () => {
    const sent = open().revision
    open().bringIn(pie, pie, undefined)
    open().markSaved({ id: 'a', version: 1 }, sent)
    expect(savePayload(open()).lastImport).toEqual(pie)
  })

  it('belongs to one menu', () => {
    open().bringIn(pie, pie, null)
    open().startMenu(menuOf('Cake'), 1)
    expect(savePayload(open())).not.toHaveProperty('lastImport')
    open().undo()
    expect(savePayload(open()).lastImport).toEqual(pie)
  })

  it('is left out where a body has no room for it, and never keeps a menu from being saved', () => {
    const long = { ...pie, intro: 'x'.repeat(800_000) }
    open().bringIn(pie, long, null)
    expect(savePayload(open()).lastImport).toBeNull()
  })
})

it('goes nowhere from a menu that was opened from My Menus', () => {
  remove(9000)
  const content = { restaurant: defaultRestaurant, ...menuOf('Pie') }
  const saved = {
    id: 'c',
    version: 3,
    name: 'Pies',
    content,
    design: defaultDesign,
    templateId: 1,
    cuisineId: 2,
  }
  open().loadMenu(saved as SavedMenu)
  open().undo()
  expect(names()).toEqual(['Pie'])
})

it('leaves the history out of the backup', () => {
  remove(9000)
  writeWaiting()
  expect(kept.get('carte-open-menu')).not.toContain('history')
})

it('takes a drag through many colours, however slow, as one step', () => {
  for (const primaryColor of ['#111111', '#222222', '#333344']) {
    open().setDesign({ primaryColor }, 'the first colour picked')
  }
  open().setDesign({ primaryColor: '#444444' }, 'the next one')
  open().undo()
  expect(open().design.primaryColor).toBe('#333344')
  open().undo()
  expect(open().design.primaryColor).toBe(defaultDesign.primaryColor)
})

/** A section as version 1 of the document had it. */
const soups = [
  {
    category: { id: 1, name: 'Appetizers' },
    items: [
      { id: 9000, name: 'Soup', description: '', price: 9.5, cuisineId: 1, categoryId: 1 },
      { id: 9001, name: 'Bread', description: '', price: 0, cuisineId: 1, categoryId: 1 },
    ],
  },
]

it('opens a backup of document version 1 as a menu of today', async () => {
  const state = { groups: soups, restaurant: defaultRestaurant, templateId: 1, design: defaultDesign }
  const backup = { version: 1, state: { ...state, revision: 3, safeRevision: 1 } }
  // What still waits is written first.
  writeWaiting()
  storage.setItem('carte-open-menu', JSON.stringify(backup))
  await useOpenMenu.persist.rehydrate()
  expect(open()).toMatchObject({ revision: 3, safeRevision: 1 })
  expect(open().menu).toMatchObject({ currency: 'USD', title: '', notices: [] })
  expect(itemsOf(open().menu ?? newMenu()).map(({ name, prices }) => [name, prices])).toEqual([
    ['Soup', [fixedPrice(950)]],
    ['Bread', []],
  ])
})

it('undoes and redoes what a menu says besides its items', () => {
  open().edit((menu) => updateMenu(menu, { title: 'Dinner' }))
  open().edit((menu) => addNotice(menu, { kind: 'tax', text: 'Prices include VAT.' }))
  open().edit((menu) => updateSection(menu, 1, { intro: 'Soups of the day.' }))
  open().undo()
  expect(open().menu?.sections[0]).not.toHaveProperty('intro')
  open().undo()
  expect(open().menu?.notices).toEqual([])
  open().undo()
  expect(open().menu?.title).toBe('')
  for (const _ of ['title', 'notice', 'introduction']) open().redo()
  expect(open().menu).toMatchObject({ title: 'Dinner', notices: [{ text: 'Prices include VAT.' }] })
  expect(open().menu?.sections[0]?.intro).toBe('Soups of the day.')
})

it('gives a backup of an older version the settings that are new since then', async () => {
  const { hasQrCode, fitToPages, ...older } = { ...defaultDesign, primaryColor: '#123456' }
  const menu = { groups: soups, restaurant: defaultRestaurant, templateId: 1 }
  const backup = { version: 1, state: { ...menu, design: older, revision: 1, safeRevision: 1 } }
  // What still waits is written first.
  writeWaiting()
  storage.setItem('carte-open-menu', JSON.stringify(backup))
  await useOpenMenu.persist.rehydrate()
  expect(open().design).toEqual({ ...older, hasQrCode: false, fitToPages: null })
})

it('begins a design on the paper of the country, and leaves one that is under way', () => {
  const onA4: Design = { ...defaultDesign, pageSize: 'a4' }
  open().clear()
  open().setRestaurant({ ...defaultRestaurant, market: { country: 'GB' } })
  open().startMenu(menuOf('Soup'), 1)
  expect(open().design).toEqual(onA4)
  open().setRestaurant({ ...defaultRestaurant, market: { country: 'US' } })
  open().startMenu(menuOf('Stew'), 1)
  expect(open().design).toEqual(onA4)
  open().clear()
  open().startMenu(menuOf('Salad'), 1)
  expect(open().design).toEqual(defaultDesign)
})

it('moves a menu along with its restaurant, and leaves one that is sold elsewhere', () => {
  const inCalifornia = { ...defaultRestaurant, market: { country: 'US', region: 'CA' } }
  open().clear()
  open().setRestaurant(inCalifornia)
  open().startMenu({ ...menuOf('Soup'), market: { country: 'US', region: 'CA' } }, 1)
  open().setRestaurant({ ...inCalifornia, market: { country: 'DE' } })
  expect(open().menu?.market).toEqual({ country: 'DE' })
  open().undo()
  expect(open().menu?.market).toEqual({ country: 'US', region: 'CA' })
  expect(open().restaurant.market).toEqual({ country: 'US', region: 'CA' })

  open().edit((menu) => ({ ...menu, market: { country: 'FR' } }))
  open().setRestaurant({ ...inCalifornia, market: { country: 'DE' } })
  expect(open().menu?.market).toEqual({ country: 'FR' })
})
