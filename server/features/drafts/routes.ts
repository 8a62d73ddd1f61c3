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
import { settleMenu } from '#domain/menu/claims.ts'
import { countItems } from '#domain/menu/edits.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
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
      const written = {
        workId,
        version: (kept?.version ?? version ?? 0) + 1,
        updatedAt: clock().toISOString(),
      }
      await writeDraftOf(transaction, {
        ...written,
        ownerId: user.id,
        writeId: writeId ?? null,
        document: JSON.stringify(draft),
      })
      if (!kept) await keepNewestDrafts(transaction, user.id, { workId, others: DRAFTS_KEPT - 1 })
      return written
    }),
  )

  mount(api, deleteDraft, async ({ user, query }) => {
    await deleteDraftsOf(db, user.id, query.workId)
    return undefined
  })
}

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
