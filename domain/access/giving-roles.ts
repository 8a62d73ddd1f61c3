import { mayDo, type Role, roles } from './roles.ts'

/** The roles that this role may give to others and take from them: a manager makes no owner. */
export const rolesGivenBy = (role: Role): readonly Role[] =>
  role === 'owner' ? roles : mayDo(role, 'invite') ? roles.filter((given) => given !== 'owner') : []

/** Whether somebody who works for these restaurants may manage who works for those; null and absent are all of a house. */
export const coversRestaurants = (
  own: readonly string[] | null | undefined,
  others: readonly string[] | null | undefined,
): boolean => !own || (others?.every((id) => own.includes(id)) ?? false)

/** A house always has an owner. */
export const isLastOwner = (
  members: readonly { readonly accountId: string; readonly role: Role }[],
  accountId: string,
): boolean =>
  members.some((member) => member.accountId === accountId && member.role === 'owner') &&
  !members.some((member) => member.accountId !== accountId && member.role === 'owner')
