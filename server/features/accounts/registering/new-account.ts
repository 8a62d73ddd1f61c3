import type { Db } from '../../../db/schema.ts'
import type { Admission } from '../../../invitations/admission.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { appointFirstAdministrator } from '../administrators/first-administrator.ts'
import { keepLook } from '../store/queries.ts'

interface NewAccount {
  readonly id: string
  readonly username: string
  readonly admission: Admission
  readonly at: Date
}

/** What is noted of an account in the transaction that makes it, however its owner will sign in. */
export async function noteNewAccount(
  transaction: Db,
  { id, username, admission, at }: NewAccount,
): Promise<void> {
  await keepLook(transaction, id, username)
  await recordChange(transaction, {
    at,
    ownerId: id,
    action: 'account.created',
    subjectId: admission.invitationId,
  })
  await appointFirstAdministrator(transaction, id, at)
  await admission.use(transaction, id)
}
