import {
  DRAFTS_KEPT,
  type DraftSummary,
  deleteDraft,
  draftSchema,
  listDrafts,
  readDraft,
  type StoredDraft,
  writeDraft,
} from '#contract/drafts.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import { countItems } from '#domain/menu/editing/edits.ts'
import { picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import type { Services } from '../../app/services.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Api, mount } from '../../http/calls/mount.ts'
import { type Place, writeUses } from '../../pictures/picture-uses.ts'
import {
  type DraftRow,
  deleteDraftsOf,
  keepNewestDrafts,
  listDraftsOf,
  readDraftOf,
  writeDraftOf,
} from './queries.ts'

export function mountDrafts(api: Api, { db, clock, catalogue }: Services): void {
  mount(api, listDrafts, async ({ user }) => (await listDraftsOf(db, user.id)).map(summarise))

  mount(api, readDraft, async ({ user, query }) => {
    const row = await readDraftOf(db, user.id, query.workId)
    if (!row) return null
    const draft = present(row)
    const groups = settleMenu(draft.content.groups, await catalogue.recipes())
    return { ...draft, content: { ...draft.content, groups } }
  })

  mount(api, writeDraft, ({ user, body: { workId, version, writeId, unansweredWriteId, ...draft } }) =>
    db.transaction().execute(async (transaction) => {
      // Two tabs with one piece of work must not both find it as they left it.
      await lockOwner(transaction, user.id)
      const kept = await readDraftOf(transaction, user.id, workId)
      const isOwnWrite = unansweredWriteId !== undefined && kept?.writeId === unansweredWriteId
      if (kept && version !== undefined && kept.version !== version && !isOwnWrite) {
        throw new AppError('draft_taken')
      }
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
        document: JSON.stringify(draft),
      })
      const pictures = picturesOfMenu(draft.content, draft.design)
      await writeUses(transaction, placeOf(user.id, workId), pictures, at)
      if (kept) return written
      const others = DRAFTS_KEPT - 1
      const forgotten = await keepNewestDrafts(transaction, user.id, { workId, others })
      for (const old of forgotten) await writeUses(transaction, placeOf(user.id, old.workId), [], at)
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

/** As a place that uses pictures. */
const placeOf = (ownerId: string, workId: string): Place => ({ ownerId, kind: 'draft', placeId: workId })

const present = ({ document, workId, version, updatedAt }: DraftRow): StoredDraft => ({
  ...draftSchema.parse(JSON.parse(document)),
  workId,
  version,
  updatedAt,
})

function summarise(row: DraftRow): DraftSummary {
  const { content, savedAs, workId, version, updatedAt } = present(row)
  return {
    workId,
    version,
    updatedAt,
    savedAs,
    restaurantName: content.restaurant.name,
    items: countItems(content.groups),
  }
}
