import type { Kysely } from 'kysely'

/** Names of earlier states, and changes that are applied on a date. */
export async function nameVersionsAndPlanThem({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('menuStates').addColumn('label', 'text').execute()
  await schema.alterTable('changes').addColumn('opensAt', 'text').execute()
  await schema
    .alterTable('changes')
    .addColumn('asks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('changesToOpen').on('changes').columns(['state', 'opensAt']).execute()
}
