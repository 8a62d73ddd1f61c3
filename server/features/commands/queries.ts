import type { AskedRows } from '#contract/shared/pages.ts'
import { rowsAfter } from '../../db/page-of-rows.ts'
import type { Db } from '../../db/schema.ts'

interface CommandFilter extends AskedRows {
  readonly menuId?: string | undefined
}

const NEWEST_FIRST = { time: ['givenCommands.at', 'desc'], id: ['givenCommands.id', 'desc'] } as const

/** Commands of a house with the names of who gave them and the present state of their changes, the newest first. */
export const pageOfCommands = (db: Db, ownerId: string, { menuId, after, limit }: CommandFilter) =>
  db
    .selectFrom('givenCommands')
    .leftJoin('users', 'users.id', 'givenCommands.accountId')
    .leftJoin('apiKeys', 'apiKeys.id', 'givenCommands.keyId')
    .leftJoin('changes', 'changes.id', 'givenCommands.changeId')
    .selectAll('givenCommands')
    .select(['users.displayUsername as person', 'apiKeys.name as program', 'changes.state'])
    .where('givenCommands.ownerId', '=', ownerId)
    .$if(menuId !== undefined, (query) => query.where('givenCommands.menuId', '=', menuId ?? ''))
    .$if(after !== undefined, (query) => query.where(rowsAfter(NEWEST_FIRST, after ?? ['', ''])))
    .orderBy('givenCommands.at', 'desc')
    .orderBy('givenCommands.id', 'desc')
    .limit(limit)
    .execute()

export type CommandRow = Awaited<ReturnType<typeof pageOfCommands>>[number]
