import * as accounts from './accounts.ts'
import * as auditTrail from './audit-trail.ts'
import * as billing from './billing.ts'
import * as boards from './boards.ts'
import * as calendar from './calendar.ts'
import * as audit from './catalogue-audit.ts'
import * as composing from './composing.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as generation from './generation.ts'
import * as guestCounts from './guest-counts.ts'
import * as images from './images.ts'
import * as insights from './insights.ts'
import * as invitations from './invitations.ts'
import * as keptMenus from './kept-menus.ts'
import * as kitchenLinks from './kitchen-links.ts'
import * as operation from './operation.ts'
import * as palettes from './palettes.ts'
import * as plannedPrices from './planned-prices.ts'
import * as reference from './reference.ts'
import * as restaurantPages from './restaurant-pages.ts'
import * as restaurants from './restaurants.ts'
import * as savedMenus from './saved-menus.ts'
import * as signOffs from './sign-offs.ts'
import * as soldOut from './sold-out.ts'
import * as sources from './sources.ts'
import * as specials from './specials.ts'
import * as typesetting from './typesetting.ts'
import * as uploads from './uploads.ts'
import * as webhooks from './webhooks.ts'
import * as wording from './wording.ts'

/** What the calls are about, in the order in which an owner comes upon it. */
const resources: readonly (readonly [name: string, summary: string, contents: object])[] = [
  ['Accounts', 'Who is who, sessions, passwords, mails.', accounts],
  ['Reference', 'The catalog of dishes and the lists that menus are made from.', reference],
  ['Generation', 'Menus and dishes from filters and briefs.', { ...generation, ...composing, ...wording }],
  ['Saved menus', 'What an owner keeps, shares and downloads.', { ...savedMenus, ...keptMenus, ...signOffs }],
  ['Typesetting', 'Menus as pages: PDF and pictures.', typesetting],
  ['Drafts', 'Work in progress, kept so that no browser can lose it.', drafts],
  ['Restaurants', 'Profiles that menus are printed with.', restaurants],
  [
    'Restaurant pages',
    'What guests find at the one address of a restaurant.',
    { ...restaurantPages, ...calendar },
  ],
  ['Guest counts', 'How often guests open menus, without a word about who they are.', guestCounts],
  ['Planned prices', 'Prices that hold from one moment until another.', plannedPrices],
  ['Specials', 'Dishes of the day.', specials],
  ['Webhooks', 'Webhooks for changes on a restaurant’s page.', webhooks],
  ['Boards', 'Pages for screens on the wall.', boards],
  ['Sold out', 'What the kitchen has no more of, and kitchen links.', { ...soldOut, ...kitchenLinks }],
  ['Palettes', "The owner's own colors.", palettes],
  ['Uploads', "The owner's own pictures.", uploads],
  ['Sources', 'Menus that owners have already: web pages and photographs.', sources],
  ['Pictures', 'Pictures of dishes.', images],
  ['Insights', 'What would make a menu better.', insights],
  ['Audit', 'The shared catalog, its gaps and additions.', audit],
  ['Billing', 'The Professional plan.', billing],
  ['Invitations', 'Who may make an account, where registration is by invitation.', invitations],
  ['Audit trail', 'What changed plans, roles, sharing and access.', auditTrail],
  ['Operation', 'For those who run Carte.', operation],
]

/** A call with the name that it is exported under, which is its name in the API's description too. */
export interface NamedCall {
  readonly id: string
  readonly resource: string
  readonly call: Endpoint
}

export const resourceSummaries: readonly { readonly name: string; readonly description: string }[] =
  resources.map(([name, description]) => ({ name, description }))

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call of the contract. */
export const calls: readonly NamedCall[] = resources.flatMap(([resource, , contents]) =>
  Object.entries(contents).flatMap(([id, value]) => (isCall(value) ? [{ id, resource, call: value }] : [])),
)
