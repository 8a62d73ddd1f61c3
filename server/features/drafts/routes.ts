import {
  DRAFTS_KEPT,
  type DraftSummary,
  deleteDraft,
  downloadDraft,
  listDrafts,
  readDraft,
  type StoredDraft,
  writeDraft,
} from '#contract/menus/drafts.ts'
import type { SentContent } from '#contract/menus/menu-content.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { draftForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { beyondVersion1, version1Over } from '#domain/menu/stored/version-1-over-2.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import { menuSaysMore } from '../../errors/menu-says-more.ts'
import { storedFile } from '../../http/answers/stored-file.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { forgetDraft, menuVersionOf, placeOfDraft } from '../../owners/drafts.ts'
import { writeUses } from '../../pictures/picture-uses.ts'
import {
  type DraftRow,
  type DraftSummaryRow,
  draftsBeyond,
  listDraftsOf,
  markUnreadable,
  readDraftOf,
  worksOf,
  writeDraftOf,
} from './queries.ts'

export function mountDrafts(api: Api, { db, clock, catalogue }: Database & Clock & Catalogue): void {
  mount(api, listDrafts, async ({ user }) => (await listDraftsOf(db, user.house.id)).map(summarise))

  /** Without one named, the newest that can be read. */
  async function readableDraft(ownerId: string, workId?: string): Promise<StoredDraft | null> {
    const row = await readDraftOf(db, ownerId, workId)
    try {
      return row ? present(row) : null
    } catch (error) {
      if (!row || !(error instanceof UnreadableDocumentError)) throw error
      await markUnreadable(db, row)
      if (workId !== undefined) throw error
      return readableDraft(ownerId)
    }
  }

  mount(api, readDraft, async ({ user, query }) => {
    const draft = await readableDraft(user.house.id, query.workId)
    if (!draft) return null
    // The menu may have gone into the bin since: then the draft is a separate menu.
    const isOfMenu =
      draft.savedAs?.id === draft.workId && (await menuVersionOf(db, user.house.id, draft.workId)) !== null
    const savedAs = isOfMenu ? draft.savedAs : null
    return { ...draft, savedAs, content: settleMenu(draft.content, await catalogue.recipes()) }
  })

  mount(api, downloadDraft, async ({ user, query: { workId } }) => {
    const row = await readDraftOf(db, user.house.id, workId)
    if (!row) throw new AppError('draft_not_found')
    return storedFile(row.document, `${row.restaurantName ?? 'Menu'} draft`)
  })

  mount(
    api,
    writeDraft,
    ({ user, body: { workId, version, writeId, unansweredWriteId, content: sent, ...rest } }) =>
      db.transaction().execute(async (transaction) => {
        // Two tabs with one piece of work must not both find it as they left it.
        await lockOwner(transaction, user.house.id)
        const kept = await readDraftOf(transaction, user.house.id, workId)
        // A browser sends a write again whose connection broke before the answer.
        if (kept && writeId !== undefined && kept.writeId === writeId)
          return { workId, version: kept.version, updatedAt: kept.updatedAt }
        const isOwnWrite = [unansweredWriteId].flat().some((id) => id !== undefined && id === kept?.writeId)
        if (kept && version !== undefined && kept.version !== version && !isOwnWrite)
          throw new AppError('draft_taken')
        const menuVersion =
          rest.savedAs?.id === workId ? await menuVersionOf(transaction, user.house.id, workId) : null
        // The menu was saved since: its writer has to see that first.
        if (menuVersion !== null && rest.savedAs && menuVersion > rest.savedAs.version)
          throw new AppError('draft_taken')
        const draft = { ...rest, content: kept ? contentOver(kept, sent) : sent.content }
        const at = clock()
        const written = {
          workId,
          version: (kept?.version ?? version ?? 0) + 1,
          updatedAt: at.toISOString(),
        }
        await writeDraftOf(transaction, {
          ...written,
          ownerId: user.house.id,
          writeId: writeId ?? null,
          writtenBy: user.id,
          document: storedText(draft),
          restaurantName: draft.content.restaurant.name,
          title: draft.content.title,
          items: countItems(draft.content),
          savedAs: draft.savedAs && JSON.stringify(draft.savedAs),
        })
        const pictures = picturesOfMenu(draft.content, draft.design)
        await writeUses(transaction, placeOfDraft({ ownerId: user.house.id, workId }), pictures, at)
        if (kept || menuVersion !== null) return written
        const others = DRAFTS_KEPT - 1
        for (const beyond of await draftsBeyond(transaction, user.house.id, { workId, others }))
          await forgetDraft(transaction, { ownerId: user.house.id, ...beyond }, at)
        return written
      }),
  )

  mount(api, deleteDraft, async ({ user, query: { workId, version } }) => {
    const ownerId = user.house.id
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, ownerId)
      for (const work of workId === undefined ? await worksOf(transaction, ownerId) : [{ workId }])
        if (!(await forgetDraft(transaction, { ownerId, ...work }, clock(), version)))
          throw new AppError('draft_taken')
    })
  })
}

const present = ({ document, workId, version, updatedAt }: DraftRow): StoredDraft => ({
  ...readStoredText(draftForm, document),
  workId,
  version,
  updatedAt,
})

/**
 * The content that a write leaves of a kept draft.
 * @throws {AppError} `menu_says_more` where it has no room for what the draft says
 * @throws {UnreadableDocumentError} where that cannot be known
 */
function contentOver({ document }: DraftRow, { content, version }: SentContent): MenuContent {
  if (version === 2) return content
  const stored = readStoredText(draftForm, document).content
  const beyond = beyondVersion1(stored)
  if (beyond) throw menuSaysMore(beyond, 'Send the content in document version 2, or reload the page.')
  return version1Over(stored, content)
}

function summarise({
  restaurantName,
  title,
  items,
  savedAs,
  menuId,
  ...kept
}: DraftSummaryRow): DraftSummary {
  if (restaurantName === null || items === null) return { ...kept, isReadable: false }
  const of = savedAs === null ? null : JSON.parse(savedAs)
  const isOfMenu = of?.id === kept.workId
  return {
    ...kept,
    isReadable: true,
    restaurantName,
    title,
    items,
    savedAs: isOfMenu && menuId !== null ? of : null,
    isMenuGone: isOfMenu && menuId === null,
  }
}
