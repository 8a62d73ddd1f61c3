import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { BIN_DAYS } from '#contract/menus/kept-menus.ts'
import { LoadFailure } from '../../../lib/loaded.tsx'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { binQuery } from './bin-query.ts'
import { BinTable, nameOf } from './bin-table.tsx'
import { useBinActions } from './use-bin-actions.ts'

/** A closing dialog holds the focus until it has faded. */
const DIALOG_GONE_MS = 200

export function Bin() {
  const query = useQuery(binQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useBinActions(() => setTimeout(() => heading.current?.focus(), DIALOG_GONE_MS))
  const menus = query.data
  const { asked } = actions
  return (
    <>
      <ScreenLink to="/" variant="quiet" size="sm" icon={ArrowLeft} className="-ml-3 mb-4">
        My Menus
      </ScreenLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            Trash
          </h1>
          <p className="mt-2 max-w-prose text-quiet text-sm">
            Deleted menus stay here for {BIN_DAYS} days. They do not count toward your plan, and their links
            do not work: a restored menu is not shared until you share it again. One that has a place on your
            page is back there at once.
          </p>
        </div>
        {menus !== undefined && menus.length > 0 && (
          <Button variant="secondary" icon={Trash2} onClick={() => actions.ask('all')}>
            Empty trash
          </Button>
        )}
      </div>
      <div className="mt-8">
        {query.isError && (
          <LoadFailure query={query} title="Your trash could not be loaded" headingLevel={2} />
        )}
        {query.isPending && (
          <SkeletonGroup label="Loading your trash" className="flex flex-col gap-4">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </SkeletonGroup>
        )}
        {menus?.length === 0 && (
          <EmptyState icon={Trash2} title="Your trash is empty">
            A menu that you delete is kept here for {BIN_DAYS} days.
          </EmptyState>
        )}
        {menus !== undefined && menus.length > 0 && (
          <Card className="sm:py-3">
            <BinTable menus={menus} actions={actions} />
          </Card>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={actions.cancel}
        title={asked === 'all' ? 'Empty the trash?' : 'Delete for good?'}
        description={
          asked === 'all'
            ? `${menus?.length === 1 ? 'The menu' : `All ${menus?.length} menus`} in it will be gone for good.`
            : `“${asked ? nameOf(asked) : ''}” will be gone for good.`
        }
        confirmLabel={asked === 'all' ? 'Empty trash' : 'Delete for good'}
        onConfirm={actions.confirm}
        isPending={actions.isDeleting}
      />
    </>
  )
}
