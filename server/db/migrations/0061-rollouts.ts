import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const owned = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('houses.id').onDelete('cascade')
const ofRollout = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('rollouts.id').onDelete('cascade')

/** A change of dishes that goes to all menus of a house: what it changes, and what becomes of each menu. */
export async function keepRollouts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rollouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', owned)
    .addColumn('title', 'text', required)
    .addColumn('byId', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('total', 'integer', required)
    .addColumn('lookedAt', 'integer', required)
    .addColumn('reached', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('startedAt', 'text')
    .addColumn('endedAt', 'text')
    .execute()
  await schema.createIndex('rolloutsByOwner').on('rollouts').columns(['ownerId', 'createdAt']).execute()
  await schema.createIndex('rolloutsByAge').on('rollouts').column('createdAt').execute()
  await schema
    .createTable('rolloutSources')
    .addColumn('rolloutId', 'text', ofRollout)
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addPrimaryKeyConstraint('rolloutSourcesKey', ['rolloutId', 'menuId'])
    .execute()
  await schema
    .createIndex('rolloutSourcesByOwner')
    .on('rolloutSources')
    .columns(['ownerId', 'menuId'])
    .execute()
  await schema
    .createTable('rolloutMenus')
    .addColumn('rolloutId', 'text', ofRollout)
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('state', 'text', required)
    .addColumn('isSeen', 'integer', required)
    .addColumn('fromVersion', 'integer')
    .addColumn('savedAs', 'integer')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('rolloutMenusKey', ['rolloutId', 'menuId'])
    .execute()
  await schema
    .createIndex('rolloutMenusByState')
    .on('rolloutMenus')
    .columns(['rolloutId', 'state', 'menuId'])
    .execute()
  await schema.createIndex('rolloutMenusByOwner').on('rolloutMenus').columns(['ownerId', 'menuId']).execute()
}
