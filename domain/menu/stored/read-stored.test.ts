import { describe, expect, it } from 'vitest'
import { samples, storedLastImport } from '#tests/builders/stored-samples.ts'
import { backupForm, draftForm, lastImportForm, menuFileForm, profileForm, savedMenuForm } from './forms.ts'
import type { Migration } from './migration.ts'
import { MENU_DOCUMENT_VERSION, migrations } from './migrations.ts'
import {
  readStored,
  readStoredText,
  type StoredForm,
  storedText,
  UnreadableDocumentError,
} from './read-stored.ts'

type Sample = keyof typeof samples

const readable: readonly (readonly [StoredForm, Sample])[] = [
  [savedMenuForm, 'savedMenu'],
  [draftForm, 'draft'],
  [draftForm, 'firstDraft'],
  [profileForm, 'profile'],
  [profileForm, 'profileWithPricing'],
  [backupForm, 'backup'],
  [backupForm, 'firstBackup'],
  [menuFileForm, 'menuFile'],
]

const forms: readonly (readonly [StoredForm, object])[] = [
  [savedMenuForm, samples.savedMenu],
  [draftForm, samples.draft],
  [profileForm, samples.profile],
  [backupForm, samples.backup],
  [menuFileForm, samples.menuFile],
]

type StoredItem = (typeof samples.backup)['groups'][number]['items'][number] & {
  readonly originalPrice?: number
}
type StoredGroups = readonly {
  readonly category: { readonly id: number; readonly name: string }
  readonly items: readonly StoredItem[]
}[]

/** Sections and prices as version 2 has them; every other field of 0.1 as it was. */
const sectionsOf = (groups: StoredGroups) =>
  groups.map(({ category, items }) => ({
    ...category,
    items: items.map(
      ({
        price,
        originalPrice,
        dietaryDetails: _,
        isVegetarian: __,
        isVegan: ___,
        isGlutenFree: ____,
        location: _____,
        ...kept
      }) => ({
        ...kept,
        prices: [
          {
            id: 'p1',
            kind: 'fixed',
            amount: price * 100,
            ...(originalPrice && { original: originalPrice * 100 }),
          },
        ],
      }),
    ),
  }))

/** A form of 0.1 as this version reads it. */
function lifted(stored: object): object {
  const { content, groups, design, ...rest } = withoutVersion(stored) as {
    content?: { restaurant: object; groups: StoredGroups }
    groups?: StoredGroups | null
    design?: object
  }
  return {
    ...rest,
    ...(design && { design: { ...design, secondaryColor: '#ffffff', hideWatermark: true } }),
    ...(content && {
      content: { restaurant: content.restaurant, currency: 'USD', sections: sectionsOf(content.groups) },
    }),
    ...(groups !== undefined && { menu: groups && { currency: 'USD', sections: sectionsOf(groups) } }),
  }
}

const withoutVersion = (stored: object) => {
  const { documentVersion: _, ...rest } = stored as { documentVersion?: number }
  return rest
}

describe.each(readable.map(([form, sample]) => ({ form, sample, name: `${form.name}: ${sample}` })))(
  'of Carte 0.1, $name',
  ({ form, sample }) => {
    const stored = samples[sample]

    it('is read with everything that was in it', () => {
      expect(readStored(form, stored)).toMatchObject(lifted(stored))
    })

    it('is the same after it is written by this version', () => {
      const read = readStored(form, stored)
      const text = storedText(read as object)
      expect(JSON.parse(text)).toHaveProperty('documentVersion', MENU_DOCUMENT_VERSION)
      expect(readStoredText(form, text)).toEqual(read)
    })
  },
)

it('reads the last import of a menu as it was brought, and a draft and a backup with theirs', () => {
  const { menu } = storedLastImport
  expect(readStored(lastImportForm, storedLastImport)).toEqual({ menu })
  const titled: Migration = {
    name: 'title',
    migrate: (parts) => ({ ...parts, menu: { ...(parts.menu as object), title: 'Lunch' } }),
  }
  expect(readStored(lastImportForm, storedLastImport, [...migrations, titled]).menu.title).toBe('Lunch')
  for (const damaged of [{ menu }, { documentVersion: 2 }, { documentVersion: 2, menu: { sections: 7 } }])
    expect(() => readStored(lastImportForm, damaged)).toThrow(UnreadableDocumentError)
  expect(readStored(draftForm, { ...samples.draft, lastImport: menu }).lastImport).toEqual(menu)
  expect(readStored(draftForm, { ...samples.draft, lastImport: null }).lastImport).toBeNull()
  expect(readStored(backupForm, { ...samples.backup, lastImport: menu }).lastImport).toEqual(menu)
  expect(readStored(backupForm, { ...samples.backup, lastImport: { sections: 7 } }).lastImport).toBeNull()
  expect(readStored(backupForm, samples.backup)).not.toHaveProperty('lastImport')
})

describe.each(forms.map(([form, sample]) => ({ form, sample, name: form.name })))(
  'a stored form: $name',
  ({ form, sample }) => {
    const refusal = (stored: unknown) => {
      expect(() => readStored(form, stored)).toThrow(UnreadableDocumentError)
    }

    it('is refused when a part is missing, damaged or of another shape', () => {
      const parts = Object.keys(sample).filter((part) =>
        ['content', 'design', 'groups', 'restaurant', 'name'].includes(part),
      )
      expect(parts.length).toBeGreaterThan(0)
      for (const part of parts) {
        refusal({ ...sample, [part]: undefined })
        refusal({ ...sample, [part]: 7 })
      }
      for (const stored of [null, 7, 'text', [], {}, { menu: [] }, { documentVersion: 1 }]) refusal(stored)
    })

    it('is refused when an item or a color is damaged; only a backup keeps its dishes beside such a design', () => {
      const text = JSON.stringify(sample)
      for (const [whole, damaged] of [
        ['"price":14.5', '"price":"14.5"'],
        ['"name":"Chez Nous"', '"name":""'],
      ] as const)
        if (text.includes(whole)) refusal(JSON.parse(text.replace(whole, damaged)))
      const withoutColor = JSON.parse(text.replace('"#a63a24"', '"red"'))
      if (form === backupForm)
        expect(readStored(form, withoutColor)).toMatchObject({
          menu: { sections: sectionsOf(withoutColor.groups) },
        })
      else if (text.includes('"#a63a24"')) refusal(withoutColor)
    })

    it('is refused when its text was cut short', () => {
      expect(() => readStoredText(form, JSON.stringify(sample).slice(0, -5))).toThrow(UnreadableDocumentError)
      expect(() => readStoredText(form, '')).toThrow(UnreadableDocumentError)
    })

    it('is refused when a later version wrote it, or one that never was', () => {
      expect(() => readStored(form, { ...sample, documentVersion: MENU_DOCUMENT_VERSION + 1 })).toThrow(
        /saved by a newer version of Carte/,
      )
      for (const documentVersion of [0, -1, 1.5, '1', null]) refusal({ ...sample, documentVersion })
    })

    it(`is ${form.mayLackVersion ? 'of version 1' : 'refused'} without a version`, () => {
      const stored = withoutVersion(sample)
      if (form.mayLackVersion)
        expect(readStored(form, stored)).toEqual(readStored(form, { ...sample, documentVersion: 1 }))
      else refusal(stored)
    })

    it('goes through the migrations that are new since its version', () => {
      const calls: string[] = []
      const steps = ['rename', 'renumber'].map((name) => ({
        name,
        migrate(parts: { restaurant?: unknown }) {
          calls.push(name)
          return { ...parts, restaurant: { ...(parts.restaurant as object), address: `after ${name}` } }
        },
      }))
      const all = [...migrations, ...steps]
      const read = readStored(form, { ...sample, documentVersion: 1 }, all) as object
      expect(calls).toEqual(['rename', 'renumber'])
      expect(JSON.stringify(read)).toContain('after renumber')
      readStored(form, { ...read, documentVersion: MENU_DOCUMENT_VERSION + steps.length }, all)
      expect(calls).toHaveLength(2)
    })
  },
)
