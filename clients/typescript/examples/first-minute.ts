/** The first minute with a key: who it is, a menu, a price, what changed, and the page in print. */
import { type CarteClient, once, orThrow } from '../carte.ts'

export async function firstMinute(
  carte: CarteClient,
): Promise<{ readonly menuId: string; readonly amount: number }> {
  const saved = await orThrow(
    carte.POST('/api/saved-menus', {
      headers: once(),
      body: {
        name: 'Dinner',
        restaurantId: 0,
        templateId: 1,
        cuisineId: 1,
        items: [2],
        targetCheckAverage: 25,
        content: {
          restaurant: { name: 'Da Marcella' },
          title: 'Dinner',
          currency: 'EUR',
          sections: [
            {
              id: 1,
              name: 'Starters',
              items: [
                {
                  id: 2,
                  name: 'Minestrone',
                  description: 'Beans, cabbage and pasta in a clear broth.',
                  prices: [{ id: 'p1', kind: 'fixed', amount: 950 }],
                  categoryId: 1,
                  cuisineId: 1,
                },
              ],
            },
          ],
        },
      },
    }),
  )
  const path = { id: saved.id, itemId: 2, priceId: 'p1' }
  await orThrow(
    carte.PATCH('/api/saved-menus/{id}/items/{itemId}/prices/{priceId}', {
      params: { path },
      headers: once(),
      body: { version: saved.version, amount: 1050 },
    }),
  )
  const menu = await orThrow(carte.GET('/api/saved-menus/{id}', { params: { path: { id: saved.id } } }))
  const [price] = menu.content?.sections?.[0]?.items?.[0]?.prices ?? []
  return { menuId: saved.id, amount: price?.amount ?? 0 }
}
