import { openKitchen, readKitchenList, reportFromKitchen } from '#contract/restaurant/kitchen-links.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { visitorAddress } from '../../../http/visitor/visitor-address.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { KitchenLists } from '../list/kitchen-lists.ts'
import { menusForKitchen } from '../list/queries.ts'
import { reportAvailability, type Sellers } from '../reporting/report-availability.ts'
import { readKitchenCookie, writeKitchenCookie } from './kitchen-cookie.ts'
import { dayOf, findOpenKitchenLink, type KitchenLinkRow, noteUse } from './queries.ts'

/** Mounts the kitchen list for anyone with a link: reading one restaurant's list and reporting what is sold out. */
export function mountKitchen(
  api: Api,
  services: Database & Clock & Settings & Limiters & Sellers,
  lists: KitchenLists,
): void {
  const { db, env, rates, attempts, clock } = services
  const menusOf = ({ ownerId, restaurantId }: KitchenLinkRow) => menusForKitchen(db, ownerId, restaurantId)

  /** Acts for the holder of the token of an open link, within its limit. */
  async function withLink<Answer>(
    token: string | undefined,
    act: (link: KitchenLinkRow) => Promise<Answer>,
  ): Promise<Answer> {
    const now = clock()
    const link = token === undefined ? undefined : await findOpenKitchenLink(db, token, now)
    if (!link) throw new AppError('pass_link_invalid')
    const done = await rates.begin('calls by kitchen link', link.id)
    try {
      if (link.usedOn !== dayOf(now)) await noteUse(db, link.id, now)
      return await act(link)
    } finally {
      done()
    }
  }

  mount(api, openKitchen, async ({ c, body: { token } }) => {
    const guess = ['kitchen links by address', visitorAddress(c, env).countedBy] as const
    await attempts.take(guess)
    await withLink(token, async () => writeKitchenCookie(c, env, token))
    await attempts.forgive(guess)
  })

  mount(api, readKitchenList, ({ c }) =>
    withLink(readKitchenCookie(c, env), async (link) => lists.read(link, await menusOf(link))),
  )

  mount(api, reportFromKitchen, ({ c, body: { name, ...said } }) =>
    withLink(readKitchenCookie(c, env), async (link) => {
      const menus = await menusOf(link)
      const speaker = {
        ownerId: link.ownerId,
        restaurantId: link.restaurantId,
        passLinkId: link.id,
        byName: name,
        menuIds: new Set(menus.map(({ id }) => id)),
      }
      return { answers: await reportAvailability(services, speaker, said) }
    }),
  )
}
