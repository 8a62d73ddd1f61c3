import { describe, expect, it } from 'vitest'
import {
  applyChange,
  listChanges,
  openChange,
  readApproval,
  readChange,
  setApproval,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { restoreVersion } from '#contract/menus/kept-menus.ts'
import { listRecord } from '#contract/menus/record.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import type { Role } from '#domain/access/roles.ts'
import type { ApprovalPart } from '#domain/menu/approval/rule.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { verifyRecord } from '#server/maintenance/verify-record.ts'
import { inDatabase } from '../builders/build-live.ts'
import { joinHouse } from '../builders/build-members.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('approval', () => {
  const server = useTestServer()

  /** A house with a shared menu, and a second account in it. */
  async function house(role: Role, approval: readonly ApprovalPart[]) {
    const [owner, cook] = [server().client(), server().client()]
    const { id: houseId } = await owner.register(`owner-${crypto.randomUUID()}`)
    const { id: cookId, username } = await cook.register(`cook-${crypto.randomUUID()}`)
    await joinHouse(server().env, { houseId, accountId: cookId, role })
    if (approval.length > 0) await owner.call(setApproval, { body: { approval: [...approval] } })
    const { id } = await owner.call(createSavedMenu, { body: payload(500) })
    await owner.call(shareSavedMenu, { params: { id } })
    return { owner, cook, cookName: username, id, params: { id } }
  }

  const payload = (amount: number, words = 'As ever.', templateId = 1) => {
    const content = buildContent()
    const [dish] = content.sections[0]?.items ?? []
    if (dish) Object.assign(dish, { prices: [{ ...fixedPrice(amount), id: 'p1' }], description: words })
    return { ...buildSavePayload({ content }), templateId }
  }

  const save = (client: TestClient, id: string, version: number, body: ReturnType<typeof payload>) =>
    client.call(updateSavedMenu, { params: { id }, body: { ...body, version } })

  const priceOf = async (client: TestClient, id: string) =>
    (await client.call(readSavedMenu, { params: { id } })).content.sections[0]?.items[0]?.prices[0]?.amount

  it('is off: a second account that may edit saves at once, and is on record by its name', async () => {
    const { owner, cook, cookName, id, params } = await house('chef', [])
    expect(await owner.call(readApproval, {})).toEqual({ approval: [] })
    expect(await save(cook, id, 1, payload(500, 'With a lemon.'))).not.toHaveProperty('waits')
    expect(await owner.call(listRecord, { params, query: {} })).toMatchObject([{ by: cookName }, {}])
    // A price waits where the house has said so, and is refused by name elsewhere.
    expect(
      await cook.refusal(updateSavedMenu, { params, body: { ...payload(600, 'With a lemon.'), version: 2 } }),
    ).toMatchObject({ code: 'role_refused', message: expect.stringContaining('can’t change prices') })
    expect(await priceOf(owner, id)).toBe(500)
  })

  it('lets a save wait with what it changes, until its owner applies it: guests see it then, and once', async () => {
    const { owner, cook, cookName, id, params } = await house('chef', ['prices'])
    const answer = await save(cook, id, 1, payload(900, 'As ever.', 2))
    const { changeId = '' } = answer.waits ?? {}
    expect(answer).toMatchObject({ version: 1, templateId: 1 })
    expect(await priceOf(cook, id)).toBe(500)
    expect(await owner.call(listRecord, { params, query: {} })).toHaveLength(1)
    expect(await owner.call(listChanges, { query: { state: 'open' } })).toMatchObject([
      { id: changeId, by: 'person', proposedBy: cookName, menus: [{ menuId: id, baseVersion: 1 }] },
    ])
    const look = await owner.call(readChange, { params: { id: changeId } })
    expect(look).toMatchObject({
      rows: [{ before: '$5.00', after: '$9.00' }],
      hasOtherDesign: true,
      planned: { templateId: 2 },
      findings: { fresh: [], gone: [] },
    })
    // What its owner fixes meanwhile stays.
    await save(owner, id, 1, payload(500, 'With a lemon.'))
    await owner.call(applyChange, { params: { id: changeId }, body: { version: 2 } })
    const menu = await owner.call(readSavedMenu, { params })
    expect(menu).toMatchObject({ version: 3, templateId: 2 })
    expect(menu.content.sections[0]?.items[0]).toMatchObject({
      description: 'With a lemon.',
      prices: [{ amount: 900 }],
    })
    expect(await owner.call(listRecord, { params, query: {} })).toHaveLength(3)
    expect(await inDatabase(server().env, verifyRecord)).toEqual([])
  })

  it('concerns what the house has named: words go at once where prices wait', async () => {
    const { owner, cook, id } = await house('chef', ['prices', 'allergens'])
    expect(await save(cook, id, 1, payload(500, 'With a lemon.'))).toMatchObject({ version: 2 })
    expect(await save(cook, id, 2, payload(600, 'With a lemon.'))).toMatchObject({ waits: {} })
    await owner.call(setApproval, { body: { approval: ['everything'] } })
    expect(await save(cook, id, 2, payload(500, 'With two lemons.'))).toMatchObject({ waits: {} })
    expect(await save(cook, id, 2, payload(500, 'With a lemon.'))).not.toHaveProperty('waits')
  })

  it('holds for nobody who may publish, and opens no other door', async () => {
    const { owner, cook: manager, id, params } = await house('manager', ['everything'])
    expect(await save(manager, id, 1, payload(600))).toMatchObject({ version: 2 })
    expect(await save(owner, id, 2, payload(700))).toMatchObject({ version: 3 })
    const reader = await house('floor', [])
    expect(await priceOf(reader.cook, reader.id)).toBe(500)
    const stranger = server().client()
    await stranger.register(`stranger-${crypto.randomUUID()}`)
    for (const [client, code] of [
      [reader.cook, 'role_refused'],
      [stranger, 'menu_not_found'],
    ] as const)
      expect(
        await client.refusal(updateSavedMenu, {
          params: { id: reader.id },
          body: { ...payload(600), version: 1 },
        }),
      ).toMatchObject({ code })
    expect(await stranger.refusal(readSavedMenu, { params })).toMatchObject({ code: 'menu_not_found' })
    for (const [endpoint, body] of [
      [shareSavedMenu, undefined],
      [deleteSavedMenu, undefined],
      [restoreVersion, { version: 3 }],
    ] as const)
      expect(
        await reader.cook.refusal(endpoint, {
          params: { id: reader.id, version: 1 },
          ...(body && { body }),
        }),
      ).toMatchObject({ code: 'role_refused' })
  })

  it('refuses a save of a version that is over, and forgets what was withdrawn', async () => {
    const { owner, cook, id } = await house('chef', ['everything'])
    await save(owner, id, 1, payload(600))
    const late = await cook.refusal(updateSavedMenu, {
      params: { id },
      body: { ...payload(700), version: 1 },
    })
    expect(late).toMatchObject({ code: 'version_conflict' })
    const { waits } = await save(cook, id, 2, payload(700))
    const change = { id: waits?.changeId ?? '' }
    expect(await cook.refusal(applyChange, { params: change, body: { version: 2 } })).toMatchObject({
      code: 'role_refused',
    })
    await owner.call(withdrawChange, { params: change })
    expect(await priceOf(owner, id)).toBe(600)
  })

  it('lets somebody who may not publish withdraw their own change, and nobody else’s', async () => {
    const { owner, cook, id } = await house('chef', ['everything'])
    const { content } = payload(700)
    const proposal = { menuId: id, version: 1, title: 'Of the owner', content }
    const ofOwner = await owner.call(openChange, { body: proposal })
    expect(await cook.refusal(withdrawChange, { params: { id: ofOwner.id } })).toMatchObject({
      status: 403,
      code: 'role_refused',
      message: expect.stringContaining('your own changes'),
    })
    const own = await cook.call(openChange, { body: { ...proposal, title: 'Of the cook' } })
    expect(await cook.call(withdrawChange, { params: { id: own.id } })).toMatchObject({ state: 'withdrawn' })
    expect(await cook.call(readChange, { params: { id: ofOwner.id } })).toMatchObject({ state: 'open' })
  })

  it('lets nobody plan a version for a date who may not publish: it would open unseen', async () => {
    const { owner, cook, id } = await house('chef', [])
    const body = {
      ...{ menuId: id, version: 1, title: 'Autumn', content: payload(700).content },
      ...{ opensAt: '2099-01-01T00:00:00.000Z', opensWhileClosed: true },
    }
    expect(await cook.refusal(openChange, { body })).toMatchObject({ code: 'role_refused' })
    expect(await owner.call(listChanges, { query: { state: 'open' } })).toEqual([])
  })
})
