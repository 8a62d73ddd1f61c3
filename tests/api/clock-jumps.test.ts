import { describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { cancelSubscription, listPayments, readSubscription } from '#contract/accounts/billing.ts'
import { DRAFTS_KEPT, readDraft, writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const HOUR_IN_DAYS = 1 / 24

const draftOf = (workId: string) => ({
  workId,
  content: buildContent({ restaurantName: workId }),
  design: defaultDesign,
  step: 'builder' as const,
})

describe.runIf(hasEngine)('a clock that jumps', () => {
  const clock = buildClock()
  const server = useTestServer({}, { clock: clock.now })

  it('back by an hour does not lose a draft that is newer than those of the hour before', async () => {
    const client = server().client()
    await client.register('draws-back')
    for (let count = 0; count < DRAFTS_KEPT; count++)
      await client.call(writeDraft, { body: draftOf(`before-${count}`) })
    clock.passDays(-HOUR_IN_DAYS)
    await client.call(writeDraft, { body: draftOf('after') })
    expect(await client.call(readDraft, { query: { workId: 'after' } })).toMatchObject({ workId: 'after' })
    clock.reset()
  })

  it('back by an hour takes saves in their order', async () => {
    const client = server().client()
    await client.register('saves-back')
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    clock.passDays(-HOUR_IN_DAYS)
    const body = { ...buildSavePayload({ name: 'Later' }), version: 1 }
    await client.call(updateSavedMenu, { params: { id }, body })
    expect(await client.call(readSavedMenu, { params: { id } })).toMatchObject({ name: 'Later', version: 2 })
    expect(await client.refusal(updateSavedMenu, { params: { id }, body })).toMatchObject({
      code: 'version_conflict',
    })
    clock.reset()
  })

  it.each([HOUR_IN_DAYS, 1, 30])('%f days ahead and back locks nobody out for so long', async (days) => {
    const client = server().client()
    const { username } = await client.register(`looks-ahead-${Math.floor(days)}`)
    clock.passDays(days)
    const stranger = server().client()
    for (let count = 0; count < 11; count++) await stranger.login(username, 'a guess').catch(() => {})
    clock.reset()
    await expect(server().client().login(username)).resolves.toMatchObject({ username })
  })

  it('far ahead and back leaves a subscription and its payments as they were', async () => {
    const client = server().client()
    await client.register('pays-ahead')
    await subscribe(client)
    const books = async () => ({
      subscription: await client.call(readSubscription, {}),
      paid: (await client.call(listPayments, {})).filter(({ status }) => status !== 'void'),
    })
    const before = await books()
    expect(before.paid).toHaveLength(1)
    clock.passDays(500)
    expect((await books()).paid).toHaveLength(17)
    clock.reset()
    expect(await books()).toEqual(before)
    expect(await client.call(currentUser, {})).toMatchObject({ subscriptionPlan: 'professional' })
    // The days come all the same, and each is booked once.
    clock.passDays(31)
    const { paid } = await books()
    expect(paid).toHaveLength(2)
    expect(new Set(paid.map(({ periodStart }) => periodStart)).size).toBe(2)
    clock.reset()
  })

  it('far ahead and back leaves a cancelled subscription to its last paid day', async () => {
    const client = server().client()
    await client.register('cancels-ahead')
    await subscribe(client)
    await client.call(cancelSubscription, {})
    const before = await client.call(readSubscription, {})
    clock.passDays(500)
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic' })
    clock.reset()
    expect(await client.call(readSubscription, {})).toEqual(before)
  })
})
