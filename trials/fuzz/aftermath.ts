import { sql } from 'kysely'
import { savedMenuSchema } from '#contract/menus/saved-menus.ts'
import { paletteSchema } from '#domain/design/palettes.ts'
import { draftForm, profileForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { signedTextHash } from '#server/db/documents/signed-text-hash.ts'
import { documentOfRow } from '#server/db/record/kept-documents.ts'
import { presentMenu } from '#server/features/menus/stored/saved-menu.ts'
import type { World } from './world.ts'

/** Looks into the database of a server that has ended: is it whole, and can everything in it be read? */
export async function inspect({
  databaseUrl,
  dataDir,
  report,
}: World): Promise<Readonly<Record<string, number>>> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir })
  const complain = (thing: string, id: string, cause: unknown) =>
    report.find(
      'what is stored',
      `${thing} that cannot be read`,
      `${id}: ${String(cause)} ${String(cause instanceof Error ? (cause.cause ?? '') : '').slice(0, 800)}`,
    )
  try {
    if (!databaseUrl) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      if (rows[0]?.integrity_check !== 'ok')
        report.find('what is stored', 'a damaged file', JSON.stringify(rows))
      const broken = await sql`pragma foreign_key_check`.execute(db)
      if (broken.rows.length > 0)
        report.find('what is stored', 'a broken reference', JSON.stringify(broken.rows))
    }
    const menus = await db.selectFrom('savedMenus').selectAll().execute()
    for (const row of menus)
      readOr(() => savedMenuSchema.parse(presentMenu(row, () => undefined, 'professional')), 'a menu', row.id)
    const states = await db.selectFrom('menuStates').selectAll().execute()
    for (const { menuId, version, ...row } of states) {
      const document = await documentOfRow(db, row).catch(() => '')
      readOr(
        () => readStoredText(savedMenuForm, document),
        'an earlier state of a menu',
        `${menuId} ${version}`,
      )
    }
    const signOffs = await db.selectFrom('signOffs').selectAll().execute()
    const known = new Set(menus.map(({ id }) => id))
    for (const { id, menuId, text, textHash } of signOffs) {
      if (signedTextHash(text) !== textHash) complain('a sign-off', id, 'its text has another hash')
      if (!known.has(menuId)) complain('a sign-off', id, 'its menu is gone')
    }
    const drafts = await db.selectFrom('drafts').selectAll().execute()
    for (const row of drafts) readOr(() => readStoredText(draftForm, row.document), 'a draft', row.workId)
    const restaurants = await db.selectFrom('restaurants').selectAll().execute()
    for (const row of restaurants)
      readOr(() => readStoredText(profileForm, row.profile), 'a restaurant', row.id)
    const palettes = await db.selectFrom('palettes').selectAll().execute()
    for (const { name, ...row } of palettes)
      readOr(() => paletteSchema.parse({ ...row, ...(name !== null && { name }) }), 'a palette', row.id)
    const { count: users } = await db
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return {
      accounts: users,
      menus: menus.length,
      states: states.length,
      signOffs: signOffs.length,
      drafts: drafts.length,
      restaurants: restaurants.length,
      palettes: palettes.length,
    }
  } finally {
    await close()
  }

  function readOr(read: () => unknown, thing: string, id: string): void {
    try {
      read()
    } catch (cause) {
      complain(thing, id, cause)
    }
  }
}
