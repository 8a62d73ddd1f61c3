import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import type { ListedPage } from '#contract/restaurant/restaurant-pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { pagesQuery } from '../restaurant-page/page-queries.ts'
import { useMakePage } from '../restaurant-page/use-make-page.ts'
import { CopyField } from './copy-field.tsx'

/** The restaurant's page next to the link of one menu: where the menu is on it, or how to put it there. */
export function PutOnPage({ menuId }: { menuId: string }) {
  const { data: pages } = useQuery(pagesQuery)
  const making = useMakePage()
  // The menu can be shared without it.
  if (!pages) return null
  const here = pages.find((page) => page.menuIds.includes(menuId))
  return (
    <section aria-labelledby="page-of-menu" className="mt-6 border-rule border-t pt-5">
      <h3 id="page-of-menu" className="text-base">
        Your restaurant's page
      </h3>
      {here ? (
        <OnPage page={here} isNew={making.isSuccess} />
      ) : (
        <>
          <p className="mt-1 text-pretty text-quiet text-sm">
            One address and one code that never change, for this menu and all your others. Guests read what
            you saved last, at the times that you set.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {(pages.length > 0 ? pages : [null]).map((page) => (
              <Button
                key={page?.restaurantId ?? 'first'}
                variant="secondary"
                size="sm"
                icon={Store}
                isPending={making.isPending}
                onClick={() => making.mutate({ menuId, ...(page && { restaurantId: page.restaurantId }) })}
              >
                {page && pages.length > 1
                  ? `Put it on the page of ${page.restaurantName}`
                  : 'Put it on your page'}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface OnPageProps {
  page: ListedPage
  /** The menu was put there just now. */
  isNew: boolean
}

function OnPage({ page: { restaurantId, restaurantName, url, isOpen }, isNew }: OnPageProps) {
  return (
    <>
      <p role="status" className="mt-1 mb-3 text-pretty text-quiet text-sm">
        {isOpen
          ? `${isNew ? 'Done: guests' : 'Guests'} read this menu on the page of ${restaurantName}, as you saved it last.`
          : `This menu is on the page of ${restaurantName}, which is closed to guests.`}
      </p>
      <CopyField label="Address of the page" text={url} />
      <p className="mt-2 text-sm">
        <Link to={`${RESTAURANT_PATH}?of=${restaurantId}`} className="text-accent underline">
          Set its address, hours and times
        </Link>
      </p>
    </>
  )
}
