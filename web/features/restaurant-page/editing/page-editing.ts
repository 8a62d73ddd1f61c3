import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'

export interface PageEditing {
  readonly stored: OwnPage
  readonly page: RestaurantPage
  readonly saving: PageSaving
}

export type PageSaving =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  /** `reason` is for the person. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Another version was saved meanwhile; null where it could not be read. */
  | { readonly state: 'conflict'; readonly theirs: OwnPage | null }

export type PageEvent =
  | { readonly type: 'change'; readonly change: (page: RestaurantPage) => RestaurantPage }
  /** What the server says now, without a save from here: it is taken where nothing is unsaved. */
  | { readonly type: 'known'; readonly stored: OwnPage }
  | { readonly type: 'save' }
  /** `sent` is the page that was sent: what was changed since then is still unsaved. */
  | { readonly type: 'saved'; readonly stored: OwnPage; readonly sent: RestaurantPage }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'conflict'; readonly theirs: OwnPage | null }
  /** `settle`: the success has been shown for long enough. */
  | { readonly type: 'settle' | 'discard' | 'take theirs' | 'keep mine' }

export const beginEditing = (stored: OwnPage): PageEditing => ({
  stored,
  page: stored.page,
  saving: { state: 'idle' },
})

export const isUnsaved = ({ page, stored }: PageEditing): boolean =>
  page !== stored.page && JSON.stringify(page) !== JSON.stringify(stored.page)

/** The work after an event; an event that does not fit leaves it as it is. */
export function nextEditing(editing: PageEditing, event: PageEvent): PageEditing {
  const { stored, page, saving } = editing
  switch (event.type) {
    case 'change': {
      const isBusy = saving.state === 'saving' || saving.state === 'conflict'
      return { stored, page: event.change(page), saving: isBusy ? saving : { state: 'idle' } }
    }
    case 'known':
      return isUnsaved(editing) || saving.state === 'saving'
        ? { ...editing, stored: { ...event.stored, version: stored.version, page: stored.page } }
        : { ...editing, stored: event.stored, page: event.stored.page }
    case 'save':
      return { ...editing, saving: { state: 'saving' } }
    case 'saved':
      return {
        stored: event.stored,
        page: page === event.sent ? event.stored.page : page,
        saving: { state: 'saved' },
      }
    case 'failed':
      return { ...editing, saving: { state: 'failed', reason: event.reason } }
    case 'conflict':
      return { ...editing, saving: { state: 'conflict', theirs: event.theirs } }
    case 'settle':
      return saving.state === 'saved' ? { ...editing, saving: { state: 'idle' } } : editing
    case 'discard':
      return { stored, page: stored.page, saving: { state: 'idle' } }
    case 'take theirs':
      return saving.state === 'conflict' && saving.theirs ? beginEditing(saving.theirs) : editing
    case 'keep mine':
      return saving.state === 'conflict' && saving.theirs
        ? { stored: saving.theirs, page, saving: { state: 'idle' } }
        : editing
  }
}
