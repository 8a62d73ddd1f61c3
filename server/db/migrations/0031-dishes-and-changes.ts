import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const owned = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade')

/** Changes of menus, what owners decided about dishes on several menus, and the words by which menus are searched. */
export async function keepDishesAndChanges({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', owned)
    .addColumn('title', 'text', required)
    .addColumn('by', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('endedAt', 'text')
    .execute()
  await schema.createIndex('changesByOwner').on('changes').columns(['ownerId', 'createdAt']).execute()
  await schema.createIndex('changesByEnd').on('changes').column('endedAt').execute()
  await schema
    .createTable('changeMenus')
    .addColumn('changeId', 'text', (column) => column.notNull().references('changes.id').onDelete('cascade'))
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('baseVersion', 'integer', required)
    .addColumn('document', 'text')
    .addColumn('savedAs', 'integer')
    .addPrimaryKeyConstraint('changeMenusKey', ['changeId', 'menuId'])
    .execute()
  await schema.createIndex('changeMenusByOwner').on('changeMenus').column('ownerId').execute()
  await schema.createIndex('changeMenusByMenu').on('changeMenus').column('menuId').execute()
  await schema
    .createTable('dishDecisions')
    .addColumn('ownerId', 'text', owned)
    .addColumn('dishId', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('isEverywhere', 'integer', required)
    .addPrimaryKeyConstraint('dishDecisionsKey', ['ownerId', 'dishId', 'part'])
    .execute()
  await schema
    .createTable('menuWords')
    .addColumn('menuId', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', owned)
    .addColumn('version', 'integer', required)
    .addColumn('words', 'text', required)
    .execute()
  await schema.createIndex('menuWordsByOwner').on('menuWords').column('ownerId').execute()
}
