import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { createKey } from '#contract/accounts/keys.ts'
import { applyChange, openChange } from '#contract/menus/changes.ts'
import {
  COMMAND_DAYS,
  listGivenCommands,
  MOST_KEPT_COMMANDS,
  noteCommand,
} from '#contract/menus/given-commands.ts'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Role } from '#domain/access/roles.ts'
import { sweepGivenCommands } from '#server/owners/given-commands.ts'
import { inDatabase } from '../builders/build-live.ts'
import { joinHouse } from '../builders/build-members.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = buildClock()
afterEach(() => clock.reset())

describe.skipIf(!hasEngine)('the log of commands', () => {
  const server = useTestServer({}, { clock: clock.now })

  beforeAll(async () => {
    // The administrator, whom nobody deletes without a successor.
    if (hasEngine) await server().client().register('first')
  })

  async function register(name: string) {
    const client = server().client()
    const user = await client.register(`${name}-${crypto.randomUUID().slice(0, 8)}`)
    return { client, user }
  }

  async function house() {
    const { client: owner, user } = await register('owner')
    await subscribe(owner)
    const aMenu = async (name: string) => {
      const { id: restaurantId } = await owner.call(createRestaurant, { body: { name } })
      const body = { ...buildSavePayload(), content: buildContent(), restaurantId }
      return { restaurantId, menuId: (await owner.call(createSavedMenu, { body })).id }
    }
    const member = async (role: Role, restaurants?: readonly string[]) => {
      const made = await register(role)
      await joinHouse(server().env, { houseId: user.house.id, accountId: made.user.id, role, restaurants })
      return made
    }
    return {
      owner,
      user,
      houseId: user.house.id,
      member,
      first: await aMenu('One'),
      second: await aMenu('Two'),
    }
  }

  const note = (client: TestClient, menuId: string | null, words: string, changes: object = {}) => {
    const id = crypto.randomUUID()
    const says = ['Raise the prices of 7 dishes by 4 %.']
    const body = { menuId, words, says, outcome: 'proposed' as const, ...changes }
    return client.call(noteCommand, { params: { id }, body }).then(() => id)
  }

  const list = async (client: TestClient, query: { menuId?: string; limit?: number; cursor?: string } = {}) =>
    client.call(listGivenCommands, { query })

  const wordsOf = async (client: TestClient) => (await list(client)).commands.map(({ words }) => words)

  it('says who gave a command, when, in which words, and what came of it last', async () => {
    const { owner, user, first } = await house()
    const id = await note(owner, first.menuId, 'mains up 4%')
    clock.pass(1000)
    for (const outcome of ['applied', 'undone'] as const) {
      const body = { menuId: first.menuId, words: 'mains up 4%', says: [], outcome }
      await owner.call(noteCommand, { params: { id }, body })
    }
    await note(owner, null, 'publish it', {
      outcome: 'refused',
      why: 'Only a person publishes, under Share.',
    })
    const { commands, nextCursor } = await list(owner)
    expect(nextCursor).toBeNull()
    expect(commands).toMatchObject([
      { words: 'publish it', menuId: null, outcome: 'refused', why: expect.stringContaining('Share') },
      { id, words: 'mains up 4%', menuId: first.menuId, outcome: 'undone', why: null },
    ])
    expect(commands[1]?.by).toEqual({ kind: 'person', name: user.username })
    expect((await list(owner, { menuId: first.menuId })).commands).toHaveLength(1)
  })

  it('notes what programs propose and do at /mcp by their keys, and what became of it, but nothing that they read', async () => {
    const { owner, first } = await house()
    const { key } = await owner.call(createKey, { body: { name: 'Till', scope: 'write' } })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', server().url), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
    )
    const use = async (name: string, given: Record<string, unknown>) => {
      clock.pass(1000)
      return client.callTool({ name, arguments: given })
    }
    const { menuId } = first
    const { content } = await owner.call(readSavedMenu, { params: { id: menuId } })
    const [section] = content.sections
    const item = section?.items[0]
    await use('list_menus', {})
    await use('read_menu', { id: menuId })
    const edits = [{ sectionId: section?.id, itemId: item?.id, edit: { name: 'Other' } }]
    await use('propose_edits', { menuId, version: 1, title: 'Another name', edits })
    const [proposed] = (await list(owner)).commands
    expect(proposed).toMatchObject({
      by: { kind: 'key', name: 'Till' },
      menuId,
      words: 'Propose “Another name”',
      says: ['No price changes.'],
      outcome: 'proposed',
      changeId: expect.any(String),
    })
    await owner.call(applyChange, { params: { id: proposed?.changeId ?? '' }, body: { version: 1 } })
    await use('propose_edits', { menuId, version: 1, title: 'Too late', edits })
    await use('say_sold_out', { words: [{ places: [{ menuId, itemId: item?.id }], isSoldOut: true }] })
    await use('withdraw_change', { id: 'not-there' })
    expect((await list(owner)).commands).toMatchObject([
      { words: 'Withdraw a change', outcome: 'refused', menuId: null, changeId: null },
      {
        words: 'Say what is sold out',
        outcome: 'applied',
        menuId,
        says: ['Sold out: 1 dish. Back: 0 dishes.'],
      },
      { words: 'Propose “Too late”', outcome: 'refused', why: expect.stringContaining('at version 2') },
      // A person applied it since.
      { words: 'Propose “Another name”', outcome: 'applied' },
    ])
    await client.close()
  }, 30_000)

  it('is read in pages, each command on one of them', async () => {
    const { owner, first } = await house()
    for (let at = 0; at < 7; at += 1) await note(owner, first.menuId, `raise soup by ${at}`)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list(owner, { limit: 3, ...(cursor && { cursor }) })
      seen.push(...page.commands.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })

  it('shows members of some restaurants the commands to their menus, and others of their house alone', async () => {
    const { owner, member, first, second } = await house()
    const { client: chef } = await member('chef', [first.restaurantId])
    const { client: stranger } = await register('stranger')
    await note(owner, first.menuId, 'of theirs')
    await note(owner, second.menuId, 'of another restaurant')
    await note(owner, null, 'of no menu')
    await note(chef, second.menuId, 'a menu that is not theirs')
    expect(await wordsOf(chef)).toEqual(expect.arrayContaining(['of theirs', 'a menu that is not theirs']))
    expect(await wordsOf(chef)).toHaveLength(2)
    expect((await list(chef, { menuId: second.menuId })).commands).toEqual([])
    const ofChef = (await list(owner)).commands.find(({ words }) => words.startsWith('a menu'))
    expect(ofChef?.menuId).toBeNull()
    expect(await wordsOf(stranger)).toEqual([])
    expect(await wordsOf(owner)).toHaveLength(4)
  })

  it('lets nobody write over a command of another person, or of another house', async () => {
    const { owner, member, first } = await house()
    const { client: chef } = await member('chef')
    const other = await house()
    const id = await note(owner, first.menuId, 'mains up 4%')
    const body = { menuId: null, words: 'forged', says: [], outcome: 'applied' as const }
    for (const client of [chef, other.owner]) await client.call(noteCommand, { params: { id }, body })
    expect((await list(owner)).commands).toMatchObject([{ words: 'mains up 4%', outcome: 'proposed' }])
    expect(await wordsOf(other.owner)).toEqual([])
  })

  it('tells no state of a change of another house', async () => {
    const [own, other] = [await house(), await house()]
    const { content } = buildSavePayload()
    const { id } = await other.owner.call(openChange, {
      body: { menuId: other.first.menuId, version: 1, title: 'Theirs', content },
    })
    const { key } = await own.owner.call(createKey, { body: { name: 'Agent', scope: 'write' } })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', server().url), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
    )
    await client.callTool({ name: 'apply_change', arguments: { id, version: 1 } })
    expect((await list(own.owner)).commands).toMatchObject([{ outcome: 'refused', changeId: null }])
    await client.close()
  })

  it('keeps no name of who is gone, and nothing of a house that is', async () => {
    const { owner, member, first, houseId } = await house()
    const { client: chef } = await member('chef')
    await note(chef, first.menuId, 'soup to 9')
    await chef.call(deleteAccount, { body: { password: 'correct horse' } })
    expect((await list(owner)).commands).toMatchObject([
      { words: 'soup to 9', by: { kind: 'person', name: null } },
    ])
    await owner.call(deleteAccount, { body: { password: 'correct horse' } })
    const left = await inDatabase(server().env, (db) =>
      db.selectFrom('givenCommands').select('id').where('ownerId', '=', houseId).execute(),
    )
    expect(left).toEqual([])
  })

  it(`goes after ${COMMAND_DAYS} days, and the oldest of a house that gave very many`, async () => {
    const [busy, quiet] = [await house(), await house()]
    await note(quiet.owner, null, 'raise soup by 1')
    await inDatabase(server().env, async (db) => {
      const row = { accountId: null, keyId: null, menuId: null, changeId: null, why: null }
      const rows = Array.from({ length: MOST_KEPT_COMMANDS + 20 }, (_, at) => ({
        ...row,
        id: `${busy.houseId} ${at}`,
        ownerId: busy.houseId,
        at: new Date(clock.now().getTime() + at * 1000).toISOString(),
        words: `raise soup by ${at}`,
        says: '[]',
        outcome: 'applied' as const,
      }))
      for (let at = 0; at < rows.length; at += 500)
        await db
          .insertInto('givenCommands')
          .values(rows.slice(at, at + 500))
          .execute()
      const ofHouse = async (ownerId: string) =>
        (await db.selectFrom('givenCommands').select('words').where('ownerId', '=', ownerId).execute()).map(
          ({ words }) => words,
        )
      await sweepGivenCommands({ db } as never, clock.now())
      const kept = await ofHouse(busy.houseId)
      expect(kept).toHaveLength(MOST_KEPT_COMMANDS)
      expect(kept).toContain(`raise soup by ${MOST_KEPT_COMMANDS + 19}`)
      expect(await ofHouse(quiet.houseId)).toHaveLength(1)
      await sweepGivenCommands({ db } as never, new Date(clock.now().getTime() + (COMMAND_DAYS + 1) * DAY_MS))
      expect(await ofHouse(quiet.houseId)).toEqual([])
    })
  }, 30_000)
})
