export const roles = ['owner', 'manager', 'chef', 'writer', 'floor', 'accountant'] as const

export type Role = (typeof roles)[number]

/** What may be done in a house; each call of the contract asks for one. */
export type Verb =
  | 'see'
  | 'edit words'
  | 'edit prices'
  | 'declare allergens'
  | 'sign'
  | 'design'
  | 'publish'
  | 'share'
  | 'say sold out'
  | 'see money'
  | 'invite'
  | 'pay'
  | 'delete'

const ofManager = [
  'see',
  'edit words',
  'edit prices',
  'declare allergens',
  'sign',
  'design',
  'publish',
  'share',
  'say sold out',
  'see money',
  'invite',
] as const

interface Asked {
  readonly scope: keyof typeof verbOfScope
  readonly verb?: Verb | 'account' | undefined
}

/** Who may do what; an owner may do all of it. */
const verbsOf: Readonly<Record<Role, readonly Verb[]>> = {
  owner: [...ofManager, 'pay', 'delete'],
  manager: ofManager,
  chef: ['see', 'edit words', 'declare allergens', 'sign', 'say sold out'],
  writer: ['see', 'edit words', 'design'],
  floor: ['see', 'say sold out'],
  accountant: ['see', 'see money'],
}

const verbOfScope = {
  read: 'see',
  propose: 'edit words',
  write: 'edit words',
  publish: 'publish',
  person: 'delete',
} as const

/** What a call takes of a member; null for one about the person alone. A call that says nothing takes the most. */
export const verbOf = ({ scope, verb = verbOfScope[scope] }: Asked): Verb | null =>
  verb === 'account' ? null : verb

export const mayDo = (role: Role, verb: Verb): boolean => verbsOf[role].includes(verb)
