import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'

export function RecordMenus() {
  const query = useQuery(savedMenusQuery)
  return (
    <>
      <h1>Record</h1>
      <p className="mt-2 max-w-prose text-quiet text-sm">Each menu has a record of what guests saw.</p>
      <div className="mt-8">
        <Loaded query={query} what="your menus">
          {(menus) =>
            menus.length === 0 ? (
              <EmptyState icon={ScrollText} title="No menus yet">
                The record of a menu begins when guests see it.
              </EmptyState>
            ) : (
              <Card>
                <ul aria-label="Menus" className="flex flex-col divide-y divide-rule">
                  {menus.map(({ id, title, name, dateLine, restaurantName }) => (
                    <li key={id}>
                      <Link
                        to={{ pathname: '/record', search: `?menu=${id}` }}
                        className="flex min-h-11 flex-wrap items-center gap-x-3 py-2"
                      >
                        <bdi className="[overflow-wrap:anywhere]">
                          {[title || name, dateLine].filter(Boolean).join(' · ')}
                        </bdi>
                        <span className="text-quiet text-sm">{restaurantName}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          }
        </Loaded>
      </div>
    </>
  )
}
