import { useMutation, useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { type ListedPage, openRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { knowPage, pagesQuery } from '../restaurant-page/page-queries.ts'
import { useMakePage } from '../restaurant-page/use-make-page.ts'
import { CopyField } from './copy-field.tsx'
import { PageCode } from './page-code.tsx'
import type { SharedMenu } from './share-menu.ts'

/** The restaurant's page, where a menu is read that is on it; else how to put it there. */
export function PageOfMenu({ menuId, placed }: Pick<SharedMenu, 'menuId' | 'placed'>) {
  const { data: pages } = useQuery(pagesQuery)
  const making = useMakePage()
  // The menu can be shared without it.
  if (!pages) return null
  const page = pages.find(({ menuIds }) => menuIds.includes(menuId))
  if (page) return <OnPage page={page} menuId={menuId} isNew={placed !== null || making.isSuccess} />
  return (
    <section>
      <p className="text-pretty">
        One address and one code for this menu and all your others. Codes you printed keep working. Guests
        read what you saved last, at the times that you set.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(pages.length > 0 ? pages : [null]).map((one) => (
          <Button
            key={one?.restaurantId ?? 'first'}
            icon={Store}
            isPending={making.isPending}
            onClick={() => making.mutate({ menuId, ...(one && { restaurantId: one.restaurantId }) })}
          >
            {one && pages.length > 1 ? `Put it on the page of ${one.restaurantName}` : 'Put it on your page'}
          </Button>
        ))}
      </div>
    </section>
  )
}

function OnPage({ page, menuId, isNew }: { page: ListedPage; menuId: string; isNew: boolean }) {
  const { restaurantId, restaurantName, isOpen } = page
  return (
    <section>
      <p role="status" className="mb-4 text-pretty text-quiet text-sm">
        {isOpen
          ? `${isNew ? 'Done: guests' : 'Guests'} read this menu on the page of ${restaurantName}, as you saved it last.${isNew ? ' Search engines may list the page unless you keep them out.' : ''}`
          : `This menu is on the page of ${restaurantName}, which is closed to guests.`}{' '}
        <Link to={`${RESTAURANT_PATH}?of=${restaurantId}`} className="text-accent underline">
          Set its address, hours and times
        </Link>
      </p>
      {!isOpen && <OpenPage restaurantId={restaurantId} />}
      <div className="mb-5">
        <CopyField label="Address of the page" text={page.url} shareTitle={restaurantName} />
      </div>
      <PageCode page={page} menuId={menuId} />
    </section>
  )
}

function OpenPage({ restaurantId }: Pick<ListedPage, 'restaurantId'>) {
  const opening = useMutation({
    mutationFn: () => call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: true } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  return (
    <Button className="mb-4" icon={Store} isPending={opening.isPending} onClick={() => opening.mutate()}>
      Open the page to guests
    </Button>
  )
}
