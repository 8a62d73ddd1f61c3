import { type GivenCommand, listGivenCommands, noteCommand } from '#contract/menus/given-commands.ts'
import type { Clock, Database } from '../../db/database.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { noteGivenCommand } from '../../owners/given-commands.ts'
import { type CommandRow, pageOfCommands } from './queries.ts'

/** The grammar of the box runs in the browser, which notes what came of a command; programs are noted at /mcp. */
export function mountGivenCommands(api: Api, { db, clock }: Database & Clock): void {
  mount(api, listGivenCommands, async ({ c, user, query }) => {
    const read = await pageOfCommands(db, user.house.id, {
      menuId: query.menuId,
      ...askedPage(listGivenCommands, query),
    })
    const { rows, nextCursor } = shownPage(c, listGivenCommands, query, read, ({ at, id }) => [at, id])
    return { commands: rows.map(present), nextCursor }
  })

  mount(api, noteCommand, async ({ user, params: { id }, body }) => {
    const by = { ownerId: user.house.id, accountId: user.id, keyId: null, changeId: null }
    await noteGivenCommand(db, { id, at: clock(), ...by, ...body })
  })
}

const present = ({ id, at, keyId, person, program, state, ...row }: CommandRow): GivenCommand => ({
  id,
  at,
  by: keyId === null ? { kind: 'person', name: person } : { kind: 'key', name: program },
  menuId: row.menuId,
  words: row.words,
  says: JSON.parse(row.says) as string[],
  outcome: row.outcome === 'proposed' && state && state !== 'open' ? state : row.outcome,
  why: row.why,
  changeId: row.changeId,
})
