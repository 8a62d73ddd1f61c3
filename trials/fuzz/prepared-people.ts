import sharp from 'sharp'
import { currentUser, login } from '#contract/accounts/accounts.ts'
import {
  listAccounts,
  lockAccount,
  makeResetLink,
  removeAccount,
  signAccountOut,
  unlockAccount,
} from '#contract/accounts/administration.ts'
import { allowConnection, lookAtConnection } from '#contract/accounts/connections.ts'
import { deleteJob, listJobs, retryJob } from '#contract/accounts/jobs.ts'
import {
  changeMember,
  chooseHouse,
  deleteHouse,
  handHouseOver,
  invitePerson,
  joinHouse,
  leaveHouse,
  readHouseInvitation,
  removeMember,
} from '#contract/accounts/people.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishLogin,
  makeRecoveryCodes,
} from '#contract/accounts/second-factor.ts'
import { deleteUpload, listUploads } from '#contract/accounts/uploads.ts'
import { listAddedItems, restoreItem, retireItem } from '#contract/generating/catalogue-audit.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { createWebhook, testWebhook } from '#contract/restaurant/webhooks.ts'
import { codeOf } from '#tests/support/authenticator-app.ts'
import { idsOf } from './inputs.ts'
import { Known } from './knowledge.ts'
import { DEAF_ADDRESS } from './living-menu.ts'
import { made, type People, type Prepared, type Preparing, until } from './prepared.ts'
import { PASSWORD, type Visitor } from './visitor.ts'

const NEXT_CODE_MS = 30_000
const REDIRECT = 'http://127.0.0.1:7777/callback'

async function invitation(owner: Visitor): Promise<{ token: string }> {
  const { url } = await made(owner, invitePerson, { body: { role: 'chef' } })
  return { token: new URL(url ?? '').hash.slice(1) }
}

const houseOf = async (by: Visitor): Promise<string> => (await made(by, currentUser)).house.id

/** The other works in the house of the owner. */
async function member({ owner, other }: People): Promise<{ accountId: string }> {
  const { id } = await made(other, currentUser)
  await made(other, joinHouse, { body: await invitation(owner) })
  return { accountId: id }
}

async function accountOf({
  administrator,
  other,
}: People): Promise<Prepared & { readonly params: { id: string } }> {
  const { accounts } = await made(administrator, listAccounts, { query: { q: other.username } })
  const [found] = accounts
  if (!found) throw new Error('An administrator finds each account.')
  return { by: administrator, params: { id: found.id } }
}

async function withCodes(by: Visitor): Promise<string> {
  const { uri } = await made(by, beginSecondFactor, { body: { password: PASSWORD } })
  await made(by, confirmSecondFactor, { body: { code: codeOf(uri) } })
  return uri
}

/** An event whose address did not answer, and one whose place another one took. */
async function jobOf({ owner, administrator }: People, state: 'waiting' | 'failed'): Promise<Prepared> {
  const restaurantId = String(owner.find(new Known(idsOf(createRestaurant.path), 0)))
  const { id: webhookId } = await made(owner, createWebhook, {
    params: { restaurantId },
    body: { url: DEAF_ADDRESS },
  })
  const params = { restaurantId, webhookId }
  const houseId = await houseOf(owner)
  const job = (of: typeof state) =>
    until(async () => {
      const { jobs } = await made(administrator, listJobs, { query: { state: of, kind: 'webhook' } })
      return jobs.find(({ ownerId, lastError }) => ownerId === houseId && lastError !== null)
    })
  await made(owner, testWebhook, { params })
  await job('waiting')
  if (state === 'failed') await made(owner, testWebhook, { params })
  return { by: administrator, params: { id: (await job(state)).id } }
}

async function assistant(by: Visitor): Promise<Record<string, string>> {
  const { body } = await by.send({
    method: 'POST',
    path: '/oauth/register',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ client_name: 'Helper', redirect_uris: [REDIRECT] })),
  })
  const { client_id } = JSON.parse(String(body)) as { client_id: string }
  return {
    client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    state: 'abc',
    scope: 'propose',
    resource: `${by.origin}/mcp`,
  }
}

export const preparedPeople: readonly Preparing[] = [
  [readHouseInvitation, async ({ owner, other }) => ({ by: other, body: await invitation(owner) })],
  [joinHouse, async ({ owner, other }) => ({ by: other, body: await invitation(owner) })],
  [
    changeMember,
    async (people) => ({ by: people.owner, params: await member(people), body: { role: 'manager' } }),
  ],
  [removeMember, async (people) => ({ by: people.owner, params: await member(people) })],
  [handHouseOver, async (people) => ({ by: people.owner, params: await member(people) })],
  [chooseHouse, async ({ other }) => ({ by: other, body: { houseId: await houseOf(other) } })],
  [
    leaveHouse,
    async (people) => {
      await member(people)
      return { by: people.other, body: { houseId: await houseOf(people.owner) } }
    },
  ],
  [
    deleteHouse,
    async ({ other }) => ({ by: other, body: { houseId: await houseOf(other), password: PASSWORD } }),
  ],
  [lockAccount, accountOf],
  [unlockAccount, accountOf],
  [signAccountOut, accountOf],
  [makeResetLink, accountOf],
  [
    removeAccount,
    async (people) => ({ ...(await accountOf(people)), body: { username: people.other.username } }),
  ],
  [
    confirmSecondFactor,
    async ({ other }) => {
      const { uri } = await made(other, beginSecondFactor, { body: { password: PASSWORD } })
      return { by: other, body: { code: codeOf(uri) } }
    },
  ],
  [
    makeRecoveryCodes,
    async ({ other }) => {
      await withCodes(other)
      return { by: other, body: { password: PASSWORD } }
    },
  ],
  [
    finishLogin,
    async ({ other }) => {
      const uri = await withCodes(other)
      await other.try(login, { body: { username: other.username, password: PASSWORD } })
      return { by: other, body: { code: codeOf(uri, Date.now() + NEXT_CODE_MS) } }
    },
  ],
  [retryJob, (people) => jobOf(people, 'waiting')],
  [deleteJob, (people) => jobOf(people, 'failed')],
  [lookAtConnection, async ({ owner }) => ({ by: owner, body: await assistant(owner) })],
  [
    allowConnection,
    async ({ owner }) => ({ by: owner, body: { ...(await assistant(owner)), allowed: 'propose' } }),
  ],
  [
    deleteUpload,
    async ({ owner }) => {
      await owner.upload(await picture())
      const { pictures } = await made(owner, listUploads)
      return { by: owner, params: { name: pictures[0]?.name ?? '' } }
    },
  ],
  [
    restoreItem,
    async ({ administrator }) => {
      const [added] = await made(administrator, listAddedItems)
      await made(administrator, retireItem, { body: { id: added?.id } })
      return { by: administrator, params: { id: String(added?.id) } }
    },
  ],
]

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#24633a' } })
    .png()
    .toBuffer()
