import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { BASIC_SAVED_MENU_LIMIT, planAllows } from '#domain/plans/plans.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { savedMenusQuery } from '../../menu/saving/saved-menus-query.ts'
import { ShareLinkDialog } from '../../menu/sharing/share-link-dialog.tsx'
import { hasUnsavedChanges, useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { SavedMenusTable } from './saved-menus-table.tsx'
import { useDeleteMenu } from './use-delete-menu.ts'
import { useEditMenu } from './use-edit-menu.ts'
import { useShareMenu } from './use-share-menu.ts'

/** A closing dialog holds the focus until it has faded. */
const DIALOG_GONE_MS = 200

export interface SavedMenusProps {
  /** A menu to open in the builder at once. */
  editId: string | null
  /** Called when that menu opens, so that it is opened only once. */
  onEditStarted: () => void
}

/** The owner's menus: view, edit, share or delete them. */
export function SavedMenus({ editId, onEditStarted }: SavedMenusProps) {
  const { data: menus, error, isPending, refetch } = useQuery(savedMenusQuery)
  const editing = useEditMenu()
  const sharing = useShareMenu()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button goes away with its row; without this the focus would be lost.
  const deleting = useDeleteMenu(() => setTimeout(() => heading.current?.focus(), DIALOG_GONE_MS))
  const openName = useOpenMenu((open) => open.restaurant.name)

  const { edit } = editing
  useEffect(() => {
    if (!editId) return
    onEditStarted()
    edit(editId)
  }, [editId, onEditStarted, edit])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            My Menus
          </h1>
          {menus !== undefined && <PlanNote count={menus.length} />}
        </div>
        <NewMenuButton />
      </div>
      <div className="mt-8">
        {isPending && <Loading />}
        {error && (
          <ErrorState
            title="Your menus could not be loaded"
            action={<Button onClick={() => refetch()}>Try again</Button>}
          >
            {sentenceOf(error, 'An unexpected error occurred. Please try again.')}
          </ErrorState>
        )}
        {menus?.length === 0 && (
          <EmptyState
            icon={BookOpen}
            title="No Saved Menus"
            action={<ScreenLink to="/menu-builder">Create Your First Menu</ScreenLink>}
          >
            You haven't saved any menus yet.
          </EmptyState>
        )}
        {menus !== undefined && menus.length > 0 && (
          <Card className="sm:py-3">
            <SavedMenusTable
              menus={menus}
              onEdit={editing.edit}
              onShare={sharing.share}
              onDelete={deleting.ask}
              openingId={editing.pendingId}
              sharingId={sharing.pendingId}
            />
          </Card>
        )}
      </div>
      <ShareLinkDialog {...sharing.dialog} />
      <ConfirmDialog
        isOpen={deleting.asked !== null}
        onOpenChange={deleting.cancel}
        title="Delete this menu?"
        description={`“${deleting.asked?.name}” will be gone for good${deleting.asked?.sharedAt ? ', and its shared link will stop working' : ''}.`}
        confirmLabel="Delete menu"
        onConfirm={deleting.confirm}
        isPending={deleting.isPending}
      />
      <ConfirmDialog
        isOpen={editing.waiting !== null}
        onOpenChange={editing.cancel}
        title="Leave unsaved changes?"
        description={`The menu of “${openName}” that is open in the builder has changes that are not saved. Opening “${editing.waiting?.name}” leaves them behind as a draft.`}
        confirmLabel="Leave and open"
        cancelLabel="Stay"
        onConfirm={editing.confirm}
      />
    </>
  )
}

/** The number of menus that the plan still allows; nothing when it sets no limit. */
function PlanNote({ count }: { count: number }) {
  const user = useCurrentUser()
  if (!user || planAllows(user.subscriptionPlan, 'unlimited_menus')) return null
  return (
    <p className="mt-2 text-quiet text-sm">
      {count} of {BASIC_SAVED_MENU_LIMIT} menus saved on the Basic plan
    </p>
  )
}

/** A stored menu is closed for the next one; a menu that is not stored stays open. */
function NewMenuButton() {
  const navigate = useNavigate()
  function start() {
    const open = useOpenMenu.getState()
    if (open.savedAs && !hasUnsavedChanges(open)) open.clear()
    navigate('/menu-builder')
  }
  return (
    <Button icon={Plus} onClick={start}>
      Create New Menu
    </Button>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your menus..." className="flex flex-col gap-4">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </SkeletonGroup>
  )
}
