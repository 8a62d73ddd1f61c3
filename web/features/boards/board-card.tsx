import { useMutation, useQuery } from '@tanstack/react-query'
import { Maximize, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteBoard, type StoredBoard } from '#contract/restaurant/boards.ts'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { call, unlessGone } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { CopyField } from '../../menu/sharing/copy-field.tsx'
import { qrPicture, qrQuery } from '../../menu/sharing/qr-query.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { may } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { BoardDialog } from './dialog/board-dialog.tsx'
import { feetWords } from './dialog/screen-fields.tsx'
import { refreshBoards } from './known/boards-query.ts'

export interface BoardCardProps {
  board: StoredBoard
  page: OwnPage
  mayChange: boolean
}

export function BoardCard({ board: stored, page, mayChange }: BoardCardProps) {
  const { id, name, board } = stored
  const [open, setOpen] = useState<'change' | 'delete'>()
  const url = `${page.url}/board/${name}`
  const title = board?.title ?? name
  const remove = useMutation({
    mutationFn: () =>
      call(deleteBoard, { params: { id: page.restaurantId, boardId: id } }).catch(
        unlessGone('board_not_found'),
      ),
    onSuccess: () => refreshBoards(page.restaurantId),
    onError: showErrorToast,
  })
  return (
    <Card
      title={title}
      description={board ? wordsOf(board) : 'This board cannot be read by this version of Carte.'}
      actions={
        may('share') && (
          <>
            {board && (
              <Button
                variant="quiet"
                size="sm"
                icon={Pencil}
                onClick={() => (mayChange ? setOpen('change') : askToUpgrade('feature:boards'))}
              >
                Change<span className="sr-only"> {title}</span>
              </Button>
            )}
            <Button variant="quiet" size="sm" icon={Trash2} onClick={() => setOpen('delete')}>
              Delete<span className="sr-only"> {title}</span>
            </Button>
          </>
        )
      }
    >
      {board && (
        <iframe
          title={`${title}, as it is now`}
          src={new URL(url).pathname}
          className={`mx-auto rounded-control border border-rule bg-black ${board.shape === 'tall' ? 'aspect-9/16 h-80' : 'aspect-video w-full'}`}
        />
      )}
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <BoardCode url={url} />
        <div className="min-w-0 grow basis-56 space-y-3">
          <CopyField label="Address for the screen" text={url} />
          <LinkButton variant="secondary" size="sm" icon={Maximize} href={url} target="_blank" rel="noopener">
            Open it
          </LinkButton>
        </div>
      </div>
      {board && (
        <BoardDialog
          page={page}
          stored={{ ...stored, board }}
          isOpen={open === 'change'}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={(next) => !next && setOpen(undefined)}
        title={`Delete ${title}?`}
        description="Screens that show it go dark. This cannot be undone."
        confirmLabel="Delete board"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Card>
  )
}

function BoardCode({ url }: { url: string }) {
  const { data: svg } = useQuery(qrQuery(url))
  return (
    svg && (
      <img
        src={qrPicture(svg)}
        alt="QR code of the address"
        className="size-24 shrink-0 rounded-control border border-rule bg-white"
      />
    )
  )
}

const wordsOf = ({ shape, distanceM, secondsPerPage }: NonNullable<StoredBoard['board']>): string =>
  [
    shape === 'wide' ? '1920 × 1080' : '1080 × 1920',
    `${distanceM} m (${feetWords(distanceM)})`,
    `${secondsPerPage} s a page`,
  ].join(' · ')
