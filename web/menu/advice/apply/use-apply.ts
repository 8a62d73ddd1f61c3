import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportSubject } from '#contract/generating/insights.ts'
import { applyEdits, type ProposedEdit } from '#domain/insights/review/proposed-edit.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { openSavedMenu } from '../../saving/open-saved-menu.ts'
import { restoreWork } from '../../saving/restore-work.ts'
import type { OpenMenu } from '../../state/menu-state.ts'
import { isUnsavedWork, useOpenMenu } from '../../store/open-menu.ts'

export interface AdviceProposal {
  readonly id: string
  readonly edits: readonly ProposedEdit[]
  /** What will have been done, for the toast. */
  readonly words: string
}

export interface MenuChange {
  readonly id: string
  readonly change: (menu: Menu) => Menu
  readonly title: string
  readonly words: string
}

/** How a list of proposals applies them and knows which are done. */
export interface ApplyTools {
  apply(proposal: AdviceProposal): void
  change(change: MenuChange): void
  open(): void
  readonly isOpening: boolean
  /** The proposal that waits for its menu to be opened. */
  readonly pendingId: string | null
  /** Was this applied, and is it still? An undo opens it again. */
  isDone(id: string, editsLeft: readonly ProposedEdit[] | undefined): boolean
}

/** For what nobody can press, behind a blur. */
export const inertTools: ApplyTools = {
  apply: () => {},
  change: () => {},
  open: () => {},
  isOpening: false,
  pendingId: null,
  isDone: () => false,
}

/** What waits for the owner's word, because it opens another menu over unsaved changes. */
type Waiting = MenuChange | 'open'

/** The question that is asked before unsaved work is left behind. */
export interface LeavingQuestion {
  readonly isAsked: boolean
  confirm(): void
  cancel(): void
}

/**
 * Applies proposals to the open menu, so that undo and the draft know of them. A report on another menu
 * opens that one first; where that leaves unsaved changes behind, the owner is asked before.
 * @param isUpdating the report shown is of the menu before the last change
 */
export function useApply(
  subject: ReportSubject | undefined,
  isUpdating: boolean,
  onOpened: () => void,
): { readonly tools: ApplyTools; readonly leaving: LeavingQuestion } {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set())
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const applying = useMutation({
    mutationFn: async (wanted: MenuChange) => {
      if (subject) await openMenu(subject)
      return wanted
    },
    onSuccess: ({ id, change, title, words }) => {
      useOpenMenu.getState().edit(change)
      setDoneIds((ids) => new Set(ids).add(id))
      onOpened()
      const { menu } = useOpenMenu.getState()
      toast({
        title,
        description: words,
        action: {
          label: 'Undo',
          onSelect: () => {
            const open = useOpenMenu.getState()
            // What came after it stays; the undo buttons go back step by step.
            if (open.menu === menu) open.undo()
          },
        },
      })
    },
    onError: showErrorToast,
  })

  const opening = useMutation({
    mutationFn: async () => {
      if (subject) await openMenu(subject)
    },
    onSuccess: onOpened,
    onError: showErrorToast,
  })

  const start = (what: Waiting) => (what === 'open' ? opening.mutate() : applying.mutate(what))
  const ask = (what: Waiting) =>
    subject && leavesWorkBehind(subject, useOpenMenu.getState()) ? setWaiting(what) : start(what)

  return {
    tools: {
      apply: ({ id, edits, words }) =>
        ask({ id, change: (menu) => applyEdits(menu, edits), title: 'Menu updated', words }),
      change: ask,
      open: () => ask('open'),
      isOpening: opening.isPending,
      pendingId: applying.isPending ? (applying.variables?.id ?? null) : null,
      isDone: (id, editsLeft) =>
        doneIds.has(id) && (isUpdating || editsLeft === undefined || editsLeft.length === 0),
    },
    leaving: {
      isAsked: waiting !== null,
      confirm: () => {
        setWaiting(null)
        if (waiting) start(waiting)
      },
      cancel: () => setWaiting(null),
    },
  }
}

export const leavesWorkBehind = ({ kind, id }: ReportSubject, open: OpenMenu): boolean =>
  isUnsavedWork(open) && open.work.id !== id && (kind === 'saved' || kind === 'draft')

async function openMenu({ kind, id }: ReportSubject): Promise<void> {
  if (kind === 'unsaved' || id === null) return
  if (kind === 'draft') return restoreWork(id)
  await openSavedMenu(id)
}
