import { strToU8, zipSync } from 'fflate'
import type { Payment } from '#domain/billing/payment.ts'
import type { Db } from '../../db/schema.ts'
import { readBelongings, readUser } from './queries.ts'

/**
 * Everything that is kept of an account, as JSON files in a ZIP: what it says of itself, what it made,
 * what it paid, and what changed its plan, its sharing and the way into it. Passwords and sessions are
 * ours to guard and not in it.
 */
export async function exportAccount(
  db: Db,
  userId: string,
  payments: readonly Payment[],
): Promise<Uint8Array<ArrayBuffer>> {
  const user = await readUser(db, userId)
  if (!user) throw new Error('An account that does not exist was exported')
  const { menus, drafts, restaurants, palettes, uploads, activity } = await readBelongings(db, userId)
  const { displayUsername: username, email, createdAt } = user
  const files = {
    account: { username, email, createdAt: new Date(createdAt).toISOString() },
    menus: menus.map(({ ownerId: _, document, items, ...row }) => ({
      ...row,
      items: JSON.parse(items),
      ...JSON.parse(document),
    })),
    drafts: drafts.map(({ ownerId: _, document, ...row }) => ({ ...row, ...JSON.parse(document) })),
    restaurants: restaurants.map(({ ownerId: _, profile, ...row }) => ({ ...row, ...JSON.parse(profile) })),
    palettes: palettes.map(({ ownerId: _, ...row }) => row),
    uploads: uploads.map(({ name, bytes, createdAt: at }) => ({
      url: `/uploads/${name}`,
      bytes,
      createdAt: at,
    })),
    payments,
    activity: activity.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) })),
  }
  const entries = Object.entries(files).map(([name, content]) => [
    `${name}.json`,
    strToU8(JSON.stringify(content, null, 2)),
  ])
  return Uint8Array.from(zipSync(Object.fromEntries(entries)))
}
