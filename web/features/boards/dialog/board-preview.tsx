import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { previewBoard } from '#contract/restaurant/boards.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import { boardSchema, type LiveBoard } from '#domain/live/boards/board.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { queryOf } from '../../../lib/query-of.ts'
import { bytesOfBase64 } from '../../../pdf/base64.ts'
import { TurningPages } from '../../../pdf/turning/turning-pages.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'

export interface BoardPreviewProps {
  restaurantId: string
  /** As the form says it now. */
  board: LiveBoard
}

/** Changes are shown after this rest, in ms: a title or a color is typed and dragged. */
const REST_MS = 500

/** What the board of the form would show; the last that could be shown stays while the form says something wrong. */
export function BoardPreview({ restaurantId, board }: BoardPreviewProps) {
  const [areAllServed, setAllServed] = useState(false)
  const [paintError, setPaintError] = useState<unknown>(null)
  const asked = useRested(board)
  const { data, error, isFetching } = useQuery({
    ...queryOf(previewBoard, { params: { id: restaurantId }, body: { board: asked, areAllServed } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const failure = error ?? paintError
  return (
    <section aria-label="Preview of the board" aria-busy={isFetching} className="flex flex-col gap-3">
      <Segments
        label="What the preview shows"
        value={areAllServed ? 'all' : 'now'}
        options={[
          { value: 'now', label: 'As of now' },
          { value: 'all', label: 'All its menus' },
        ]}
        onChange={(next) => setAllServed(next === 'all')}
      />
      {data && <Screen shown={data} board={asked} onFailure={setPaintError} />}
      <p role="status" className="flex min-h-5 items-center gap-2 text-quiet text-sm">
        {isFetching && <Spinner sizePx={14} />}
        {failure
          ? sentenceOf(failure, 'The preview could not be made.')
          : data && data.menusLeft > 0 && `And ${data.menusLeft} more menus.`}
      </p>
    </section>
  )
}

interface ScreenProps {
  shown: EndpointOutput<typeof previewBoard>
  board: LiveBoard
  onFailure: (error: unknown) => void
}

function Screen({ shown: { menus, notice }, board: { shape, secondsPerPage }, onFailure }: ScreenProps) {
  const sources = useMemo(
    () => menus.map(({ pdf, pages }) => ({ bytes: bytesOfBase64(pdf), pages })),
    [menus],
  )
  const isTall = shape === 'tall'
  if (sources.length > 0)
    return (
      <TurningPages
        label="The board"
        sources={sources}
        secondsPerPage={secondsPerPage}
        onFailure={onFailure}
        className={isTall ? 'h-96' : 'aspect-video w-full'}
      />
    )
  return (
    <div
      className={`grid place-content-center gap-2 bg-black p-6 text-center text-white outline outline-rule ${isTall ? 'mx-auto aspect-9/16 h-96' : 'aspect-video w-full'}`}
    >
      {notice ? (
        <>
          <p className="text-balance font-display text-xl">{notice.title}</p>
          {notice.lines.map((line) => (
            <p key={line} className="text-sm">
              {line}
            </p>
          ))}
        </>
      ) : (
        <p className="text-sm text-white/70">Black: nothing is served now.</p>
      )}
    </div>
  )
}

/** The last state of a form that a board can have, once it has rested. */
function useRested(board: LiveBoard): LiveBoard {
  const key = JSON.stringify(boardSchema.safeParse({ ...board, title: board.title || 'Board' }).data)
  const [rested, setRested] = useState(key)
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setRested(key), REST_MS)
    return () => clearTimeout(timer)
  }, [key])
  return useMemo(() => boardSchema.parse(JSON.parse(rested ?? '{"title":"Board"}')), [rested])
}
