import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../lib/loaded.tsx'
import { specialsQuery } from '../../menu/live/live-queries.ts'
import { savedMenusQuery } from '../../menu/saving/saved-menus-query.ts'
import { Card } from '../../ui/card.tsx'
import { SpecialForm } from './special-form.tsx'
import { SpecialRow } from './special-row.tsx'

export interface SpecialsTabProps {
  timeZone: string
  /** 0 to 12: when the day of the restaurant ends. */
  dayEndsAt: number
  /** The menus of the page, which come first in the choice. */
  menuIds: readonly string[]
}

/** Dishes of the day: a card to add one, and those that are, come or were. */
export function SpecialsTab({ timeZone, dayEndsAt, menuIds }: SpecialsTabProps) {
  const specials = useQuery(specialsQuery)
  const saved = useQuery(savedMenusQuery)
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Card title="Today’s special" description="It’s on the menu right away and comes off automatically.">
        <Loaded query={saved} what="your menus">
          {(menus) => {
            const isOnPage = ({ id }: { id: string }) => menuIds.includes(id)
            const ordered = [...menus.filter(isOnPage), ...menus.filter((menu) => !isOnPage(menu))]
            return menus.length === 0 ? (
              <p className="text-quiet">Save a menu first. Then specials can be put on it.</p>
            ) : (
              <SpecialForm timeZone={timeZone} dayEndsAt={dayEndsAt} menus={ordered} />
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
  return menu ? menu.title || menu.name : 'A menu in the bin'
}
