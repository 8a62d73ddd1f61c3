import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#tests/builders/browser-storage.ts'
import type { StoredDraft } from '#contract/menus/drafts.ts'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { updateItem } from '#domain/menu/editing/edits.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import type { SaveOutcome } from '../saving/saving-state.ts'

const { hasUnsavedChanges, useOpenMenu } = await import('../store/open-menu.ts')
const { flushDraft, followElsewhere } = await import('./draft.ts')
const { take } = await import('./catch-up.ts')
const { openSavedMenu } = await import('../saving/open-saved-menu.ts')
const { settleConflict } = await import('../saving/settle-conflict.ts')
const { endMerge, refuseUnseen, useMergeQuestion } = await import('./merge-question.ts')

const open = () => useOpenMenu.getState()
const content = buildContent({ items: 4 })
const savedMenu = (version: number, words: MenuContent) =>
  ({
    id: 'dinner',
    version,
    name: 'Dinner',
    templateId: 1,
    cuisineId: 5,
    content: words,
    design: defaultDesign,
    updatedAt: '',
  }) as SavedMenu

/** The versions that the server has of the menu, the last one saved last, and its draft. */
let versions: SavedMenu[] = []
let draft: StoredDraft | null = null
let lastWriteId = ''
let isAnswerLost = false

const price = <Of extends Menu>(menu: Of, dish: number, cents: number): Of => ({
  ...menu,
  ...updateItem(menu, { sectionId: dish, itemId: 9000 + dish }, { prices: [fixedPrice(cents)] }),
})
const priceOf = (dish: number) =>
  itemsOf(open().menu ?? content).find(({ id }) => id === 9000 + dish)?.prices[0]?.amount
const edit = (dish: number, cents: number) => open().edit((menu) => price(menu, dish, cents))

/** Another device goes on with the draft, or saves the menu. */
function draftElsewhere(words: MenuContent, of = versions.length): void {
  draft = {
    content: words,
    design: defaultDesign,
    templateId: 1,
    filters: {},
    step: 'builder',
    savedAs: { id: 'dinner', version: of },
    workId: 'dinner',
    version: (draft?.version ?? 0) + 1,
    updatedAt: '',
  }
}

/** A save takes the draft away that its device knew. */
function saveElsewhere(words: MenuContent, knewDraft = true): void {
  versions.push(savedMenu(versions.length + 1, words))
  if (knewDraft) draft = null
}

/** What a reload leaves of what both sides agree on. */
const reload = () => useOpenMenu.setState({ agreed: null })

const taken = () =>
  Response.json(
    { code: 'draft_taken', message: 'Another tab or device is editing this draft.' },
    { status: 409 },
  )

beforeEach(() => {
  sessionStorage.clear()
  endMerge(true)
  versions = [savedMenu(1, content)]
  draft = null
  isAnswerLost = false
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const state = /states\/(\d+)/.exec(path)?.[1]
    if (state) return Response.json(versions[Number(state) - 1])
    if (path.includes('saved-menus')) return Response.json(versions.at(-1))
    if (method === 'DELETE') {
      draft = null
      return new Response(null, { status: 204 })
    }
    if (method === 'PUT') {
      const sent = JSON.parse(String(body))
      const isOwn = sent.unansweredWriteId.includes(lastWriteId)
      if ((draft && draft.version !== sent.version && !isOwn) || sent.savedAs.version < versions.length)
        return taken()
      lastWriteId = sent.writeId
      const { version: _, ...words } = sent.content
      draft = { ...sent, content: words, version: (draft?.version ?? sent.version) + 1 } as StoredDraft
      if (isAnswerLost) throw new TypeError('The connection is gone')
      return Response.json({ workId: 'dinner', version: draft.version, updatedAt: '' })
    }
    return Response.json(path.startsWith('/api/drafts') ? [] : draft)
  })
  open().loadMenu(versions[0] as SavedMenu)
})
afterEach(() => vi.unstubAllGlobals())

describe('a saved menu that is open on two devices', () => {
  it('has no draft while nothing is changed, and none after a change was taken back', async () => {
    await flushDraft()
    expect(draft).toBeNull()
    edit(1, 100)
    await flushDraft()
    expect(draft).toMatchObject({ workId: 'dinner', version: 1 })
    open().undo()
    await flushDraft()
    expect(draft).toBeNull()
  })

  it('takes what the other one has changed, as unsaved', async () => {
    draftElsewhere(price(content, 1, 4200))
    expect(await followElsewhere()).toBe('taken')
    expect(priceOf(1)).toBe(4200)
    expect(hasUnsavedChanges(open())).toBe(true)
    expect(await followElsewhere()).toBe('same')
  })

  it('takes nothing back from a draft that the same tab wrote before a reload', async () => {
    const before = priceOf(1) ?? 0
    isAnswerLost = true
    edit(1, 100)
    await flushDraft().catch(() => undefined)
    reload()
    isAnswerLost = false
    edit(1, before)
    await followElsewhere()
    expect(priceOf(1)).toBe(before)
    expect(draft?.content).toEqual(content)
  })

  it('asks once before words that came from elsewhere just now are published', async () => {
    edit(2, 100)
    draftElsewhere(price(content, 1, 4200))
    await followElsewhere()
    const look = () => refuseUnseen(open().revision)
    expect(look).toThrow()
    expect(useMergeQuestion.getState().isToLook).toBe(true)
    expect(look).not.toThrow()
    open().clear()
    await openSavedMenu('dinner')
    expect(look).not.toThrow()
  })

  it('merges what both change, and keeps both in the draft', async () => {
    edit(2, 100)
    draftElsewhere(price(content, 1, 4200))
    await flushDraft()
    expect([priceOf(1), priceOf(2)]).toEqual([4200, 100])
    expect(draft).toMatchObject({ version: 2 })
    expect(draft?.content).toEqual(price(price(content, 1, 4200), 2, 100))
  })

  it('asks where both change one price, and takes the answer', async () => {
    edit(1, 100)
    draftElsewhere(price(content, 1, 4200))
    await expect(flushDraft()).rejects.toThrow()
    const { asked } = useMergeQuestion.getState()
    expect(priceOf(1)).toBe(100)
    expect(draft?.version).toBe(1)
    if (!asked) throw new Error('Nothing was asked')
    expect(take(asked, new Map([['item/1/9001/prices/p1', 'theirs']]))).toBe('taken')
    expect(priceOf(1)).toBe(4200)
    await flushDraft()
    expect(useMergeQuestion.getState().asked).toBeNull()
  })

  it('leaves a save to the question where a write before it was never answered', async () => {
    isAnswerLost = true
    edit(1, 100)
    await flushDraft().catch(() => undefined)
    isAnswerLost = false
    saveElsewhere(price(content, 1, 4200))
    const conflict: SaveOutcome = { kind: 'conflict', error: null }
    expect(await settleConflict(conflict, async () => conflict)).toBe(conflict)
    expect(useMergeQuestion.getState().asked).not.toBeNull()
  })

  it('asks no second time what was left open, until something else is changed there', async () => {
    edit(1, 100)
    draftElsewhere(price(content, 1, 4200))
    expect(await followElsewhere()).toBe('asked')
    endMerge(false)
    expect(await followElsewhere()).toBe('asked')
    expect(useMergeQuestion.getState().asked).toBeNull()
    draftElsewhere(price(content, 1, 4300))
    await followElsewhere()
    expect(useMergeQuestion.getState().asked).not.toBeNull()
  })

  it('goes on from what the other one saved, with its own changes unsaved', async () => {
    edit(2, 100)
    await flushDraft()
    saveElsewhere(price(content, 1, 4200), false)
    await followElsewhere()
    expect([priceOf(1), priceOf(2)]).toEqual([4200, 100])
    expect(open()).toMatchObject({ savedAs: { version: 2 } })
    expect(hasUnsavedChanges(open())).toBe(true)
    await flushDraft()
    expect(draft).toMatchObject({ savedAs: { version: 2 } })
  })

  it('is saved where the other one saved the same', async () => {
    edit(1, 4200)
    await flushDraft()
    saveElsewhere(price(content, 1, 4200))
    await followElsewhere()
    expect(hasUnsavedChanges(open())).toBe(false)
  })

  it('takes changes back that the other one discarded, and keeps those made since', async () => {
    edit(1, 4200)
    await flushDraft()
    edit(2, 100)
    draft = null
    await followElsewhere()
    expect([priceOf(1), priceOf(2)]).toEqual([550, 100])
  })

  it.each([
    ['it is open', () => undefined],
    ['a reload', reload],
  ])('takes what was discarded elsewhere off a device that only looked: %s', async (_, meanwhile) => {
    draftElsewhere(price(content, 1, 9100))
    await followElsewhere()
    meanwhile()
    draft = null
    await followElsewhere()
    expect(priceOf(1)).toBe(550)
    expect(hasUnsavedChanges(open())).toBe(false)
  })

  it.each([
    ['it is open', () => undefined],
    ['a reload', reload],
  ])(
    'asks nothing on a device that only looked at what was saved otherwise since: %s',
    async (_, meanwhile) => {
      draftElsewhere(price(content, 1, 9900))
      await followElsewhere()
      meanwhile()
      saveElsewhere(price(content, 1, 1500))
      expect(await followElsewhere()).toBe('taken')
      expect(priceOf(1)).toBe(1500)
      expect(hasUnsavedChanges(open())).toBe(false)
    },
  )

  it('merges a draft of an older version into what was saved since', async () => {
    saveElsewhere(price(content, 3, 900))
    draftElsewhere(price(content, 1, 4200), 1)
    open().loadMenu(versions[1] as SavedMenu)
    await followElsewhere()
    expect([priceOf(1), priceOf(3)]).toEqual([4200, 900])
    await flushDraft()
    expect(draft).toMatchObject({ savedAs: { version: 2 } })
  })

  it('opens with its draft as the side of its owner, where it was saved since', async () => {
    saveElsewhere(price(content, 1, 17_700))
    draftElsewhere(price(price(content, 1, 4500), 2, 100), 1)
    open().clear()
    await openSavedMenu('dinner')
    expect([priceOf(1), priceOf(2)]).toEqual([4500, 100])
    const { asked } = useMergeQuestion.getState()
    if (!asked) throw new Error('Nothing is asked')
    expect(asked.theirs).toMatchObject({ version: 2 })

    take(asked, new Map([['item/1/9001/prices/p1', 'mine']]))
    expect([priceOf(1), priceOf(2)]).toEqual([4500, 100])
    expect(open().savedAs).toMatchObject({ version: 2 })
    expect(hasUnsavedChanges(open())).toBe(true)
    await flushDraft()
    expect(draft).toMatchObject({ savedAs: { version: 2 }, content: price(price(content, 1, 4500), 2, 100) })
  })

  it('opens with its draft and what was saved since, where they touch different dishes', async () => {
    saveElsewhere(price(content, 3, 900))
    draftElsewhere(price(content, 1, 4200), 1)
    open().clear()
    await openSavedMenu('dinner')
    expect([priceOf(1), priceOf(3)]).toEqual([4200, 900])
    expect(open().savedAs).toMatchObject({ version: 2 })
  })
})
