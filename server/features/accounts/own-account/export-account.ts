import { strToU8 } from 'fflate'
import type { Payment } from '#domain/billing/payment.ts'
import type { FileStorage } from '../../../adapters/storage/port.ts'
import type { Database } from '../../../db/database.ts'
import type { ZipEntry } from '../../../http/answers/zip-stream.ts'
import {
  listSessionsOf,
  type MenuStateRow,
  readBelongings,
  readMenuState,
  readUser,
} from '../store/queries.ts'

type SessionRow = Awaited<ReturnType<typeof listSessionsOf>>[number]

/**
 * Everything that is kept of an account, for a ZIP file: what it says of itself, what it made, with the bin, the
 * sign-offs and the earlier states of menus, what it paid, where it is signed in, and what changed its plan, its sharing and the way into it, as JSON, and its
 * pictures as they are. Passwords and the keys of sessions are ours to guard and not in it.
 */
export async function exportAccount(
  { db, storage }: Database & { readonly storage: Pick<FileStorage, 'get'> },
  userId: string,
  payments: readonly Payment[],
): Promise<AsyncGenerator<ZipEntry, void, void>> {
  const user = await readUser(db, userId)
  if (!user) throw new Error('An account that does not exist was exported')
  const { menus, states, signOffs, drafts, restaurants, restaurantPages, palettes, uploads, activity } =
    await readBelongings(db, userId)
  const sessions = await listSessionsOf(db, userId, new Date())
  const { displayUsername: username, email, createdAt } = user
  const files = {
    account: { username, email, createdAt: new Date(createdAt).toISOString() },
    menus: menus.map(({ ownerId: _, document, items, ...row }) => ({
      ...row,
      items: JSON.parse(items),
      ...contentOf(document),
    })),
    signOffs: signOffs.map(({ itemId, text, ...row }) => ({
      ...row,
      itemId: Number(itemId),
      signed: contentOf(text),
    })),
    drafts: drafts.map(({ ownerId: _, document, ...row }) => ({ ...row, ...contentOf(document) })),
    restaurants: restaurants.map(({ ownerId: _, profile, ...row }) => ({ ...row, ...contentOf(profile) })),
    restaurantPages: restaurantPages.map(
      ({ ownerId: _, document, isOpen, isIndexed, isCounting, ...row }) => ({
        ...row,
        isOpen: isOpen === 1,
        isIndexed: isIndexed === 1,
        isCounting: isCounting === 1,
        ...contentOf(document),
      }),
    ),
    palettes: palettes.map(({ ownerId: _, ...row }) => row),
    uploads: uploads.map(({ name, bytes, createdAt: at }) => ({
      url: `/uploads/${name}`,
      file: pictureFile(name),
      bytes,
      createdAt: at,
    })),
    payments,
    sessions: sessions.map(presentSession),
    activity: activity.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) })),
  }
  const documents = Object.entries(files).map(([name, content]) => ({
    name: `${name}.json`,
    bytes: strToU8(JSON.stringify(content, null, 2)),
    isCompressed: false,
  }))
  return (async function* () {
    yield* documents
    // One at a time: together they may be as large as the room of an account.
    for (const { name } of uploads) {
      const bytes = await storage.get(name)
      if (bytes) yield { name: pictureFile(name), bytes, isCompressed: true }
    }
    for (const { menuId, version } of states) {
      const state = await readMenuState(db, menuId, version)
      if (state) yield stateFile(state)
    }
  })()
}

/** An earlier state of a menu: `states/<menu>/<version>.json`. */
function stateFile({ ownerId: _, bytes: __, document, ...row }: MenuStateRow): ZipEntry {
  const content = { ...row, ...contentOf(document) }
  return {
    name: `states/${row.menuId}/${row.version}.json`,
    bytes: strToU8(JSON.stringify(content, null, 2)),
    isCompressed: false,
  }
}

/** What is damaged is exported too, as the text that it is. */
function contentOf(stored: string): object {
  try {
    return JSON.parse(stored)
  } catch {
    return { stored }
  }
}

const pictureFile = (name: string): string => `pictures/${name}`

const presentSession = ({ createdAt, updatedAt, ipAddress, userAgent }: SessionRow) => ({
  createdAt: new Date(createdAt).toISOString(),
  lastSeenAt: new Date(updatedAt).toISOString(),
  userAgent: userAgent || null,
  address: ipAddress || null,
})
