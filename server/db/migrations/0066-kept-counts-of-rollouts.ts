import type { Kysely } from 'kysely'

/** What became of the menus of a rollout that has ended: a list of rollouts counts those that are under way. */
export async function keepCountsOfRollouts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('rollouts').addColumn('counts', 'text').execute()
}
