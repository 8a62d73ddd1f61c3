import { expect, it } from 'vitest'
import type { DraftSummary } from '#contract/menus/drafts.ts'
import { unsavedDrafts } from './unsaved-drafts.ts'

const draft = (workId: string, more: object = {}) =>
  ({
    workId,
    version: 1,
    updatedAt: '2026-03-05T10:00:00Z',
    isReadable: true,
    restaurantName: 'Bistro',
    title: '',
    items: 3,
    savedAs: null,
    ...more,
  }) as DraftSummary

const shown = (drafts: DraftSummary[], menus: string[]) =>
  unsavedDrafts(drafts, new Set(menus)).map(({ workId }) => workId)

it('shows work that was never saved, and no draft without dishes', () => {
  expect(shown([draft('a'), draft('b', { items: 0 })], [])).toEqual(['a'])
})

it('leaves the draft of a saved menu to that menu, until the menu is deleted', () => {
  const drafts = [draft('a', { savedAs: { id: 'menu', version: 2 } })]
  expect(shown(drafts, ['menu'])).toEqual([])
  expect(shown(drafts, [])).toEqual(['a'])
})

it('leaves out what cannot be read', () => {
  const unreadable = { workId: 'a', version: 1, updatedAt: '2026-03-05T10:00:00Z', isReadable: false }
  expect(shown([unreadable as DraftSummary], [])).toEqual([])
})
