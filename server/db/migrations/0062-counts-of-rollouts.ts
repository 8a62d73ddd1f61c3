import type { Kysely } from 'kysely'

/** How far a rollout is, by an index alone: the screen asks each second. */
export async function countRollouts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('rolloutMenusToCount')
    .on('rolloutMenus')
    .columns(['rolloutId', 'state', 'isSeen'])
    .execute()
}
