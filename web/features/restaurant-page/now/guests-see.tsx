import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { menuAtPath, RESTAURANT_PATH } from '#contract/pages/pages.ts'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { type MenuNow, menusAt } from '#domain/live/calendar/menus-at.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { timeWords, wallNow } from '../../../menu/live/wall-clock.ts'
import { pageQuery } from '../../../menu/restaurant-page/page-queries.ts'
import { savedMenusQuery } from '../../../menu/saved-menus-query.ts'
import { may } from '../../../plan/own-role.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { placedMenus } from '../menus/page-menus.ts'

export function GuestsSee({ restaurantId, name }: { restaurantId: string; name: string }) {
  const page = useQuery(pageQuery(restaurantId))
  return (
    <Card title="Guests see now" description={name}>
      <Loaded query={page} what="your page">
        {(known) => (known.isOpen ? <Served page={known} /> : <Closed restaurantId={restaurantId} />)}
      </Loaded>
    </Card>
  )
}

const Closed = ({ restaurantId }: { restaurantId: string }) => (
  <>
    <p className="mb-3">Nothing: your page is closed to guests.</p>
    {may('share') && (
      <ScreenLink to={`${RESTAURANT_PATH}?of=${restaurantId}`} variant="secondary" size="sm">
        Open your page
      </ScreenLink>
    )}
  </>
)

function Served({ page: { page, menus: named, url } }: { page: OwnPage }) {
  const { data: saved = [] } = useQuery(savedMenusQuery)
  const { menus, house } = menusAt(page, new Date())
  const placed = placedMenus(page, named, saved)
  const nameOf = (id: string) => {
    const menu = placed.find(({ menuId }) => menuId === id)
    return menu?.label ?? menu?.ownName ?? 'A menu'
  }
  const readable = menus.filter((menu) =>
    placed.some((one) => one.menuId === menu.menuId && one.state === 'saved'),
  )
  return (
    <>
      {house?.isOpen === false && <p className="mb-2 text-quiet text-sm">The house is closed now.</p>}
      {readable.length === 0 && (
        <p className="mb-3">{may('share') ? 'No menus. Put one on your page.' : 'No menus.'}</p>
      )}
      <ul className="mb-3 flex flex-col gap-1.5">
        {readable.map((menu) => (
          <li key={menu.menuId} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={menuAtPath(menu.menuId, {})}
              className="inline-flex min-h-11 items-center font-medium underline [overflow-wrap:anywhere]"
            >
              {nameOf(menu.menuId)}
            </Link>
            <Badge tone={menu.isServed ? 'good' : 'neutral'}>{timesOf(menu, page.timeZone)}</Badge>
          </li>
        ))}
      </ul>
      <LinkButton href={url} variant="secondary" size="sm" target="_blank" rel="noopener">
        See it as a guest
      </LinkButton>
    </>
  )
}

function timesOf({ isServed, changesAt }: MenuNow, timeZone: string): string {
  if (!changesAt) return isServed ? 'Served' : 'Not served'
  const moment = wallNow(timeZone, changesAt)
  const isToday = moment.slice(0, 10) === wallNow(timeZone).slice(0, 10)
  const when = isToday ? timeWords(moment) : dayAndTime(moment)
  return isServed ? `Served until ${when}` : `From ${when}`
}

const dayAndTime = (moment: string): string =>
  `${new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${moment}Z`))} ${timeWords(moment)}`
