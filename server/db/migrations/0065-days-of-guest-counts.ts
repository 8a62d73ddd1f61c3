import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Views of a day, where those of its hours were long ago. */
export async function keepDaysOfGuestCounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('guestDays')
    .addColumn('restaurantId', 'text', (column) =>
      column.notNull().references('restaurants.id').onDelete('cascade'),
    )
    .addColumn('menuId', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('ownerId', 'text', (column) => column.notNull().references('houses.id').onDelete('cascade'))
    .addColumn('views', 'integer', required)
    .addPrimaryKeyConstraint('guestDaysKey', ['restaurantId', 'day', 'menuId', 'source'])
    .execute()
  await schema.createIndex('guestDaysByOwner').on('guestDays').column('ownerId').execute()
  await schema.createIndex('guestDaysByDay').on('guestDays').column('day').execute()
}
