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
import { keepDocuments, keptDocument, keptDocuments } from '../../db/record/kept-documents.ts'
import { type Publication, publicationHash, textHash } from '../../db/record/publication-hash.ts'
import type { Db } from '../../db/schema.ts'
import { copyUses } from '../../pictures/picture-uses.ts'
import { currentAccount } from '../../watching/trace.ts'
import {
  documentsOf,
  documentsOfMenus,
  endOfChain,
  lastPublications,
  menusOfPage,
  menusToPublish,
  openPagesOf,
  soldOutOn,
} from './queries.ts'

type Menu = Awaited<ReturnType<typeof menusToPublish>>[number]
type When = Pick<LiveEvent, 'at' | 'by' | 'restored'>

/** Menus that are read and written in one round of queries. */
const AT_ONCE = 50

/**
 * Writes what guests see of these menus from now on into the record, each where it differs from what the record says. Call
 * it in the transaction of the change, which began with `lockOwner`: the publications of a house are one chain.
 */
export async function publish(transaction: Db, menuIds: readonly string[], when: When): Promise<void> {
  for (let from = 0; from < menuIds.length; from += AT_ONCE) {
    const menus = await menusToPublish(transaction, menuIds.slice(from, from + AT_ONCE))
    for (const [ownerId, own] of Map.groupBy(menus, (menu) => menu.ownerId))
      await publishOf(transaction, ownerId, await shownOf(transaction, own), when)
  }
}

/** A menu that guests see, or did until now. */
interface Shown {
  readonly menu: Menu
  readonly pages: Awaited<ReturnType<typeof openPagesOf>>
  readonly isLinked: boolean
  readonly isShown: boolean
  readonly last: Publication | undefined
}

async function shownOf(transaction: Db, menus: readonly Menu[]): Promise<Shown[]> {
  const ids = menus.map(({ id }) => id)
  const pages = Map.groupBy(await openPagesOf(transaction, ids), ({ menuId }) => menuId)
  const last = new Map((await lastPublications(transaction, ids)).map((row) => [row.menuId, row]))
  return menus.flatMap((menu) => {
    const isThere = menu.deletedAt === null
    const onPages = isThere ? (pages.get(menu.id) ?? []) : []
    const isLinked = isThere && menu.sharedAt !== null
    const isShown = isLinked || onPages.length > 0
    const before = last.get(menu.id)
    return isShown || before?.isShown === 1 ? [{ menu, pages: onPages, isLinked, isShown, last: before }] : []
  })
}

async function publishOf(
  transaction: Db,
  ownerId: string,
  shown: readonly Shown[],
  when: When,
): Promise<void> {
  const changes = await changesOf(transaction, ownerId, shown, when.at)
  if (changes.length === 0) return
  const liveHashes = await keepDocuments(
    transaction,
    ownerId,
    changes.map(({ live, last }) => ({ text: JSON.stringify(live), earlierHash: last?.liveHash })),
  )
  let { number, hash } = (await endOfChain(transaction, ownerId)) ?? { number: 0, hash: '' }
  const rows = changes.map((change, nth) => {
    number += 1
    const row = { ...rowOf(change, when), number, liveHash: liveHashes[nth] ?? '', previousHash: hash }
    hash = publicationHash(row)
    return { ...row, hash }
  })
  await transaction.insertInto('publications').values(rows).execute()
  const placeIds = changes.filter(({ isSameMenu }) => !isSameMenu).map(({ menu }) => menu.id)
  if (placeIds.length > 0)
    await copyUses(transaction, { ownerId, kind: 'menu', placeIds }, { kind: 'record' })
}

type Change = Awaited<ReturnType<typeof changesOf>>[number]

const rowOf = (
  { menu, isShown, content, changed }: Change,
  { at, by = currentAccount() ?? menu.ownerId, restored }: When,
) => ({
  ownerId: menu.ownerId,
  isPruned: 0,
  menuId: menu.id,
  version: menu.version,
  templateId: menu.templateId,
  name: menu.name,
  at: at.toISOString(),
  byId: by,
  isShown: Number(isShown),
  restored: restored ?? null,
  changed: JSON.stringify(changed),
  ...content,
})

/** What differs from the record. */
async function changesOf(transaction: Db, ownerId: string, shown: readonly Shown[], at: Date) {
  if (shown.length === 0) return []
  const lives = await livesOf(transaction, shown, at)
  const hashes = shown.flatMap(({ last }) => last?.liveHash ?? [])
  const earlier = await keptDocuments(transaction, ownerId, hashes)
  const contents = await contentsOf(transaction, ownerId, shown)
  return shown.flatMap(({ menu, isShown, last }) => {
    const [live, content] = [lives.get(menu.id), contents.get(menu.id)]
    if (!live || !content) return []
    const isSameMenu = last?.documentHash === content.documentHash && last.designHash === content.designHash
    const changed = last
      ? changedParts(stillOf(liveIn(earlier.get(last.liveHash)), at), live, isSameMenu)
      : publishedParts.filter((part) => part === 'menu' || part === 'place')
    const isSame = last?.isShown === Number(isShown) && changed.length === 0
    return isSame ? [] : [{ menu, isShown, last, live, content, changed, isSameMenu }]
  })
}

/** What holds next to each of these menus at a moment. */
async function livesOf(
  transaction: Db,
  shown: readonly Shown[],
  at: Date,
): Promise<ReadonlyMap<string, PublishedLive>> {
  const ids = shown.map(({ menu }) => menu.id)
  const byMenu = <Row extends { readonly menuId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ menuId }) => menuId)
  const words = byMenu(await soldOutOn(transaction, ids, at))
  const plans = byMenu(await documentsOf(transaction, 'plannedPrices', ids))
  const specials = byMenu(await documentsOf(transaction, 'specials', ids))
  return new Map(
    shown.map(({ menu: { id }, isLinked, pages }) => [
      id,
      {
        isLinked,
        pages: pages.flatMap(({ restaurantId, document }) => {
          const page = saidOfMenu(document, id)
          return page ? [{ restaurantId, page }] : []
        }),
        soldOut: (words.get(id) ?? []).map(({ menuId: _, ...word }) => ({
          ...word,
          itemId: Number(word.itemId),
        })),
        plans: (plans.get(id) ?? []).map(({ document }) => parsed(document)),
        specials: (specials.get(id) ?? []).map((row) => ({ id: row.id, special: parsed(row.document) })),
      },
    ]),
  )
}

/** Dishes that are back by the clock are no change. */
const stillOf = (live: PublishedLive, at: Date): PublishedLive => ({
  ...live,
  soldOut: live.soldOut.filter(({ until }) => until === null || Date.parse(until) > at.getTime()),
})

/** A save gives a menu another version: what was published of this one is not read again. */
async function contentsOf(transaction: Db, ownerId: string, shown: readonly Shown[]) {
  const isOfLast = ({ menu, last }: Shown) =>
    last?.version === menu.version && last.templateId === menu.templateId
  const saved = shown.filter((one) => !isOfLast(one))
  const documents = await documentsOfMenus(
    transaction,
    saved.map(({ menu }) => menu.id),
  )
  const texts = saved.map(({ menu, last }) => ({
    text: documents.get(menu.id) ?? '',
    earlierHash: last?.documentHash,
  }))
  const hashes = await keepDocuments(transaction, ownerId, texts)
  const said = new Map<string, Pick<Publication, 'documentHash' | 'designHash'>>()
  for (const { menu, last } of shown)
    if (last) said.set(menu.id, { documentHash: last.documentHash, designHash: last.designHash })
  for (const [nth, { menu }] of saved.entries())
    said.set(menu.id, {
      documentHash: hashes[nth] ?? '',
      designHash: textHash(JSON.stringify([menu.templateId, parsed(texts[nth]?.text ?? '').design ?? null])),
    })
  return said
}

const liveIn = (kept = ''): PublishedLive => publishedLiveSchema.parse(JSON.parse(kept))

export const liveOf = async (db: Db, { ownerId, liveHash }: Publication): Promise<PublishedLive> =>
  liveIn(await keptDocument(db, ownerId, liveHash))

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
