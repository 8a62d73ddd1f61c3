import { z } from 'zod'
import { type Role, roles } from '#domain/access/roles.ts'
import { endpoint } from '../shared/endpoint.ts'
import { deleteAccountSchema } from './accounts.ts'

export const resource = [15, 'People', 'Who works in a house, and as what. Professional.'] as const

/** The page that an invitation to a house opens, its token behind `#`. */
export const JOIN_PAGE = '/join'

export const HOUSE_INVITATION_DAYS = 7

/** Who works in a house next to its first owner, and open invitations, where there are plans. */
export const MOST_MEMBERS = 10

const idSchema = z.string().min(1).max(64)
const roleSchema = z.enum(roles)
const tokenSchema = z.string().min(1).max(200)

const restaurantsSchema = z.array(idSchema).min(1, 'Please choose at least one restaurant.').max(200)

const shownRestaurants = z
  .array(z.string())
  .nullable()
  .meta({ description: 'Ids of the restaurants that they work for; null for all.' })

const houseSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  restaurants: z.array(z.string()).optional().meta({ description: 'As of members; absent for all.' }),
})

/** Who owns the house works for all of it. */
const isLimitedOwner = ({ role, restaurants }: { role: Role; restaurants?: unknown }): boolean =>
  role === 'owner' && Array.isArray(restaurants)

const OWNERS_ALL = { path: ['restaurants'], message: 'An owner works for all restaurants.' }

export const listHouses = endpoint('get', '/api/houses', {
  scope: 'person',
  verb: 'account',
  summary: 'The houses that the person is in, and as what',
  output: z.array(houseSchema),
})

export const chooseHouse = endpoint('put', '/api/houses/current', {
  scope: 'person',
  verb: 'account',
  summary: 'Work in another house from now on, in this browser',
  body: z.object({ houseId: idSchema }),
  output: houseSchema,
  errors: ['house_not_found'],
})

export const renameHouse = endpoint('patch', '/api/house', {
  scope: 'person',
  verb: 'invite',
  isOfWholeHouse: true,
  summary: 'Give the house another name, for the people in it',
  body: z.object({ name: z.string().trim().min(1).max(80) }),
  output: houseSchema,
})

const memberSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  email: z.string().nullable().meta({ description: 'Null for who may not manage people.' }),
  role: roleSchema,
  restaurants: shownRestaurants,
  since: z.string(),
})

export type Member = z.infer<typeof memberSchema>

const invitationSchema = z.object({
  id: z.string(),
  email: z.string().nullable().meta({ description: 'Null where the link is for anyone who has it.' }),
  role: roleSchema,
  restaurants: shownRestaurants,
  createdAt: z.string(),
  expiresAt: z.string(),
})

export type HouseInvitation = z.infer<typeof invitationSchema>

/** Times are ISO-8601 UTC. */
export const listPeople = endpoint('get', '/api/people', {
  scope: 'person',
  verb: 'see',
  summary: 'Who works in the house, and who is invited',
  output: z.object({
    members: z.array(memberSchema),
    invitations: z
      .array(invitationSchema)
      .meta({ description: 'Open ones; none for who may not manage people.' }),
  }),
})

export const invitePersonSchema = z
  .object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email('Please enter a valid email address').max(254))
      .optional()
      .meta({ description: 'Gets a mail with the link, and only the account of this address can use it.' }),
    role: roleSchema,
    restaurants: restaurantsSchema
      .nullable()
      .default(null)
      .meta({ description: 'Ids of the restaurants that they will work for; null for all.' }),
  })
  .refine((sent) => !isLimitedOwner(sent), OWNERS_ALL)

export const invitePerson = endpoint('post', '/api/people/invitations', {
  scope: 'person',
  verb: 'invite',
  summary: `Invite one person to the house, by email or by a link; it works once, for ${HOUSE_INVITATION_DAYS} days`,
  work: 'writing',
  body: invitePersonSchema,
  status: 201,
  output: invitationSchema.extend({
    url: z.string().meta({ description: 'Shown this once: only its hash is kept.' }),
  }),
  errors: ['plan_limit', 'already_member', 'people_full', 'restaurant_not_found'],
})

export const withdrawInvitation = endpoint('delete', '/api/people/invitations/{id}', {
  scope: 'person',
  verb: 'invite',
  summary: 'Withdraw an invitation',
  params: z.object({ id: idSchema }),
  errors: ['invitation_not_found'],
})

const memberParams = z.object({ accountId: idSchema })

export const changeMemberSchema = z
  .object({
    role: roleSchema,
    restaurants: restaurantsSchema
      .nullable()
      .optional()
      .meta({ description: 'Null for all; absent: as it was.' }),
  })
  .refine((sent) => !isLimitedOwner(sent), OWNERS_ALL)

export const changeMember = endpoint('put', '/api/people/{accountId}', {
  scope: 'person',
  verb: 'invite',
  summary: 'Give a member another role, or other restaurants',
  params: memberParams,
  body: changeMemberSchema,
  output: memberSchema,
  errors: ['member_not_found', 'house_needs_owner', 'restaurant_not_found'],
})

export const removeMember = endpoint('delete', '/api/people/{accountId}', {
  scope: 'person',
  verb: 'invite',
  summary: 'Remove a member: access, keys and links that they made end now',
  params: memberParams,
  errors: ['member_not_found', 'house_needs_owner'],
})

export const handHouseOver = endpoint('post', '/api/people/{accountId}/hand-over', {
  scope: 'person',
  verb: 'delete',
  summary: 'Make a member the owner in one’s own place; one stays as a manager',
  params: memberParams,
  errors: ['member_not_found'],
})

/** It names the house, so that a tab which shows another one leaves nothing by mistake. */
const ofHouse = z.object({ houseId: idSchema })

export const leaveHouse = endpoint('post', '/api/house/leave', {
  scope: 'person',
  verb: 'see',
  summary: 'Leave the house that one works in; its last owner cannot',
  body: ofHouse,
  errors: ['house_not_found', 'house_needs_owner'],
})

export const deleteHouse = endpoint('post', '/api/house/delete', {
  scope: 'person',
  verb: 'delete',
  summary: 'Delete the house with all it has, for everyone in it; a subscription ends now, accounts stay',
  body: ofHouse.extend(deleteAccountSchema.pick({ password: true }).shape),
  errors: ['house_not_found', 'wrong_password', 'payment_unavailable'],
})

const invitedSchema = z.object({ house: z.string(), role: roleSchema, invitedBy: z.string() })

export const readHouseInvitation = endpoint('post', '/api/join/look', {
  scope: 'person',
  summary: 'Which house an invitation is for',
  access: 'anyone',
  body: z.object({ token: tokenSchema }),
  output: invitedSchema,
  errors: ['invitation_invalid'],
})

export const joinHouse = endpoint('post', '/api/join', {
  scope: 'person',
  verb: 'account',
  summary: 'Accept an invitation: the person is a member of the house, and works in it now',
  body: z.object({ token: tokenSchema }),
  output: houseSchema,
  errors: ['invitation_invalid', 'invitation_of_other', 'already_member', 'people_full'],
})

const blueDoor = { id: 'q7Yd0mJkQ3sVbT1nX9cE', name: 'Blue Door', role: 'chef' }

export const examples = {
  chooseHouse: { body: { houseId: blueDoor.id }, output: blueDoor },
  renameHouse: { body: { name: 'Blue Door' }, output: { ...blueDoor, role: 'owner' } },
  invitePerson: { body: { email: 'ana@example.com', role: 'chef' } },
  changeMember: { body: { role: 'manager' } },
  leaveHouse: { body: { houseId: blueDoor.id } },
  deleteHouse: { body: { houseId: blueDoor.id, password: 'the password of the account' } },
  readHouseInvitation: {
    body: { token: 'the-part-of-the-link-behind-the-hash' },
    output: { house: 'Blue Door', role: 'chef', invitedBy: 'marcella' },
  },
  joinHouse: { body: { token: 'the-part-of-the-link-behind-the-hash' }, output: blueDoor },
}
