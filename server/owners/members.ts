import { type Member, OWNER } from '#domain/access/members.ts'

/** What an account may do in a house; null where the house does not exist for it. */
export type MemberOf = (houseId: string, accountId: string) => Promise<Member | null>

/** A house has one person so far: the account of the same id. */
export const ownerAlone: MemberOf = async (houseId, accountId) => (houseId === accountId ? OWNER : null)
