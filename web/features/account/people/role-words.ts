import type { Role } from '#domain/access/roles.ts'

export const roleWords: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, the plan and the house itself too' },
  manager: { name: 'Manager', may: 'Everything but the plan and deleting the house' },
  chef: { name: 'Chef', may: 'Dishes, allergens, sign-offs and sold out; no prices' },
  writer: { name: 'Writer', may: 'Words and designs; no prices and no allergens' },
  floor: { name: 'Floor staff', may: 'Sees menus and says what is sold out' },
  accountant: { name: 'Accountant', may: 'Sees menus and payments' },
}

/** Payments are of the whole house: who works for some restaurants doesn't see them. */
export const mayWords = (role: Role, isLimited: boolean): string =>
  role === 'accountant' && isLimited ? 'Sees menus' : roleWords[role].may

export const roleOptions = (roles: readonly Role[]) =>
  roles.map((role) => ({ value: role, label: roleWords[role].name }))
