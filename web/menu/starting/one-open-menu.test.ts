import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#tests/builders/browser-storage.ts'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { buildContent } from '#tests/builders/build-menu.ts'

const { useOpenMenu } = await import('../store/open-menu.ts')
const { openSavedMenu } = await import('../saving/open-saved-menu.ts')
const { restoreWork } = await import('../saving/restore-work.ts')
const { keepOpenMenu, makeRoom } = await import('./make-room.ts')
const { closeDeleted } = await import('./close-deleted.ts')

const open = () => useOpenMenu.getState()
const filters = generationFiltersSchema.parse({ cuisineId: 6, itemsPerCategoryCustom: { 1: 3 } })
const { restaurant, ...menu } = buildContent({ restaurantName: 'Thai House' })
const saved = {
  id: 'french',
  version: 1,
  name: 'French Menu',
  templateId: 1,
  cuisineId: 8,
  content: buildContent({ restaurantName: 'French House' }),
  design: defaultDesign,
} as SavedMenu

/** The drafts that the server has, by their work. */
const drafts = new Map<string, string>()
let isCutOff = false

beforeEach(() => {
  open().clear()
  drafts.clear()
  isCutOff = false
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (isCutOff) throw new TypeError('Failed to fetch')
    const workId = new URL(path, 'http://carte.test').searchParams.get('workId') ?? ''
    if (method === 'PUT') {
      const written = JSON.parse(String(body))
      drafts.set(written.workId, written.content.restaurant.name)
      return Response.json({ workId: written.workId, version: written.version + 1, updatedAt: '' })
    }
    if (method === 'DELETE') drafts.delete(workId)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path.includes('saved-menus')) return Response.json(saved)
    return Response.json(workId === 'french' ? null : { ...draftOf(saved), workId, version: 1 })
  })
})

const draftOf = ({ content, design, templateId }: SavedMenu) => ({
  content: { version: 2, ...content },
  design,
  templateId,
  filters: {},
  step: 'builder',
  savedAs: null,
  updatedAt: '',
})
afterEach(() => vi.unstubAllGlobals())

/** A menu that was generated and only read. */
const generate = () => {
  open().setRestaurant(restaurant)
  open().startMenu(menu, 6, filters)
}
const edit = () => open().edit((before) => ({ ...before, title: `${before.title}!` }))

describe('a generated menu that nobody has edited', () => {
  it.each([
    ['a new menu begins', makeRoom],
    ['advice opens a saved menu', () => openSavedMenu('french')],
    ['another draft is opened', () => restoreWork('another')],
    ['a saved menu is opened', () => keepOpenMenu().then(() => open().loadMenu(saved))],
    ['a file is brought as a new menu', () => keepOpenMenu().then(() => open().startMenu(menu, 1))],
  ])('stays as a draft when %s, and later work does not overwrite it', async (_, door) => {
    generate()
    const { id } = open().work
    await door()
    expect(drafts.get(id)).toBe('Thai House')
    expect(open().work.id).not.toBe(id)
  })

  it('gives its draft to the menu that is generated in its place, which an undo takes back', () => {
    generate()
    const { id } = open().work
    open().startMenu({ ...menu, title: 'Second' }, 6, filters)
    expect(open().work.id).toBe(id)
    open().undo()
    expect(open().menu?.title).toBe('')
  })
})

it('leaves nothing open when a new menu begins, and keeps no draft of what is saved', async () => {
  open().loadMenu(saved)
  await makeRoom()
  expect(open().menu).toBeNull()
  expect(drafts.size).toBe(0)
})

it('closes nothing that it cannot keep', async () => {
  generate()
  isCutOff = true
  await expect(makeRoom()).rejects.toThrow()
  expect(open().menu).not.toBeNull()
})

describe('deleting the saved menu that is open', () => {
  it('closes it', async () => {
    open().loadMenu(saved)
    await closeDeleted('french')
    expect(open()).toMatchObject({ menu: null, savedAs: null })
    expect(drafts.size).toBe(0)
  })

  it('keeps changes that were not saved as a draft', async () => {
    open().loadMenu(saved)
    edit()
    const { id } = open().work
    await closeDeleted('french')
    expect(open().menu).toBeNull()
    expect(drafts.get(id)).toBe('French House')
  })

  it('keeps them open, as a menu that is not saved, where no draft can be written', async () => {
    open().loadMenu(saved)
    edit()
    isCutOff = true
    await closeDeleted('french')
    expect(open()).toMatchObject({ menu: { title: '!' }, savedAs: null })
  })

  it('leaves another menu open', async () => {
    open().loadMenu(saved)
    await closeDeleted('italian')
    expect(open().savedAs?.id).toBe('french')
  })
})
