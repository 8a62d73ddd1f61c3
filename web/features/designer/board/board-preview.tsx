import { type ReactNode, useMemo, useState } from 'react'
import {
  type Board,
  SCREEN_DIAGONAL_IN,
  SECONDS_PER_PAGE,
  VIEWING_DISTANCE_M,
} from '#domain/design/paper/editions.ts'
import { menuUnit } from '#domain/plans/printing.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { EditionOptions } from '../../../menu/export/editions/edition-options.tsx'
import { useAsOfNow } from '../../../menu/live/as-of-now.ts'
import { type PagesBody, useTypesetPages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'
import { TurningPages } from '../../../pdf/turning/turning-pages.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'

export interface DesignBoardPreviewProps {
  readonly body: PagesBody
  readonly shape: Board['shape']
  readonly choice: ReactNode
}

const NOT_DRAWN = 'The pages could not be drawn. Please try again.'

export function BoardPreview({ body, shape, choice }: DesignBoardPreviewProps) {
  const [board, setBoard] = useState<Board>({
    kind: 'board',
    shape,
    distanceM: VIEWING_DISTANCE_M.usual,
    screenIn: SCREEN_DIAGONAL_IN.usual,
  })
  const { holding, holds } = useAsOfNow()
  const onBoard = useMemo(
    () => ({
      ...body,
      edition: board,
      asOfNow: body.menuId !== undefined,
      ...(holds !== undefined && { holds }),
    }),
    [body, board, holds],
  )
  const live = useTypesetPages(onBoard)
  const { pages } = live
  const [unpainted, setUnpainted] = useState<{ readonly pages: unknown; readonly error: unknown } | null>(
    null,
  )
  // Of these pages: newer ones are painted again.
  const paintError = unpainted?.pages === pages ? unpainted?.error : null
  const error = live.error ?? paintError
  return (
    <section
      aria-label="Board preview"
      aria-busy={live.isPending}
      className="flex min-h-0 min-w-0 grow flex-col bg-desk"
    >
      <div className="flex min-h-12 shrink-0 flex-wrap items-end gap-x-3 gap-y-1 border-rule border-b bg-paper px-4 py-1.5">
        {choice}
        <EditionOptions
          edition={board}
          sections={body.content.sections}
          unit={menuUnit(body.content)}
          onChange={(next) => next.kind === 'board' && setBoard(next)}
        />
        <p role="status" className="flex min-h-10 items-center gap-2 text-quiet text-sm">
          {holding && `Now: ${holding}`}
          {live.isPending && <Spinner sizePx={14} className="animate-fade-in" />}
          {pages && !paintError && error ? sentenceOf(error, NOT_DRAWN) : null}
        </p>
      </div>
      <div className="flex min-h-0 grow flex-col p-4 sm:p-8">
        {pages && !paintError ? (
          <TurningPages
            label="Board"
            sources={[pages]}
            secondsPerPage={SECONDS_PER_PAGE.usual}
            onFailure={(failure) => setUnpainted({ pages, error: failure })}
            className="min-h-0 grow"
          />
        ) : (
          Boolean(error) && (
            <ErrorState
              title="The board could not be made"
              action={
                <Button
                  isPending={live.isPending}
                  onClick={() => {
                    setUnpainted(null)
                    live.retry()
                  }}
                >
                  Try again
                </Button>
              }
            >
              {sentenceOf(error, NOT_DRAWN)}
            </ErrorState>
          )
        )}
      </div>
    </section>
  )
}
