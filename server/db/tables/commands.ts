import { sql } from 'kysely'
import { z } from 'zod'
import type { CommandOutcome } from '#contract/menus/given-commands.ts'
import { contentOf, type Described, json, without } from './described.ts'
import { ofMenu } from './seen-rows.ts'

export interface CommandTables {
  /** What was asked for in the editor's box or by a program at /mcp, and what came of it. */
  givenCommands: {
    id: string
    ownerId: string
    /** Who gave it, or made the key that did; null where that account is gone. */
    accountId: string | null
    /** Of a program; null for people. */
    keyId: string | null
    /** Null where it is of no saved menu, or of several. */
    menuId: string | null
    /** The change that it proposed or decided; null where there is none. */
    changeId: string | null
    at: string
    words: string
    /** JSON: what it would do, a sentence for each part. */
    says: string
    outcome: CommandOutcome
    /** Why it was refused; null where it wasn't. */
    why: string | null
  }
}

const saysSchema = z.array(z.string())

export const commandTables: Described<CommandTables> = {
  givenCommands: {
    // Of a menu that isn't saved: what the member gave.
    seen: (limit) => sql`${ofMenu(limit)} or ("menuId" is null and "accountId" = ${limit.accountId})`,
    read: ({ says }) => saysSchema.parse(json(says)),
    exported: {
      file: 'commands',
      key: ['id'],
      present: (row) => ({ ...without(row, 'ownerId'), says: contentOf(row.says) }),
    },
  },
}
