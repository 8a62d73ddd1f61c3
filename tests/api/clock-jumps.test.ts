import { describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts.ts'
import { DRAFTS_KEPT, readDraft, writeDraft } from '#contract/drafts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/saved-menus.ts'
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

  it('a month ahead and back locks nobody out for a month', async () => {
    const client = server().client()
    await client.register('looks-ahead')
    clock.passDays(30)
    const stranger = server().client()
    for (let count = 0; count < 11; count++) await stranger.login('looks-ahead', 'a guess').catch(() => {})
    clock.reset()
    await expect(server().client().login('looks-ahead')).resolves.toMatchObject({ username: 'looks-ahead' })
  })

  it('ahead and back leaves a subscription as it was', async () => {
    const client = server().client()
    await client.register('pays-ahead')
    await subscribe(client)
    clock.passDays(300)
    await client.call(currentUser, {})
    clock.reset()
    expect(await client.call(currentUser, {})).toMatchObject({ subscriptionPlan: 'professional' })
  })
})
