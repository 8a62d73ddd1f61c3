import { describe, expect, it } from 'vitest'
import { DRAFTS_KEPT, deleteDraft, listDrafts, readDraft, writeDraft } from '#contract/menus/drafts.ts'
import { restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import { createSavedMenu, deleteSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  createRestaurant,
  deleteRestaurant,
  listRestaurants,
  updateRestaurant,
} from '#contract/restaurant/restaurants.ts'
import { readLiveState } from '#contract/restaurant/sold-out.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('drafts and restaurant profiles', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`drafter-${crypto.randomUUID()}`)
    return client
  }

  const newestDraft = { query: {} }

  const draftOf = (restaurantName: string) => ({
    content: buildContent({ items: 3, restaurantName }),
    design: defaultDesign,
    step: 'builder' as const,
  })

  it("keeps one draft for a caller that names no work, the newest, and nobody else's", async () => {
    const client = await owner()
    expect(await client.call(readDraft, newestDraft)).toBeNull()
    await client.call(writeDraft, { body: draftOf('Chez Nous') })
    const later = { ...draftOf('Chez Nous'), step: 'designer' as const, filters: { cuisineId: 4 } }
    const { updatedAt } = await client.call(writeDraft, { body: later })
    expect(await client.call(readDraft, newestDraft)).toMatchObject({ ...later, savedAs: null, updatedAt })
    expect(await (await owner()).call(readDraft, newestDraft)).toBeNull()
    await client.call(deleteDraft, newestDraft)
    expect(await client.call(readDraft, newestDraft)).toBeNull()
  })

  it('keeps the drafts of two pieces of work apart, and lists the newest first', async () => {
    const client = await owner()
    await client.call(writeDraft, { body: { ...draftOf('First'), workId: 'first', version: 0 } })
    await client.call(writeDraft, { body: { ...draftOf('Second'), workId: 'second', version: 0 } })
    await client.call(writeDraft, { body: { ...draftOf('First, edited'), workId: 'first', version: 1 } })
    expect(await client.call(listDrafts, {})).toMatchObject([
      { workId: 'first', version: 2, restaurantName: 'First, edited', items: 3, savedAs: null },
      { workId: 'second', version: 1, restaurantName: 'Second' },
    ])
    expect(await client.call(readDraft, newestDraft)).toMatchObject({ workId: 'first' })
    const second = await client.call(readDraft, { query: { workId: 'second' } })
    expect(second?.content.restaurant.name).toBe('Second')
    await client.call(deleteDraft, { query: { workId: 'first' } })
    expect(await client.call(listDrafts, {})).toMatchObject([{ workId: 'second' }])
  })

  /** A saved menu, and a draft of it with other words. */
  async function withDinner() {
    const client = await owner()
    const { id, version } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const of = (name: string, version_ = version) => ({
      body: { ...draftOf(name), savedAs: { id, version: version_ }, workId: id },
    })
    const save = (body: object, at = version) =>
      client.call(updateSavedMenu, { params: { id }, body: { ...buildSavePayload(), version: at, ...body } })
    const listed = async () => (await client.call(listDrafts, {})).map(({ workId }) => workId)
    return { client, id, version, of, save, listed }
  }

  it('knows no saved menu of a draft once that is in the bin, and knows it again when it is back', async () => {
    const { client, id, version, of } = await withDinner()
    await client.call(writeDraft, of('Chez Nous'))
    const read = async () => (await client.call(readDraft, { query: { workId: id } }))?.savedAs
    const listed = async () => {
      const [draft] = await client.call(listDrafts, {})
      if (!draft?.isReadable) throw new Error('The draft cannot be read')
      expect(draft.isMenuGone).toBe(draft.savedAs === null)
      return draft.savedAs
    }
    for (const savedAs of [read, listed]) expect(await savedAs()).toEqual({ id, version })
    await client.call(deleteSavedMenu, { params: { id } })
    for (const savedAs of [read, listed]) expect(await savedAs()).toBeNull()
    await client.call(restoreSavedMenu, { params: { id } })
    for (const savedAs of [read, listed]) expect(await savedAs()).toEqual({ id, version })
  })

  it('forgets the draft of a menu with the save that holds all of it, and no other', async () => {
    const { client, id, of, save, listed } = await withDinner()
    const { version } = await client.call(writeDraft, of('Chez Nous'))
    await client.call(writeDraft, { body: { ...of('Chez Vous').body, version } })
    const saved = await save({ draft: { workId: id, version } })
    expect(await listed()).toEqual([id])
    const again = await save({ draft: { workId: id, version: version + 1 } }, saved.version)
    expect(again.version).toBe(saved.version + 1)
    expect(await listed()).toEqual([])
  })

  it('forgets the draft of a menu that another program saves with the same content, and no other', async () => {
    const { client, id, version, save, listed } = await withDinner()
    const { content, design, templateId } = buildSavePayload()
    const write = (title: string, at: number) =>
      client.call(writeDraft, {
        body: {
          content: { ...content, title },
          design,
          templateId,
          step: 'builder',
          savedAs: { id, version: at },
          workId: id,
        },
      })
    await write('Half done', version)
    await save({ content: { ...content, title: 'Done' } })
    expect(await listed()).toEqual([id])
    await write('Done', version + 1)
    await save({ content: { ...content, title: 'Done' } }, version + 1)
    expect(await listed()).toEqual([])
  })

  it('forgets the draft that becomes a new menu', async () => {
    const client = await owner()
    const { version } = await client.call(writeDraft, { body: { ...draftOf('New'), workId: 'new' } })
    await client.call(createSavedMenu, {
      body: { ...buildSavePayload(), draft: { workId: 'new', version } },
    })
    expect(await client.call(listDrafts, {})).toEqual([])
  })

  it('refuses a draft of a menu that was saved since, until its writer has seen that', async () => {
    const { client, of, save } = await withDinner()
    const { version } = await save({})
    expect(await client.refusal(writeDraft, of('Old'))).toMatchObject({ status: 409, code: 'draft_taken' })
    expect(await client.call(writeDraft, of('Seen', version))).toMatchObject({ version: 1 })
  })

  it('tells what is open elsewhere that a menu was saved or its draft went on', async () => {
    const { client, id, version, of, save } = await withDinner()
    const standing = async () => {
      const state = await client.call(readLiveState, { params: { id } })
      return [state.version, state.draftVersion]
    }
    expect(await standing()).toEqual([version, null])
    await client.call(writeDraft, of('Chez Nous'))
    expect(await standing()).toEqual([version, 1])
    await save({ draft: { workId: id, version: 1 } })
    expect(await standing()).toEqual([version + 1, null])
  })

  it('discards a draft, unless somebody went on with it', async () => {
    const { client, id, of, listed } = await withDinner()
    await client.call(writeDraft, of('Chez Nous'))
    const { version } = await client.call(writeDraft, { body: { ...of('Chez Vous').body, version: 1 } })
    const discarding = (known: number) => ({ query: { workId: id, version: known } })
    expect(await client.refusal(deleteDraft, discarding(1))).toMatchObject({ code: 'draft_taken' })
    expect(await listed()).toEqual([id])
    await client.call(deleteDraft, discarding(version))
    await client.call(deleteDraft, discarding(version))
    expect(await listed()).toEqual([])
  })

  it('lets one of two tabs go on with a draft, and refuses the other instead of overwriting', async () => {
    const client = await owner()
    await client.call(writeDraft, { body: { ...draftOf('Shared'), workId: 'one', version: 0 } })
    const answers = await Promise.all(
      ['Left tab', 'Right tab'].map((name) =>
        client.send(writeDraft, { body: { ...draftOf(name), workId: 'one', version: 1 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refusal = await client.refusal(writeDraft, {
      body: { ...draftOf('Late tab'), workId: 'one', version: 1 },
    })
    expect(refusal).toMatchObject({ status: 409, code: 'draft_taken' })
    expect((await client.call(readDraft, newestDraft))?.content.restaurant.name).toMatch(/^(Left|Right) tab$/)
  })

  it('lets a writer go on whose last answer was lost, unless somebody wrote since', async () => {
    const client = await owner()
    const work = { workId: 'one', version: 0 }
    await client.call(writeDraft, { body: { ...draftOf('First'), ...work, writeId: 'a' } })
    const resumed = { ...draftOf('Resumed'), ...work, writeId: 'b', unansweredWriteId: 'a' }
    expect(await client.call(writeDraft, { body: resumed })).toMatchObject({ version: 2 })
    await client.call(writeDraft, { body: { ...draftOf('Other'), workId: 'one', version: 2, writeId: 'x' } })
    const late = { ...draftOf('Late'), ...work, writeId: 'c', unansweredWriteId: 'b' }
    expect(await client.refusal(writeDraft, { body: late })).toMatchObject({ code: 'draft_taken' })
  })

  it('lets a writer go on that lost several answers, whichever of its writes arrived last', async () => {
    const client = await owner()
    const work = { workId: 'one', version: 0 }
    await client.call(writeDraft, { body: { ...draftOf('First'), ...work, writeId: 'a' } })
    // A second one, `b`, never reached the server.
    const resumed = { ...draftOf('Resumed'), ...work, writeId: 'c', unansweredWriteId: ['a', 'b'] }
    expect(await client.call(writeDraft, { body: resumed })).toMatchObject({ version: 2 })
    const late = { ...draftOf('Late'), ...work, writeId: 'd', unansweredWriteId: ['a', 'b'] }
    expect(await client.refusal(writeDraft, { body: late })).toMatchObject({ code: 'draft_taken' })
  })

  it('answers a write that comes twice as it did the first time', async () => {
    const client = await owner()
    const body = { ...draftOf('Once'), workId: 'one', version: 0, writeId: 'a' }
    const first = await client.call(writeDraft, { body })
    expect(await client.call(writeDraft, { body })).toEqual(first)
    const next = { ...draftOf('Next'), workId: 'one', version: first.version, writeId: 'b' }
    expect(await client.call(writeDraft, { body: next })).toMatchObject({ version: 2 })
    expect(await client.refusal(writeDraft, { body })).toMatchObject({ code: 'draft_taken' })
  })

  it(`forgets what is older than the newest ${DRAFTS_KEPT} drafts, and no draft of a saved menu`, async () => {
    const { client, id, of } = await withDinner()
    await client.call(writeDraft, of('Dinner'))
    for (let n = 0; n <= DRAFTS_KEPT; n += 1) {
      await client.call(writeDraft, { body: { ...draftOf(`Menu ${n}`), workId: `work-${n}`, version: 0 } })
    }
    const works = (await client.call(listDrafts, {})).map(({ workId }) => workId)
    expect(works).toHaveLength(DRAFTS_KEPT + 1)
    expect(works).toContain(id)
    expect(works).not.toContain('work-0')
  })

  it('gives a Basic owner one profile, even when five are added at once', async () => {
    const client = await owner()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        client.send(createRestaurant, { body: { name: `Bistro ${index}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402, 402, 402])
    expect(await client.refusal(createRestaurant, { body: { name: 'Second' } })).toMatchObject({
      code: 'plan_limit',
      details: { feature: 'multiple_restaurants' },
    })
  })

  it('names a profile that its owner left without a name in the specified words', async () => {
    const client = await owner()
    const { id } = await client.call(createRestaurant, { body: { name: ' ' } })
    const words = { name: 'Restaurant Name', description: 'Custom restaurant menu' }
    expect(await client.call(listRestaurants, {})).toMatchObject([words])
    const body = { name: '', description: '', logoUrl: '/uploads/a.png' }
    expect(await client.call(updateRestaurant, { params: { id }, body })).toMatchObject(words)
    for (const wrong of [{ averageCheck: 5 }, { averageCheck: 201 }, { logoUrl: 'javascript:alert(1)' }]) {
      const refusal = await client.refusal(updateRestaurant, { params: { id }, body: { ...body, ...wrong } })
      expect(refusal).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^(The target check|A picture)/),
      })
    }
  })

  it('changes and deletes a profile for its owner alone', async () => {
    const client = await owner()
    const { id } = await client.call(createRestaurant, { body: { name: 'Chez Nous', averageCheck: 40 } })
    const stranger = await owner()
    const body = { name: 'Taken over' }
    expect(await stranger.refusal(updateRestaurant, { params: { id }, body })).toMatchObject({ status: 404 })
    expect(await stranger.refusal(deleteRestaurant, { params: { id } })).toMatchObject({ status: 404 })
    await client.call(updateRestaurant, { params: { id }, body: { name: 'Chez Vous', averageCheck: 41 } })
    expect(await client.call(listRestaurants, {})).toMatchObject([
      { id, name: 'Chez Vous', averageCheck: 41 },
    ])
    await client.call(deleteRestaurant, { params: { id } })
    expect(await client.call(listRestaurants, {})).toEqual([])
  })
})
