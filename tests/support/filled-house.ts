import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { currentUser, listSessions } from '#contract/accounts/accounts.ts'
import { listPayments } from '#contract/accounts/billing.ts'
import { createKey } from '#contract/accounts/keys.ts'
import { createPalette } from '#contract/accounts/palettes.ts'
import { invitePerson } from '#contract/accounts/people.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { openChange } from '#contract/menus/changes.ts'
import { changePrice } from '#contract/menus/items.ts'
import { listRollouts, startRollout } from '#contract/menus/rollouts.ts'
import { createSavedMenu, deleteSavedMenu } from '#contract/menus/saved-menus.ts'
import { createKitchenLink } from '#contract/restaurant/kitchen-links.ts'
import { createPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { createSpecial } from '#contract/restaurant/specials.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from './test-client.ts'

const palette = { name: 'Mine', primaryColor: '#112233', secondaryColor: '#ffffff', accentColor: '#445566' }

const someDays = { from: '2026-01-01', until: '2026-01-31' }
const board = { title: 'Bar' }
const ahead = { timeZone: 'Europe/Paris', from: '2026-01-01T17:00', until: '2099-01-02T02:00' }
const plan = { name: 'Winter', ...ahead, changes: [{ itemId: 9001, priceId: 'p1', amount: 900 }] }
const special = { name: 'Crudo', ...ahead }

export async function smallPicture(): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } }).png()
  return new File([Uint8Array.from(await picture.toBuffer())], 'plate.png')
}

/**
 * Gives a Professional owner one of each thing that a house may have.
 * @returns their ids, by the path that shows one
 */
export async function fillHouse(owner: TestClient): Promise<Readonly<Record<string, string>>> {
  const { id: restaurantId } = await owner.call(createRestaurant, { body: { name: 'Mine' } })
  const menu = { ...buildSavePayload(), restaurantId }
  const { id: menuId } = await owner.call(createSavedMenu, { body: menu })
  const { id: binnedId } = await owner.call(createSavedMenu, { body: menu })
  await owner.call(deleteSavedMenu, { params: { id: binnedId } })
  const { id: passLinkId } = await owner.call(createKitchenLink, { params: { id: restaurantId }, body: {} })
  const { restaurantId: pageId } = await owner.call(makeRestaurantPage, {
    body: { restaurantId, menuId, timeZone: 'Europe/Paris' },
  })
  const { id: planId } = await owner.call(createPlannedPrices, { body: { menuId, plan } })
  const { id: specialId } = await owner.call(createSpecial, { body: { menuId, ...special } })
  const { content } = buildSavePayload()
  const { id: changeId } = await owner.call(openChange, {
    body: { menuId, version: 1, title: 'Autumn', content },
  })
  const rolloutId = await rolledOut(owner)
  const { id: paletteId } = await owner.call(createPalette, { body: palette })
  const { id: keyId } = await owner.call(createKey, { body: { name: 'Till' } })
  const { id: accountId } = await owner.call(currentUser, {})
  const { id: invitationId } = await owner.call(invitePerson, { body: { role: 'floor' } })
  const [session] = await owner.call(listSessions, {})
  const [payment] = await owner.call(listPayments, {})
  const { url: pictureUrl } = await owner.call(uploadImage, { upload: { file: await smallPicture() } })
  return {
    '/api/saved-menus/{id}': menuId,
    '/api/bin/{id}': binnedId,
    '/api/restaurants/{id}': restaurantId,
    '/api/pass-links/{id}': passLinkId,
    '/api/restaurant-pages/{restaurantId}': pageId,
    '/api/planned-prices/{id}': planId,
    '/api/changes/{id}': changeId,
    '/api/rollouts/{id}': rolloutId,
    '/api/specials/{id}': specialId,
    '/api/palettes/{id}': paletteId,
    '/api/keys/{id}': keyId,
    '/api/accounts/{id}': accountId,
    '/api/people/{accountId}': accountId,
    '/api/people/invitations/{id}': invitationId,
    '/api/account/sessions/{id}': session?.id ?? '',
    '/api/billing/payments/{id}/receipt': payment?.id ?? '',
    '/api/uploads/{name}': basename(pictureUrl),
  }
}

/** A change of a dish that other menus have too, and that is not published. */
async function rolledOut(owner: TestClient): Promise<string> {
  const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
  const params = { id, itemId: 9001, priceId: 'p1' }
  const { menus } = await owner.call(changePrice, { params, body: { amount: 700 } })
  const started = await owner.call(startRollout, { body: { title: 'Autumn', menus } })
  for (;;) {
    const { rollouts } = await owner.call(listRollouts, { query: {} })
    // The job notes a moment later that it is done.
    await setTimeout(100)
    if (rollouts.every(({ state }) => state !== 'looking')) return started.id
  }
}

/** What calls take that name such a thing. */
export const bodiesOfThings: Readonly<Record<string, unknown>> = {
  'put /api/saved-menus/{id}': { ...buildSavePayload(), version: 1 },
  'patch /api/saved-menus/{id}': { title: 'Taken over' },
  'patch /api/account/passkeys/{id}': { name: 'Taken over' },
  'post /api/saved-menus/{id}/duplicate': { title: 'Taken over', dateLine: '' },
  'put /api/restaurants/{id}': { name: 'Taken over' },
  'post /api/restaurants/{id}/pass-links': {},
  'post /api/restaurants/{id}/boards': { name: 'bar', board },
  'post /api/restaurants/{id}/boards/preview': { board },
  'put /api/restaurants/{id}/boards/{boardId}': { name: 'bar', board, version: 1 },
  'put /api/restaurant-pages/{restaurantId}': { version: 1, page: { timeZone: 'Europe/Paris' } },
  'put /api/restaurant-pages/{restaurantId}/open': { isOpen: true },
  'put /api/restaurant-pages/{restaurantId}/slug': { slug: 'taken-over' },
  'put /api/restaurant-pages/{restaurantId}/guest-counts': { isCounting: true },
  'post /api/restaurant-pages/{restaurantId}/webhooks': { url: 'https://hooks.example/' },
  'put /api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/active': { isActive: true },
  'put /api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/events': { events: ['menus.changed'] },
  'put /api/planned-prices/{id}': { plan },
  'post /api/keys/{id}/rotate': {},
  'put /api/people/{accountId}': { role: 'floor' },
  'put /api/commands/{id}': { menuId: null, words: 'mains up 4%', says: [], outcome: 'applied' },
  'post /api/accounts/{id}/delete': { username: 'attacked' },
  'post /api/changes/{id}/answers': { version: 1, answers: {} },
  'post /api/changes/{id}/apply': { version: 1, answers: {} },
  'put /api/specials/{id}': { menuId: 'theirs', ...special },
  'post /api/specials/{id}/again': { day: '2099-01-01' },
  'post /api/saved-menus/{id}/sign-offs': { name: 'Somebody', items: [{ itemId: 1, text: '{}' }] },
}

/** What they take behind the question mark. */
export const queryOf = ({ path, query }: Endpoint) =>
  query && path.includes('/guest-counts')
    ? someDays
    : /\/record\/(?:answer|page)/u.test(path)
      ? { at: new Date().toISOString() }
      : undefined
