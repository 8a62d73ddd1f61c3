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
    isMenuGone: false,
    ...more,
  }) as DraftSummary

const shown = (drafts: DraftSummary[]) => unsavedDrafts(drafts).map(({ workId }) => workId)

it('shows work that was never saved, and no draft without dishes', () => {
  expect(shown([draft('a'), draft('b', { items: 0 })])).toEqual(['a'])
})

it('leaves the draft of a saved menu to that menu', () => {
  expect(shown([draft('a', { savedAs: { id: 'a', version: 2 } })])).toEqual([])
})

it('leaves out what cannot be read', () => {
  const unreadable = { workId: 'a', version: 1, updatedAt: '2026-03-05T10:00:00Z', isReadable: false }
  expect(shown([unreadable as DraftSummary])).toEqual([])
})
