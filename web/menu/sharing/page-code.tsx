import { lazy, Suspense } from 'react'
import type { ListedPage } from '#contract/restaurant/restaurant-pages.ts'
import { codeAddress } from '#domain/live/address/code-address.ts'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { ShareQrCode } from './share-qr-code.tsx'

const TableCards = lazy(async () => ({ default: (await import('./table-cards.tsx')).TableCards }))

export interface PageCodeProps {
  page: Pick<ListedPage, 'url' | 'slug'>
  /** In whose look its cards are printed; undefined where the page has no menu. */
  menuId: string | undefined
}

/** The permanent code of a page: on cards for tables, and alone. */
export const PageCode = ({ page: { url, slug }, menuId }: PageCodeProps) => (
  <div className="flex flex-col gap-5">
    {menuId === undefined ? (
      <p className="text-pretty text-quiet text-sm">
        Table cards are set in the look of your menu. Put a menu on the page to print them.
      </p>
    ) : (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <TableCards menuId={menuId} />
      </Suspense>
    )}
    <ShareQrCode
      url={codeAddress(url)}
      of="page"
      fileName={`${slug}-qr-code`}
      words="The same code for flyers, windows and whatever else you print: a phone opens what you serve now."
    />
  </div>
)
