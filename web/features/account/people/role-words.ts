import type { Role } from '#domain/access/roles.ts'

/** What a role may do, in the words of a house. */
export const roleWords: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, the plan and the house itself too' },
  manager: { name: 'Manager', may: 'Everything but the plan and deleting the house' },
  chef: { name: 'Chef', may: 'Dishes, allergens, sign-offs and sold out; no prices' },
  writer: { name: 'Writer', may: 'Words and designs; no prices and no allergens' },
  floor: { name: 'Floor staff', may: 'Sees menus and says what is sold out' },
  accountant: { name: 'Accountant', may: 'Sees menus and payments' },
}

/** Roles as choices of a field. */
export const roleOptions = (roles: readonly Role[]) =>
  roles.map((role) => ({ value: role, label: roleWords[role].name }))
