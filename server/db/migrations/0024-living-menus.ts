import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const owned = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade')
const ofRestaurant = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('restaurants.id').onDelete('cascade')

/**
 * The live state next to saved menus, which takes effect at once: the pages of restaurants, what is sold
 * out, planned prices, dishes of the day, boards, and who is notified. Menus are named without a reference:
 * some migrations rebuild their table.
 */
export async function keepLiveState(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('restaurantPages')
    .addColumn('restaurantId', 'text', (column) =>
      column.primaryKey().references('restaurants.id').onDelete('cascade'),
    )
    .addColumn('ownerId', 'text', owned)
    .addColumn('slug', 'text', required)
    .addColumn('isOpen', 'integer', counter)
    .addColumn('isCounting', 'integer', counter)
    .addColumn('document', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('stamp', 'integer', counter)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute()
  await schema
    .createTable('pageSlugs')
    .addColumn('slug', 'text', key)
    // It stays taken where the restaurant goes: a printed code must not lead to somebody else.
    .addColumn('restaurantId', 'text', (column) => column.references('restaurants.id').onDelete('set null'))
    .addColumn('ownerId', 'text', owned)
    .addColumn('createdAt', 'text', required)
    .execute()
  await schema
    .createTable('pageMenus')
    .addColumn('restaurantId', 'text', ofRestaurant)
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('pageMenusKey', ['restaurantId', 'menuId'])
    .execute()
  await schema
    .createTable('liveMenus')
    .addColumn('menuId', 'text', key)
    .addColumn('ownerId', 'text', owned)
    .addColumn('stamp', 'integer', counter)
    .execute()
  await schema
    .createTable('soldOut')
    .addColumn('menuId', 'text', required)
    .addColumn('itemId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('isSoldOut', 'integer', required)
    .addColumn('shows', 'text', required)
    .addColumn('until', 'text')
    .addColumn('byName', 'text', required)
    .addColumn('passLinkId', 'text')
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('soldOutKey', ['menuId', 'itemId'])
    .execute()
  await schema
    .createTable('plannedPrices')
    .addColumn('id', 'text', key)
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('document', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute()
  await schema
    .createTable('specials')
    .addColumn('id', 'text', key)
    .addColumn('menuId', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('document', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute()
  await schema
    .createTable('boards')
    .addColumn('id', 'text', key)
    .addColumn('restaurantId', 'text', ofRestaurant)
    .addColumn('ownerId', 'text', owned)
    .addColumn('name', 'text', required)
    .addColumn('document', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .addUniqueConstraint('boardsByName', ['restaurantId', 'name'])
    .execute()
  await schema
    .createTable('passLinks')
    .addColumn('id', 'text', key)
    .addColumn('restaurantId', 'text', ofRestaurant)
    .addColumn('ownerId', 'text', owned)
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('note', 'text')
    .addColumn('createdAt', 'text', required)
    .addColumn('revokedAt', 'text')
    .execute()
  await schema
    .createTable('webhooks')
    .addColumn('id', 'text', key)
    .addColumn('restaurantId', 'text', ofRestaurant)
    .addColumn('ownerId', 'text', owned)
    .addColumn('url', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('isActive', 'integer', required)
    .addColumn('failingSince', 'text')
    .addColumn('createdAt', 'text', required)
    .execute()
  await schema
    .createTable('webhookDeliveries')
    .addColumn('id', 'text', key)
    .addColumn('webhookId', 'text', (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('ownerId', 'text', owned)
    .addColumn('event', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', counter)
    .addColumn('nextAt', 'text')
    .addColumn('lastStatus', 'integer')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', required)
    .addColumn('deliveredAt', 'text')
    .execute()
  await schema
    .createTable('guestCounts')
    .addColumn('restaurantId', 'text', ofRestaurant)
    .addColumn('menuId', 'text', required)
    .addColumn('hour', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('ownerId', 'text', owned)
    .addColumn('views', 'integer', counter)
    .addPrimaryKeyConstraint('guestCountsKey', ['restaurantId', 'hour', 'menuId', 'source'])
    .execute()
  for (const [name, table, columns] of indexes)
    await schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

/** For the rows of an owner, which go with the account, and for those of a menu or a restaurant. */
const indexes = [
  ['restaurantPagesByOwner', 'restaurantPages', ['ownerId']],
  ['pageSlugsByRestaurant', 'pageSlugs', ['restaurantId']],
  ['pageSlugsByOwner', 'pageSlugs', ['ownerId']],
  ['pageMenusByMenu', 'pageMenus', ['menuId']],
  ['pageMenusByOwner', 'pageMenus', ['ownerId']],
  ['liveMenusByOwner', 'liveMenus', ['ownerId']],
  ['soldOutByOwner', 'soldOut', ['ownerId']],
  ['plannedPricesByMenu', 'plannedPrices', ['menuId']],
  ['plannedPricesByOwner', 'plannedPrices', ['ownerId']],
  ['specialsByMenu', 'specials', ['menuId']],
  ['specialsByOwner', 'specials', ['ownerId']],
  ['boardsByOwner', 'boards', ['ownerId']],
  ['passLinksByRestaurant', 'passLinks', ['restaurantId']],
  ['passLinksByOwner', 'passLinks', ['ownerId']],
  ['webhooksByRestaurant', 'webhooks', ['restaurantId']],
  ['webhooksByOwner', 'webhooks', ['ownerId']],
  ['webhookDeliveriesByWebhook', 'webhookDeliveries', ['webhookId', 'createdAt']],
  ['webhookDeliveriesToSend', 'webhookDeliveries', ['status', 'nextAt']],
  ['webhookDeliveriesByAge', 'webhookDeliveries', ['createdAt']],
  ['webhookDeliveriesByOwner', 'webhookDeliveries', ['ownerId']],
  ['guestCountsByOwner', 'guestCounts', ['ownerId']],
  ['guestCountsByHour', 'guestCounts', ['hour']],
] as const
