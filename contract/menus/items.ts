import { z } from 'zod'
import { dishEditSchema } from '#domain/menu/linking/dish-edits.ts'
import { idSchema, keySchema } from '#domain/menu/model/ids.ts'
import { endpoint } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { changedMenusSchema } from './changed-menus.ts'
import { menuIdParams } from './saved-menus.ts'

export const resource = [
  41,
  'Items',
  'One item or one price of a saved menu, without sending the menu.',
] as const

const itemParams = menuIdParams.extend({ itemId: z.coerce.number().pipe(idSchema) })

const version = savedTimesSchema.min(1).optional().meta({
  description: 'The version of the menu that the caller knows; another one is refused. Absent: any.',
})

const errors = ['menu_not_found', 'dish_not_found', 'version_conflict', 'document_unreadable'] as const

export const changeItem = endpoint('patch', '/api/saved-menus/{id}/items/{itemId}', {
  scope: 'write',
  reachesGuests: true,
  summary:
    'Change one item of a saved menu, wherever it is on it; what is absent stays, and it can be undone',
  params: itemParams,
  body: dishEditSchema.extend({ version }),
  output: changedMenusSchema,
  errors,
})

export const changePrice = endpoint('patch', '/api/saved-menus/{id}/items/{itemId}/prices/{priceId}', {
  scope: 'write',
  reachesGuests: true,
  summary: 'Change the amount of one price of an item; it can be undone',
  params: itemParams.extend({ priceId: keySchema }),
  body: z.object({
    amount: z.int().min(0).max(100_000_000).meta({
      description: 'In the smallest unit of the currency of the menu: 950 for $9.50.',
    }),
    version,
  }),
  output: changedMenusSchema,
  errors: [...errors, 'price_not_on_menu', 'price_without_amount'],
})

const changed = { changeId: 'k2Lm90aQx', menus: [{ menuId: 'h2Xw8LrPzK4u', from: 3, version: 4 }] }

export const examples = {
  changeItem: {
    body: { description: 'Beans, cabbage and pasta in a clear broth.', version: 3 },
    output: changed,
  },
  changePrice: { body: { amount: 1050, version: 3 }, output: changed },
}
