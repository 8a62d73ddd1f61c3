import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { specialsQuery } from '../../menu/live/live-queries.ts'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { Card } from '../../ui/layout/card.tsx'
import { lazyPart, PartBoundary } from '../../ui/parts/part-boundary.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { SpecialRow } from './special-row.tsx'

// What judges a special by its words knows every ingredient.
const SpecialForm = lazyPart(async () => (await import('./special-form.tsx')).SpecialForm)

function SpecialsTab({ stored: { page } }: { stored: OwnPage }) {
  const specials = useQuery(specialsQuery)
  const saved = useQuery(savedMenusQuery)
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Card title="Today’s special" description="It’s on the menu right away and comes off automatically.">
        <Loaded query={saved} what="your menus">
          {(menus) => {
            // Those of the page come first.
            const isOnPage = ({ id }: { id: string }) => page.menus.some(({ menuId }) => menuId === id)
            const ordered = [...menus.filter(isOnPage), ...menus.filter((menu) => !isOnPage(menu))]
            return menus.length === 0 ? (
              <p className="text-quiet">Save a menu first. Then specials can be put on it.</p>
            ) : (
              <PartBoundary>
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <SpecialForm timeZone={page.timeZone} dayEndsAt={page.dayEndsAt} menus={ordered} />
                </Suspense>
              </PartBoundary>
            )
          }}
        </Loaded>
      </Card>
      <Card title="Specials" description="Those that are over stay here, to be served again.">
        <Loaded query={specials} what="the specials">
          {(list) =>
            list.length === 0 ? (
              <p className="text-quiet">None yet.</p>
            ) : (
              <ul className="divide-y divide-rule">
                {list.map((stored) => (
                  <SpecialRow
                    key={stored.id}
                    stored={stored}
                    menuName={menuName(saved.data, stored.special?.menuId)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}

function menuName(
  menus: readonly { id: string; title: string; name: string }[] | undefined,
  menuId: string | undefined,
): string {
  const menu = menus?.find(({ id }) => id === menuId)
  return menu ? menu.title || menu.name : 'A menu in the trash'
}

export const specials = {
  place: 50,
  id: 'specials',
  name: 'Specials',
  tab: 'specials',
  needs: 'publish',
  Panel: SpecialsTab,
} as const
