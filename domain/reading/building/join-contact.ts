import type { MenuDraft } from './menu-draft.ts'

/** What two lines say of how to reach the restaurant. */
export const joinContact = (one: MenuDraft['contact'], other: MenuDraft['contact']): MenuDraft['contact'] => {
  const all = { ...one }
  for (const field of ['address', 'phone', 'hours', 'web'] as const) {
    const said = other[field]
    if (said !== undefined) all[field] = all[field] === undefined ? said : `${all[field]} · ${said}`
  }
  return all
}
