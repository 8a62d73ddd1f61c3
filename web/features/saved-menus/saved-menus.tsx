import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../lib/api.ts'
import { draftsQuery } from '../../menu/drafts/draft.ts'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { may } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'
import { MenuDialogs } from './actions/menu-dialogs.tsx'
import { useMenuActions } from './actions/use-menu-actions.ts'
import { BinLink } from './bin/bin-link.tsx'
import { DraftStrip } from './cards/draft-strip.tsx'
import { ToDo } from './cards/to-do.tsx'
import { unsavedDrafts } from './drafts/unsaved-drafts.ts'
import { useDraftActions } from './drafts/use-draft-actions.ts'
import { LoadingMenus } from './list/loading-menus.tsx'
import { MenuList } from './list/menu-list.tsx'
import { PlanNote } from './list/plan-note.tsx'
import { type ListView, useListChoice } from './list/use-list-choice.ts'

/** A closing dialog holds the focus until it has faded. */
const DIALOG_GONE_MS = 200

export interface SavedMenusProps {
  usualView: ListView
  newMenuPath: string
  whenEmpty: ReactNode
  today?: ReactNode
  editId?: string | null
  onEditStarted?: () => void
}

export function SavedMenus({
  usualView,
  newMenuPath,
  whenEmpty,
  today,
  editId,
  onEditStarted,
}: SavedMenusProps) {
  const { data: menus, error, isPending, refetch } = useQuery(savedMenusQuery)
  const { data: drafts = [] } = useQuery(draftsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button goes away with its card; without this the focus would be lost.
  const focusHeading = () => setTimeout(() => heading.current?.focus(), DIALOG_GONE_MS)
  const actions = useMenuActions(focusHeading)
  const draftActions = useDraftActions(focusHeading)
  const choice = useListChoice(usualView)
  const navigate = useNavigate()

  const { edit } = actions.editing
  useEffect(() => {
    if (!editId) return
    onEditStarted?.()
    edit(editId)
  }, [editId, onEditStarted, edit])

  // A new menu has prices, and says what its dishes contain.
  const mayBegin = may('edit prices', 'declare allergens')
  const unsaved = menus && mayBegin ? unsavedDrafts(drafts) : []
  const isEmpty = menus?.length === 0
  const hasToday = today !== undefined && !isEmpty
  const Heading = hasToday ? 'h2' : 'h1'
  const strip = unsaved.length > 0 && <DraftStrip drafts={unsaved} actions={draftActions} />
  return (
    <>
      {hasToday && <h1 className="mb-6">Today</h1>}
      {hasToday && (
        <div className="mb-12 flex flex-col gap-6">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4 sm:gap-6">
            {today}
            <ToDo menus={menus ?? []} editing={actions.editing} />
          </div>
          {strip}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <Heading ref={heading} tabIndex={-1} className="outline-none">
            My Menus
          </Heading>
          <PlanNote count={menus?.length} />
        </div>
        {mayBegin && (today === undefined || (menus?.length ?? 0) + unsaved.length > 0) && (
          <Button
            icon={Plus}
            variant={isEmpty || hasToday ? 'secondary' : 'primary'}
            onClick={() => navigate(newMenuPath)}
          >
            Create New Menu
          </Button>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-8">
        {isPending && <LoadingMenus view={choice.view} />}
        {error && (
          <ErrorState
            title="Your menus could not be loaded"
            action={<Button onClick={() => refetch()}>Try again</Button>}
          >
            {sentenceOf(error, 'An unexpected error occurred. Please try again.')}
          </ErrorState>
        )}
        {isEmpty && (unsaved.length === 0 || today === undefined) && (mayBegin ? whenEmpty : <NoMenus />)}
        {menus !== undefined && menus.length > 0 && (
          <MenuList
            menus={menus}
            choice={choice}
            actions={actions}
            isSeenFirst={hasToday}
            heading={hasToday ? 'h3' : 'h2'}
          />
        )}
        {!hasToday && strip}
      </div>
      {mayBegin && <BinLink />}
      <MenuDialogs actions={actions} />
      <ConfirmDialog
        isOpen={draftActions.asked !== null}
        onOpenChange={draftActions.cancel}
        title="Discard this draft?"
        description={`“${draftActions.asked?.title || draftActions.asked?.restaurantName}” is in no saved menu. It will be gone for good.`}
        confirmLabel="Discard draft"
        onConfirm={draftActions.discard}
        isPending={draftActions.isDiscarding}
      />
    </>
  )
}

const NoMenus = () => <p className="text-quiet">There are no menus yet. An owner or a manager begins one.</p>
