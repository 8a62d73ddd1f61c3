import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { PaintedPage } from '../../../menu/pages/view/painted-page.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { recordPagesQuery } from './record-pages-query.ts'

export interface RecordPagesProps {
  menuId: string
  /** ISO-8601 */
  at: string
  /** Begins with the page that this dish is on, and lights it. */
  itemId?: number | undefined
}

/** The pages as guests had them at a moment, one at a time, set again from what was kept. */
export function RecordPages({ menuId, at, itemId }: RecordPagesProps) {
  const query = useQuery(recordPagesQuery(menuId, at))
  const [turned, setTurned] = useState<number | null>(null)
  return (
    <Loaded query={query} what="the page">
      {(pages) => {
        const lit = pages.regions.find(({ kind, id }) => kind === 'item' && id === itemId)
        const number = turned ?? lit?.page ?? 1
        const count = pages.pages.length
        return (
          <figure className="flex min-w-0 flex-col gap-2">
            <PaintedPage
              name="The page as guests had it"
              pages={pages}
              number={number}
              lit={lit?.page === number ? lit : undefined}
            />
            {count > 1 && (
              <figcaption className="flex items-center gap-1 text-quiet text-sm">
                <IconButton
                  icon={ChevronLeft}
                  size="sm"
                  label="The page before"
                  isUnavailable={number === 1}
                  onClick={() => setTurned(number - 1)}
                />
                <span role="status">
                  Page {number} of {count}
                </span>
                <IconButton
                  icon={ChevronRight}
                  size="sm"
                  label="The next page"
                  isUnavailable={number === count}
                  onClick={() => setTurned(number + 1)}
                />
              </figcaption>
            )}
          </figure>
        )
      }}
    </Loaded>
  )
}
