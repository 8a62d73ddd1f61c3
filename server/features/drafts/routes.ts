import {
  DRAFTS_KEPT,
  type Draft,
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
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { menuSaysMore } from '../../errors/menu-says-more.ts'
import { storedFile } from '../../http/answers/stored-file.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { type UsePlace, writeUses } from '../../pictures/picture-uses.ts'
import {
  type DraftRow,
  type DraftSummaryRow,
  deleteDraftsOf,
  draftsOfSaved,
  isSavedMenu,
  keepNewestDrafts,
  listDraftsOf,
  markUnreadable,
  readDraftOf,
  writeDraftOf,
} from './queries.ts'

export function mountDrafts(api: Api, { db, clock, catalogue }: Database & Clock & Catalogue): void {
  mount(api, listDrafts, async ({ user }) => (await listDraftsOf(db, user.id)).map(summarise))

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
    const draft = await readableDraft(user.id, query.workId)
    if (!draft) return null
    // The menu may have gone into the bin since: then the draft is in no saved menu.
    const savedAs = draft.savedAs && (await isSavedMenu(db, user.id, draft.savedAs.id)) ? draft.savedAs : null
    return { ...draft, savedAs, content: settleMenu(draft.content, await catalogue.recipes()) }
  })

  mount(api, downloadDraft, async ({ user, query: { workId } }) => {
    const row = await readDraftOf(db, user.id, workId)
    if (!row) throw new AppError('draft_not_found')
    return storedFile(row.document, `${row.restaurantName ?? 'Menu'} draft`)
  })

  mount(
    api,
    writeDraft,
    ({ user, body: { workId, version, writeId, unansweredWriteId, content: sent, ...rest } }) =>
      db.transaction().execute(async (transaction) => {
        // Two tabs with one piece of work must not both find it as they left it.
        await lockOwner(transaction, user.id)
        const kept = await readDraftOf(transaction, user.id, workId)
        // A browser sends a write again whose connection broke before the answer.
        if (kept && writeId !== undefined && kept.writeId === writeId)
          return { workId, version: kept.version, updatedAt: kept.updatedAt }
        const isOwnWrite = [unansweredWriteId].flat().some((id) => id !== undefined && id === kept?.writeId)
        if (kept && version !== undefined && kept.version !== version && !isOwnWrite) {
          throw new AppError('draft_taken')
        }
        const draft = { ...rest, content: kept ? contentOver(kept, sent) : sent.content }
        const at = clock()
        const written = {
          workId,
          version: (kept?.version ?? version ?? 0) + 1,
          updatedAt: at.toISOString(),
        }
        await writeDraftOf(transaction, {
          ...written,
          ownerId: user.id,
          writeId: writeId ?? null,
          document: storedText(draft),
          restaurantName: draft.content.restaurant.name,
          title: draft.content.title,
          items: countItems(draft.content),
          savedAs: draft.savedAs && JSON.stringify(draft.savedAs),
        })
        const pictures = picturesOfMenu(draft.content, draft.design)
        await writeUses(transaction, placeOf(user.id, workId), pictures, at)
        if (kept) return written
        const equal = draft.savedAs ? await equalDrafts(transaction, user.id, workId, draft) : []
        for (const old of equal) await deleteDraftsOf(transaction, user.id, old.workId)
        const others = DRAFTS_KEPT - 1
        const forgotten = await keepNewestDrafts(transaction, user.id, { workId, others })
        for (const old of [...equal, ...forgotten])
          await writeUses(transaction, placeOf(user.id, old.workId), [], at)
        return written
      }),
  )

  mount(api, deleteDraft, async ({ user, query }) => {
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.id)
      const forgotten = await deleteDraftsOf(transaction, user.id, query.workId)
      for (const { workId } of forgotten) await writeUses(transaction, placeOf(user.id, workId), [], clock())
    })
    return undefined
  })
}

/** The drafts that earlier openings of the same saved menu have left behind, and that say nothing else. */
async function equalDrafts(db: Db, ownerId: string, workId: string, draft: Draft) {
  const work = workOf(storedText(draft))
  const others = await draftsOfSaved(db, ownerId, { workId, savedAs: JSON.stringify(draft.savedAs) })
  return others.filter(({ document }) => workOf(document) === work)
}

/** Returns the work itself, without the screen and the filters of the moment; null where it can't be read. */
function workOf(document: string): string | null {
  try {
    const { content, design, templateId } = JSON.parse(document)
    return JSON.stringify([content, design, templateId])
  } catch {
    return null
  }
}

/** As a place that uses pictures. */
const placeOf = (ownerId: string, workId: string): UsePlace => ({ ownerId, kind: 'draft', placeId: workId })

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

function summarise({ restaurantName, title, items, savedAs, ...kept }: DraftSummaryRow): DraftSummary {
  if (restaurantName === null || items === null) return { ...kept, isReadable: false }
  return { ...kept, isReadable: true, restaurantName, title, items, savedAs: savedAs && JSON.parse(savedAs) }
}
