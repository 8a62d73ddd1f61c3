import type { Kysely } from 'kysely'

/** Invitations that have expired are swept without a look at all the others. */
export async function indexInvitationsByExpiry({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('houseInvitationsByExpiry').on('houseInvitations').column('expiresAt').execute()
}
