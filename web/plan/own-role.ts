import { mayDo, type Verb } from '#domain/access/roles.ts'
import { type Editor, mayChangePart } from '#domain/menu/approval/rule.ts'
import { currentUserQuery, useCurrentUser } from '../lib/current-user.ts'
import { queryClient } from '../lib/query-client.ts'

/** Who works alone, or without an account, may do everything; the server decides. */
const alone: Editor = { role: 'owner' }

/** What the person is in the house that is open. */
const own = (): Editor => queryClient.getQueryData(currentUserQuery.queryKey)?.house ?? alone

/** Whether the person may do this in the house that is open: what they may not do isn't shown. */
export const useMay = (verb: Verb): boolean => mayDo((useCurrentUser()?.house ?? alone).role, verb)

/** Whether the person works for all restaurants of the house: what is about all of them is for them alone. */
export const worksForAll = (): boolean =>
  queryClient.getQueryData(currentUserQuery.queryKey)?.house.restaurants === undefined

/** Whether the person may add restaurants to the house. */
export const mayAddRestaurants = (): boolean => may('share') && worksForAll()

/** As `useMay`, for what a screen asks in passing. */
export const may = (...verbs: readonly Verb[]): boolean => verbs.every((verb) => mayDo(own().role, verb))

/** Whether the person may change these parts of menus, at once or as a change that waits: else they are text. */
export const mayChange = (...parts: readonly Verb[]): boolean =>
  parts.every((part) => mayChangePart(own(), part))

/** Whether the person may bring dishes of the catalog and of files: they come with prices and with what they contain. */
export const mayBringDishes = (): boolean => mayChange('edit prices', 'declare allergens')
