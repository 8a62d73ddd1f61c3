/** What a person may do with the menus of a house. */
type Verb = 'see' | 'edit' | 'publish'

/** A person in a house. */
export interface Member {
  readonly verbs: readonly Verb[]
}

/** Whose house it is may do all of it. */
export const OWNER: Member = { verbs: ['see', 'edit', 'publish'] }

/** @param member null for a stranger */
export const may = (member: Member | null, verb: Verb): boolean => member?.verbs.includes(verb) ?? false
