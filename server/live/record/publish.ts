import type { LiveEvent } from '#domain/live/model/live-event.ts'
import {
  changedParts,
  type PublishedLive,
  pageOfMenu,
  publishedLiveSchema,
  publishedParts,
} from '#domain/live/record/published.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText, storedText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { keepDocument, keptDocument } from '../../db/record/kept-documents.ts'
import { type Publication, publicationHash, textHash } from '../../db/record/publication-hash.ts'
import type { Db } from '../../db/schema.ts'
import { copyUses } from '../../pictures/picture-uses.ts'
import { currentAccount } from '../../watching/trace.ts'
import {
  documentOf,
  documentsOf,
  endOfChain,
  lastPublication,
  menusOfPage,
  menuToPublish,
  openPagesOf,
  soldOutOn,
} from './queries.ts'

type Menu = NonNullable<Awaited<ReturnType<typeof menuToPublish>>>
type When = Pick<LiveEvent, 'at' | 'by' | 'restored'>

/**
 * Writes what guests see of these menus from now on into the record, each where it differs from what the record says. Call
 * it in the transaction of the change, which began with `lockOwner`: the publications of a house are one chain.
 */
export async function publish(transaction: Db, menuIds: readonly string[], when: When): Promise<void> {
  for (const id of menuIds) {
    const menu = await menuToPublish(transaction, id)
    if (menu) await publishMenu(transaction, menu, when)
  }
}

async function publishMenu(transaction: Db, menu: Menu, when: When): Promise<void> {
  const { at, by = currentAccount() ?? menu.ownerId, restored = null } = when
  const isThere = menu.deletedAt === null
  const pages = isThere ? await openPagesOf(transaction, menu.id) : []
  const isLinked = isThere && menu.sharedAt !== null
  const isShown = isLinked || pages.length > 0
  const last = await lastPublication(transaction, menu.id)
  if (!isShown && last?.isShown !== 1) return
  const live: PublishedLive = {
    isLinked,
    pages: pages.flatMap(({ restaurantId, document }) => {
      const page = saidOfMenu(document, menu.id)
      return page ? [{ restaurantId, page }] : []
    }),
    soldOut: (await soldOutOn(transaction, menu.id, at)).map((word) => ({
      ...word,
      itemId: Number(word.itemId),
    })),
    plans: (await documentsOf(transaction, 'plannedPrices', menu.id)).map((row) => parsed(row.document)),
    specials: (await documentsOf(transaction, 'specials', menu.id)).map((row) => ({
      id: row.id,
      special: parsed(row.document),
    })),
  }
  const content = await contentOf(transaction, menu, last)
  const isSameMenu = last?.documentHash === content.documentHash && last.designHash === content.designHash
  const changed = last
    ? changedParts(stillOf(await liveOf(transaction, last), at), live, isSameMenu)
    : [...publishedParts].filter((part) => part === 'menu' || part === 'place')
  if (last?.isShown === Number(isShown) && changed.length === 0) return
  const liveHash = await keepDocument(transaction, menu.ownerId, JSON.stringify(live), last?.liveHash)
  const end = await endOfChain(transaction, menu.ownerId)
  const row = {
    ownerId: menu.ownerId,
    number: (end?.number ?? 0) + 1,
    isPruned: 0,
    menuId: menu.id,
    version: menu.version,
    templateId: menu.templateId,
    name: menu.name,
    at: at.toISOString(),
    byId: by,
    isShown: Number(isShown),
    restored,
    changed: JSON.stringify(changed),
    ...content,
    liveHash,
    previousHash: end?.hash ?? '',
  }
  await transaction
    .insertInto('publications')
    .values({ ...row, hash: publicationHash(row) })
    .execute()
  if (isSameMenu) return
  const place = { ownerId: menu.ownerId, placeId: menu.id }
  await copyUses(transaction, { ...place, kind: 'menu' }, { ...place, kind: 'record' })
}

/** Dishes that are back by the clock are no change. */
const stillOf = (live: PublishedLive, at: Date): PublishedLive => ({
  ...live,
  soldOut: live.soldOut.filter(({ until }) => until === null || Date.parse(until) > at.getTime()),
})

/** A save gives a menu another version: what was published of this one is not read again. */
async function contentOf(transaction: Db, menu: Menu, last: Publication | undefined) {
  if (last?.version === menu.version && last.templateId === menu.templateId)
    return { documentHash: last.documentHash, designHash: last.designHash }
  const document = await documentOf(transaction, menu.id)
  return {
    documentHash: await keepDocument(transaction, menu.ownerId, document, last?.documentHash),
    designHash: textHash(JSON.stringify([menu.templateId, parsed(document).design ?? null])),
  }
}

export const liveOf = async (db: Db, { ownerId, liveHash }: Publication): Promise<PublishedLive> =>
  publishedLiveSchema.parse(JSON.parse(await keptDocument(db, ownerId, liveHash)))

/** What an open page says of a menu; nothing where it cannot be read: then guests don't see it either. */
function saidOfMenu(document: string, menuId: string): Record<string, unknown> | undefined {
  try {
    const page = readStoredText(restaurantPageForm, document)
    const menu = page.menus.find((one) => one.menuId === menuId)
    return menu && parsed(storedText(pageOfMenu(page, menu)))
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return undefined
    throw error
  }
}

/** A document that is no JSON is kept as the text that it is. */
function parsed(document: string): Record<string, unknown> {
  try {
    return JSON.parse(document)
  } catch {
    return { stored: document }
  }
}

/** Listens to changes (`../listeners.ts`). */
export const record = {
  menusChanged: publish,
  pageChanged: async (transaction: Db, restaurantId: string, at: Date): Promise<void> =>
    publish(transaction, await menusOfPage(transaction, restaurantId), { at }),
}
