import type { Clock, Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import type { Env } from '../settings/env.ts'
import { findHouseInvitation, isInviterIn, markRegistered } from './house-invitations.ts'
import { findOpenInvitation, hasAccounts, markUsed, takeFirstInvitations } from './queries.ts'

/** Leave to register. */
export interface Admission {
  /** Undefined where registration needs none. */
  readonly invitationId?: string
  /**
   * Uses the invitation up, in the transaction that makes the account.
   * @throws {AppError} `invitation_invalid` where it was used or withdrawn in this moment
   */
  use(transaction: Db, userId: string): Promise<void>
}

const OPEN: Admission = { use: async () => {} }

/**
 * Lets a registration in, or not. The first account of an installation that is not open to everybody is
 * made with a link of the log. An invitation to a house is leave to register too: once, and with its address.
 * @throws {AppError} `invitation_needed`, `registration_closed`, `invitation_invalid`, `invitation_of_other`
 */
export async function admit(
  { env, db, clock }: { readonly env: Pick<Env, 'registration'> } & Database & Clock,
  token: string | undefined,
  email: string,
): Promise<Admission> {
  if (env.registration === 'open') return OPEN
  const ofHouse = token === undefined ? undefined : await findHouseInvitation(db, token, clock())
  if (ofHouse) return admitToHouse(db, ofHouse, email)
  const isClosed = env.registration === 'closed'
  const refused = isClosed ? 'registration_closed' : 'invitation_needed'
  if (token === undefined) throw new AppError(refused)
  const found = await findOpenInvitation(db, token, clock())
  if (!found) throw new AppError(isClosed ? refused : 'invitation_invalid')
  const { id: invitationId, invitedBy } = found
  if (invitedBy === null) {
    if (await hasAccounts(db)) throw new AppError(isClosed ? refused : 'invitation_invalid')
    return {
      invitationId,
      use: async (transaction) => {
        if (!(await takeFirstInvitations(transaction, invitationId))) throw new AppError('invitation_invalid')
      },
    }
  }
  if (isClosed) throw new AppError(refused)
  return {
    invitationId,
    use: async (transaction, userId) => {
      if (!(await markUsed(transaction, invitationId, userId, clock())))
        throw new AppError('invitation_invalid')
    },
  }
}

async function admitToHouse(
  db: Db,
  invitation: NonNullable<Awaited<ReturnType<typeof findHouseInvitation>>>,
  email: string,
): Promise<Admission> {
  const { id, registeredBy } = invitation
  if (invitation.email !== null && invitation.email !== email.toLowerCase())
    throw new AppError('invitation_of_other')
  if (registeredBy !== null || !(await isInviterIn(db, invitation))) throw new AppError('invitation_invalid')
  return {
    invitationId: id,
    use: async (transaction, accountId) => {
      if (!(await markRegistered(transaction, id, accountId))) throw new AppError('invitation_invalid')
    },
  }
}
