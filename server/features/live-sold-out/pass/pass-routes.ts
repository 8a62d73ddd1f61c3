import { openPass, readPass, sayAtPass } from '#contract/pass.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { visitorAddress } from '../../../http/visitor/visitor-address.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { KitchenLists } from '../list/kitchen-lists.ts'
import { menusAtPass } from '../list/queries.ts'
import { reportAvailability, type Sellers } from '../reporting/report-availability.ts'
import { readPassCookie, writePassCookie } from './pass-cookie.ts'
import { dayOf, findOpenPassLink, noteUse, type PassLinkRow } from './queries.ts'

/**
 * Mounts the pass without an account: anyone with a link reads the list of that one restaurant and reports
 * what is sold out.
 */
export function mountPass(
  api: Api,
  services: Database & Clock & Settings & Limiters & Sellers,
  lists: KitchenLists,
): void {
  const { db, env, rates, attempts, clock } = services
  const menusOf = ({ ownerId, restaurantId }: PassLinkRow) => menusAtPass(db, ownerId, restaurantId)

  /** Acts for the holder of the token of an open link, within its limit. */
  async function withLink<Answer>(
    token: string | undefined,
    act: (link: PassLinkRow) => Promise<Answer>,
  ): Promise<Answer> {
    const now = clock()
    const link = token === undefined ? undefined : await findOpenPassLink(db, token, now)
    if (!link) throw new AppError('pass_link_invalid')
    const done = await rates.begin('calls by pass link', link.id)
    try {
      if (link.usedOn !== dayOf(now)) await noteUse(db, link.id, now)
      return await act(link)
    } finally {
      done()
    }
  }

  mount(api, openPass, async ({ c, body: { token } }) => {
    const guess = ['pass by address', visitorAddress(c, env).countedBy] as const
    await attempts.take(guess)
    await withLink(token, async () => writePassCookie(c, env, token))
    await attempts.forgive(guess)
    return undefined
  })

  mount(api, readPass, ({ c }) =>
    withLink(readPassCookie(c, env), async (link) => lists.read(link, await menusOf(link))),
  )

  mount(api, sayAtPass, ({ c, body: { name, ...said } }) =>
    withLink(readPassCookie(c, env), async (link) => {
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
