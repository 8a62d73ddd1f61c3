import { describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { type RestaurantPage, restaurantPageSchema } from '#domain/live/model/restaurant-page.ts'
import { beginEditing, isUnsaved, nextEditing, type PageEvent } from './page-editing.ts'

const page = restaurantPageSchema.parse({ timeZone: 'Europe/Paris' })
const stored: OwnPage = {
  restaurantId: 'r1',
  restaurantName: 'Chez Nous',
  slug: 'chez-nous',
  url: 'https://carte.example/r/chez-nous',
  isOpen: true,
  isIndexed: true,
  isSlugChosen: true,
  formerSlugs: [],
  page,
  version: 3,
  updatedAt: '2026-11-23T10:00:00.000Z',
  menus: [],
}
const edited = (...events: PageEvent[]) => events.reduce(nextEditing, beginEditing(stored))
const endsAt = (hour: number) => ({
  type: 'change' as const,
  change: (was: RestaurantPage) => ({ ...was, dayEndsAt: hour }),
})
const later = (hour: number): OwnPage => ({ ...stored, version: 4, page: { ...page, dayEndsAt: hour } })

describe('work on the page of a restaurant', () => {
  it('is unsaved while it differs, and not where it is changed back', () => {
    expect(isUnsaved(edited())).toBe(false)
    expect(isUnsaved(edited(endsAt(2)))).toBe(true)
    expect(isUnsaved(edited(endsAt(2), endsAt(page.dayEndsAt)))).toBe(false)
    expect(isUnsaved(edited(endsAt(2), { type: 'discard' }))).toBe(false)
  })

  it('keeps what is changed while a save is under way', () => {
    const sent = edited(endsAt(2)).page
    const saving = nextEditing(edited(endsAt(2)), { type: 'save' })
    expect(nextEditing({ ...saving, page: sent }, { type: 'saved', stored: later(2), sent }).page).toEqual(
      later(2).page,
    )
    const changed = nextEditing(saving, endsAt(3))
    const saved = nextEditing(changed, { type: 'saved', stored: later(2), sent })
    expect(saved.page.dayEndsAt).toBe(3)
    expect(isUnsaved(saved)).toBe(true)
    expect(saved.stored.version).toBe(4)
  })

  it('keeps its own changes in a conflict until the person decides', () => {
    const conflict = edited(endsAt(2), { type: 'save' }, { type: 'conflict', theirs: later(6) })
    expect(conflict.page.dayEndsAt).toBe(2)
    expect(nextEditing(conflict, { type: 'take theirs' })).toMatchObject({
      page: { dayEndsAt: 6 },
      stored: { version: 4 },
      saving: { state: 'idle' },
    })
    const mine = nextEditing(conflict, { type: 'keep mine' })
    expect(mine).toMatchObject({ page: { dayEndsAt: 2 }, stored: { version: 4 } })
    expect(isUnsaved(mine)).toBe(true)
  })

  it('takes what the server says where nothing is unsaved, and never over unsaved changes', () => {
    expect(edited({ type: 'known', stored: later(6) })).toMatchObject({
      page: { dayEndsAt: 6 },
      stored: { version: 4 },
    })
    const closed = { ...later(6), isOpen: false }
    const editing = edited(endsAt(2), { type: 'known', stored: closed })
    expect(editing).toMatchObject({ page: { dayEndsAt: 2 }, stored: { version: 3, isOpen: false } })
  })
})
