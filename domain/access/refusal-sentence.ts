import { mayDo, type Role, type Verb } from './roles.ts'

/** What an action is, in a sentence after "can’t". */
const spoken: Readonly<Record<Verb, string>> = {
  see: 'see this',
  'edit words': 'change menus',
  'edit prices': 'change prices',
  'declare allergens': 'change what a dish contains',
  sign: 'sign declarations',
  design: 'change designs',
  publish: 'decide what guests see',
  share: 'share menus or change pages',
  'say sold out': 'say what is sold out',
  'see money': 'see payments',
  invite: 'manage people',
  pay: 'change the plan',
  delete: 'do this',
}

const called: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  chef: 'a chef',
  writer: 'a writer',
  floor: 'floor staff',
  accountant: 'an accountant',
}

/** Says to a member what they may not do in a house, and who may. */
export const refusalSentence = (role: Role, verb: Verb): string =>
  `As ${called[role]} you can’t ${spoken[verb]} here. Please ask ${mayDo('manager', verb) ? 'an owner or a manager' : 'an owner'}.`
