import type { Kysely } from 'kysely'

interface Menu {
  id: string
  ownerId: string
  name: string
  title: string
  restaurantId: string
  templateId: number
  cuisineId: number
  targetCheckAverageCents: number
  version: number
  createdAt: string
  updatedAt: string
  sharedAt: string | null
  items: string
  document: string
}

interface Tables {
  savedMenus: Menu
  savedMenusWithCards: Menu & { dateLine: string; restaurantName: string; itemCount: number }
  menuClaims: Claims
  menuClaimsAside: Claims
}

interface Claims {
  menuId: string
  toConfirm: number
  allergensToConfirm: number
  catalogue: string
  isReadable: number
}

/** Documents may have two megabytes. */
const PAGE_ROWS = 100

/**
 * The columns that lists show come before a menu's document, because SQLite reaches what comes after it
 * through all of its pages; and a menu that was deleted stays for a while. A table cannot be rebuilt under
 * one that points at it without losing that one's rows, so the claims stand aside meanwhile.
 */
export async function listMenusAsCards(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Tables>
  await createClaims(db, 'menuClaimsAside')
  await copyClaims(db, 'menuClaims', 'menuClaimsAside')
  await db.schema.dropTable('menuClaims').execute()

  await db.schema
    .createTable('savedMenusWithCards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('dateLine', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('restaurantName', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('itemCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('restaurantId', 'text', (column) => column.notNull())
    .addColumn('templateId', 'integer', (column) => column.notNull())
    .addColumn('cuisineId', 'integer', (column) => column.notNull())
    .addColumn('targetCheckAverageCents', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('sharedAt', 'text')
    .addColumn('deletedAt', 'text')
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  for await (const menus of pagesOf(db))
    await db
      .insertInto('savedMenusWithCards')
      .values(menus.map((menu) => ({ ...menu, ...cardOf(menu) })))
      .execute()
  await db.schema.dropTable('savedMenus').execute()
  await db.schema.alterTable('savedMenusWithCards').renameTo('savedMenus').execute()
  await db.schema
    .createIndex('savedMenusByOwner')
    .on('savedMenus')
    .columns(['ownerId', 'createdAt desc', 'id'])
    .execute()
  // For what is in the bin, which is little: by owner, and by when it was put there.
  await db.schema
    .createIndex('savedMenusByDeletion')
    .on('savedMenus')
    .columns(['deletedAt', 'ownerId'])
    .where('deletedAt' as never, 'is not', null)
    .execute()

  await createClaims(db, 'menuClaims')
  await copyClaims(db, 'menuClaimsAside', 'menuClaims')
  await db.schema.dropTable('menuClaimsAside').execute()
  await db.schema.createIndex('menuClaimsByCatalogue').on('menuClaims').column('catalogue').execute()
}

async function createClaims(db: Kysely<Tables>, table: 'menuClaims' | 'menuClaimsAside'): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('menuId', 'text', (column) =>
      table === 'menuClaims'
        ? column.primaryKey().references('savedMenus.id').onDelete('cascade')
        : column.primaryKey(),
    )
    .addColumn('toConfirm', 'integer', (column) => column.notNull())
    .addColumn('allergensToConfirm', 'integer', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .addColumn('isReadable', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}

const claimColumns = ['menuId', 'toConfirm', 'allergensToConfirm', 'catalogue', 'isReadable'] as const

const copyClaims = (db: Kysely<Tables>, from: keyof Tables & `menu${string}`, to: typeof from) =>
  db
    .insertInto(to)
    .columns(claimColumns)
    .expression((query) => query.selectFrom(from).select(claimColumns))
    .execute()

async function* pagesOf(db: Kysely<Tables>): AsyncGenerator<Menu[]> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('savedMenus')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute()
    if (page.length > 0) yield page
    if (page.length < PAGE_ROWS) return
    last = page.at(-1)?.id ?? ''
  }
}

/** What cannot be read has no words. */
function cardOf({ document, items }: Menu) {
  const { content } = parsed(document) as {
    content?: { dateLine?: unknown; restaurant?: { name?: unknown } }
  }
  const ids = parsed(items)
  return {
    dateLine: textOf(content?.dateLine),
    restaurantName: textOf(content?.restaurant?.name),
    itemCount: Array.isArray(ids) ? ids.length : 0,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
