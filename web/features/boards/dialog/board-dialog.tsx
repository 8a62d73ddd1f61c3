import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createBoard, type StoredBoard, updateBoard } from '#contract/restaurant/boards.ts'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { boardNameSchema, boardSchema, type LiveBoard } from '#domain/live/boards/board.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { refreshBoards } from '../known/boards-query.ts'
import { nameFromTitle } from './board-name.ts'
import { BoardPreview } from './board-preview.tsx'
import { MenuFields } from './menu-fields.tsx'
import { ScreenFields } from './screen-fields.tsx'

export interface BoardDialogProps {
  page: OwnPage
  /** What is changed; absent for a new one. */
  stored?: StoredBoard & { board: LiveBoard }
  isOpen: boolean
  onClose: () => void
}

export const BoardDialog = ({ isOpen, onClose, stored, page }: BoardDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(next) => !next && onClose()}
    title={stored ? stored.board.title : 'Add a board'}
    maxWidth={1040}
  >
    <BoardForm page={page} stored={stored} onClose={onClose} />
  </Dialog>
)

const newBoard = boardSchema.parse({ title: 'Board' })

function BoardForm({ page, stored, onClose }: Pick<BoardDialogProps, 'page' | 'stored' | 'onClose'>) {
  const [board, setBoard] = useState<LiveBoard>(stored?.board ?? { ...newBoard, title: '' })
  const [ownName, setOwnName] = useState(stored?.name)
  const name = ownName ?? nameFromTitle(board.title)
  const change = (changes: Partial<LiveBoard>) => setBoard((now) => ({ ...now, ...changes }))
  const faults = faultsOf(name, board)
  const [hasTried, setHasTried] = useState(false)
  const faultOf = (field: string) => (hasTried ? faults.get(field) : undefined)
  const save = useMutation({
    mutationFn: () => {
      const params = { id: page.restaurantId }
      return stored
        ? call(updateBoard, {
            params: { ...params, boardId: stored.id },
            body: { name, board, version: stored.version },
          })
        : call(createBoard, { params, body: { name, board } })
    },
    onSuccess: async () => {
      await refreshBoards(page.restaurantId)
      onClose()
    },
    onError: showErrorToast,
  })
  return (
    <form
      noValidate
      className="gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setHasTried(true)
        if (faults.size === 0) save.mutate()
      }}
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            label="Title"
            placeholder="Counter"
            maxLength={80}
            value={board.title}
            error={faultOf('title')}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextField
            label="Address"
            hint={`${new URL(page.url).host}${new URL(page.url).pathname}/board/${name || '…'}`}
            maxLength={40}
            value={name}
            error={faultOf('name')}
            onChange={({ target }) => setOwnName(target.value)}
          />
          <MenuFields board={board} onChange={change} page={page} />
          <ScreenFields board={board} onChange={change} faultOf={faultOf} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-0 lg:self-start">
          <BoardPreview restaurantId={page.restaurantId} board={board} />
        </div>
      </div>
      <FormActions onCancel={onClose} isPending={save.isPending}>
        {stored ? 'Save board' : 'Add board'}
      </FormActions>
    </form>
  )
}

/** What is wrong, by the name of its field. */
function faultsOf(name: string, board: LiveBoard): ReadonlyMap<string, string> {
  const issues = [
    ...(boardSchema.safeParse(board).error?.issues ?? []).map(
      ({ path, message }) => [String(path[0]), message] as const,
    ),
    ...(boardNameSchema.safeParse(name).error?.issues ?? []).map(({ message }) => ['name', message] as const),
  ]
  return new Map(issues)
}
