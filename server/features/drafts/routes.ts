import { deleteDraft, draftSchema, readDraft, writeDraft } from '#contract/drafts.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { deleteDraftOf, readDraftOf, writeDraftOf } from './queries.ts'

export function mountDrafts(api: Api, { db, clock }: Services): void {
  mount(api, readDraft, async ({ user }) => {
    const row = await readDraftOf(db, user.id)
    return row ? { ...draftSchema.parse(JSON.parse(row.document)), updatedAt: row.updatedAt } : null
  })

  mount(api, writeDraft, async ({ user, body }) => {
    const updatedAt = clock().toISOString()
    await writeDraftOf(db, { ownerId: user.id, document: JSON.stringify(body), updatedAt })
    return { updatedAt }
  })

  mount(api, deleteDraft, async ({ user }) => {
    await deleteDraftOf(db, user.id)
    return undefined
  })
}
