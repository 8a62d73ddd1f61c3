import { expect, it } from 'vitest'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { continuesAs } from './use-edit-menu.ts'

const stored = { id: 'abc', version: 3 } as SavedMenu

it('keeps the open menu when the stored one is the version it came from, so that unsaved changes stay', () => {
  expect(continuesAs({ menu: newMenu(), savedAs: { id: 'abc', version: 3 } }, stored)).toBe(true)
})

it('does not take another menu, an older version or a blank builder for the stored one', () => {
  expect(continuesAs({ menu: newMenu(), savedAs: { id: 'abd', version: 3 } }, stored)).toBe(false)
  expect(continuesAs({ menu: newMenu(), savedAs: { id: 'abc', version: 2 } }, stored)).toBe(false)
  expect(continuesAs({ menu: newMenu(), savedAs: null }, stored)).toBe(false)
  expect(continuesAs({ menu: null, savedAs: { id: 'abc', version: 3 } }, stored)).toBe(false)
})
