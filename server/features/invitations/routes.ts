import type { User } from '#contract/accounts/accounts.ts'
import {
  createInvitation,
  type Invitation,
  listInvitations,
  revokeInvitation,
} from '#contract/accounts/invitations.ts'
import { canInvite } from '#domain/access/invitations.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { invitationLink } from '../../invitations/invitation-link.ts'
import { deleteInvitation, insertInvitation, listInvitationRows } from '../../invitations/queries.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import type { Settings } from '../../settings/settings.ts'

/** For administrators; nothing is found where invitations open nothing. */
export function mountInvitations(api: Api, { db, env, clock }: Database & Settings & Clock): void {
  mount(api, createInvitation, async ({ c, user, body: { note, days } }) => {
    requireInviter(user)
    const { row, token } = await db.transaction().execute(async (transaction) => {
      const made = await insertInvitation(transaction, {
        invitedBy: user.id,
        note: note || null,
        now: clock(),
        days,
      })
      await record(transaction, user, 'invitation.made', made.row.id)
      return made
    })
    const shown = present({ ...row, usedByName: null }, clock())
    return { ...shown, url: invitationLink(ownOrigin(c, env.publicUrl), token) }
  })

  mount(api, listInvitations, async ({ c, user, query }) => {
    requireInviter(user)
    const read = await listInvitationRows(db, askedPage(listInvitations, query))
    const { rows } = shownPage(c, listInvitations, query, read, ({ createdAt, id }) => [createdAt, id])
    return rows.map((row) => present(row, clock()))
  })

  mount(api, revokeInvitation, async ({ user, params: { id } }) => {
    requireInviter(user)
    await db.transaction().execute(async (transaction) => {
      if (!(await deleteInvitation(transaction, id))) throw new AppError('invitation_not_found')
      await record(transaction, user, 'invitation.withdrawn', id)
    })
  })

  const record = (
    transaction: typeof db,
    { id }: User,
    action: 'invitation.made' | 'invitation.withdrawn',
    subjectId: string,
  ) => recordChange(transaction, { at: clock(), ownerId: id, action, subjectId })

  function requireInviter(user: User): void {
    if (env.registration !== 'invited') throw new AppError('not_found')
    if (canInvite(user)) return
    throw new AppError('not_administrator', { message: 'Only an administrator can invite people.' })
  }
}

type Row = Awaited<ReturnType<typeof listInvitationRows>>[number]

const present = ({ id, note, createdAt, expiresAt, usedAt, usedByName }: Row, now: Date): Invitation => ({
  id,
  note,
  createdAt,
  expiresAt,
  state: usedAt ? 'used' : expiresAt <= now.toISOString() ? 'expired' : 'open',
  usedBy: usedByName,
})
