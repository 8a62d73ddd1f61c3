import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [44, 'Search', 'Over everything that the menus of an owner say.'] as const

/** What one answer has at most. */
export const FOUND_LISTED = 40

const foundSchema = z.object({
  kind: z.enum(['menu', 'dish', 'section', 'note']),
  menuId: z.string(),
  menu: z.string().meta({ description: 'What the menu is called.' }),
  restaurant: z.string(),
  name: z.string(),
  section: z.object({ id: z.int(), name: z.string() }).nullable(),
  itemId: z.int().nullable(),
  said: z.string().meta({ description: 'The text that has the words, where the name does not.' }),
})

export type FoundPlace = z.infer<typeof foundSchema>

export const searchMenus = endpoint('get', '/api/search', {
  scope: 'read',
  summary: 'Find menus, dishes, sections and notes by their words, the best first',
  work: 'list',
  query: z.object({ q: z.string().trim().min(1).max(200) }),
  output: z.object({
    found: z.array(foundSchema),
    hasMore: z
      .boolean()
      .meta({ description: 'Whether there is more than the answer lists: more words find less.' }),
  }),
})
