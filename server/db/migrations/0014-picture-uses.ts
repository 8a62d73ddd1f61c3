import type { Kysely } from 'kysely'

interface Before {
  savedMenus: { id: string; ownerId: string; document: string }
  drafts: { ownerId: string; workId: string; document: string }
  restaurants: { id: string; ownerId: string; profile: string }
  uploads: { name: string; ownerId: string; unusedSince: string | null }
  uploadUses: { ownerId: string; kind: string; placeId: string; uploadName: string; isShown: number }
}

/** Documents may have a megabyte. */
const PAGE_ROWS = 100

/**
 * Which upload is used where, so that it is served to guests only while a shared menu shows it, and goes
 * when nothing has used it for a while. `unusedSince` is null exactly while a use is listed.
 */
export async function listPictureUses(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Before>
  await db.schema
    .createTable('uploadUses')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('placeId', 'text', (column) => column.notNull())
    .addColumn('uploadName', 'text', (column) =>
      column.notNull().references('uploads.name').onDelete('cascade'),
    )
    .addColumn('isShown', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('uploadUsesKey', ['ownerId', 'kind', 'placeId', 'uploadName'])
    .execute()
  await db.schema.createIndex('uploadUsesByUpload').on('uploadUses').column('uploadName').execute()
  await db.schema.alterTable('uploads').addColumn('unusedSince', 'text').execute()

  for await (const { id, ownerId, document } of menusOf(db)) {
    const shown = shownIn(document)
    await addUses(db, { ownerId, kind: 'menu', placeId: id }, document, (name) => shown.has(name))
  }
  for (const { ownerId, workId, document } of await db.selectFrom('drafts').selectAll().execute())
    await addUses(db, { ownerId, kind: 'draft', placeId: workId }, document)
  for (const { id, ownerId, profile } of await db.selectFrom('restaurants').selectAll().execute())
    await addUses(db, { ownerId, kind: 'restaurant', placeId: id }, profile)

  await db
    .updateTable('uploads')
    .set({ unusedSince: new Date().toISOString() })
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('uploadUses').select('kind').whereRef('uploadName', '=', 'uploads.name'))),
    )
    .execute()
  await db.schema.createIndex('uploadsByUnusedSince').on('uploads').column('unusedSince').execute()
}

async function* menusOf(db: Kysely<Before>): AsyncGenerator<Before['savedMenus']> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('savedMenus')
      .select(['id', 'ownerId', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute()
    yield* page
    if (page.length < PAGE_ROWS) return
    last = page.at(-1)?.id ?? ''
  }
}

const UPLOAD = /"\/uploads\/([\w-]{1,100}\.[a-z0-9]{1,5})(?:\?[^"]*)?"/g

const uploadsIn = (json: string): Set<string> =>
  new Set(Array.from(json.matchAll(UPLOAD), ([, name]) => name ?? ''))

function shownIn(document: string): Set<string> {
  const { content, design } = JSON.parse(document)
  const shown = [
    design?.showImages ? content?.groups : null,
    design?.logoPosition === 'none' ? null : content?.restaurant?.logoUrl,
  ]
  return uploadsIn(JSON.stringify(shown))
}

async function addUses(
  db: Kysely<Before>,
  place: Pick<Before['uploadUses'], 'ownerId' | 'kind' | 'placeId'>,
  json: string,
  isShown: (name: string) => boolean = () => false,
): Promise<void> {
  const names = uploadsIn(json)
  if (names.size === 0) return
  const own = await db
    .selectFrom('uploads')
    .select('name')
    .where('ownerId', '=', place.ownerId)
    .where('name', 'in', [...names])
    .execute()
  for (const { name } of own) {
    await db
      .insertInto('uploadUses')
      .values({ ...place, uploadName: name, isShown: isShown(name) ? 1 : 0 })
      .execute()
  }
}
