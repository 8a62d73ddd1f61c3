import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyContent } from '#tests/builders/any-menu.ts'
import { sampleMenu, sampleMenuText, tillMenuName, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { confirmedKeys, withKeysOfToday } from '#tests/support/keys-of-today.ts'
import { defaultDesign } from '../../design/settings.ts'
import { settled } from '../claims/claims.ts'
import { menuContentSchema } from '../model/menu.ts'
import { backupForm, draftForm, savedMenuForm } from './forms.ts'
import { menuFile, readMenuFile } from './menu-file.ts'
import { readStoredText, storedText } from './read-stored.ts'

describe('any menu', () => {
  it('is taken by the schema as it is', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(menuContentSchema.parse(content)).toEqual(content)
      }),
    )
  })

  it('is the same after it was a file', () => {
    fc.assert(
      fc.property(anyContent, fc.integer({ min: 1, max: 3 }), (content, templateId) => {
        const menu = { content, design: defaultDesign, templateId }
        expect(readMenuFile(menuFile(menu))).toEqual(menu)
      }),
    )
  })

  it('is the same after it was a saved menu, a draft and a backup', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const design = defaultDesign
        expect(readStoredText(savedMenuForm, storedText({ content, design }))).toEqual({ content, design })
        const draft = { content, design, templateId: 2, filters: {}, step: 'builder', savedAs: null }
        expect(readStoredText(draftForm, storedText(draft))).toEqual(draft)
        const { restaurant, ...menu } = content
        const backup = { menu, restaurant, design, templateId: 3, revision: 2, safeRevision: 1 }
        expect(readStoredText(backupForm, storedText(backup))).toMatchObject(backup)
      }),
      { numRuns: tries(30) },
    )
  })
})

describe.each([...typedMenuNames, tillMenuName] as const)('the menu of a restaurant: %s', (name) => {
  it('is written as our files are', () => {
    const { design, ...file } = JSON.parse(sampleMenuText(name))
    // Settings that came later have their defaults in a file that is written now, and nobody chose the grey paper.
    expect(JSON.parse(menuFile(sampleMenu(name)))).toMatchObject({
      ...file,
      design: { ...design, secondaryColor: '#ffffff', hideWatermark: true },
    })
  })

  it('prints claims only that its owner has confirmed', () => {
    const { content } = sampleMenu(name)
    expect(settled(content)).toEqual(withKeysOfToday(content))
  })

  it('asks for no price of zero', () => {
    const { sections, modifierGroups } = sampleMenu(name).content
    const prices = sections.flatMap(({ prices = [], items }) => [
      ...prices,
      ...items.flatMap((item) => item.prices),
    ])
    expect(prices.filter(({ amount }) => amount === 0)).toEqual([])
    expect(modifierGroups.flatMap(({ options }) => options.filter(({ amount }) => amount === 0))).toEqual([])
  })
})

it('names what was confirmed for an older key by the key of today, dish by dish, and only once', () => {
  const menus = typedMenuNames.map((name) => sampleMenu(name).content)
  const counts = menus.map((content) => {
    const [before, after] = [content, settled(content)].map(confirmedKeys)
    // Before, keys had no sign; today's key of the same words is the same with one, and with what a second line adds.
    expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}))
    for (const [name, key] of Object.entries(before ?? {})) {
      expect(key).toMatch(/^[0-9a-z]+$/)
      expect(after?.[name]).toMatch(new RegExp(`^~${key}(?:\\.[0-9a-z]+)?$`))
    }
    expect(settled(settled(content))).toEqual(settled(content))
    return Object.keys(before ?? {}).length
  })
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20)
})
