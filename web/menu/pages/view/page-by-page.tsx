import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { PageRegion } from '#contract/menus/typesetting.ts'
import type { PdfSource } from '../../../pdf/pdf-pages.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { PaintedPage } from './painted-page.tsx'

interface PageByPageProps {
  readonly name: string
  readonly pages: (PdfSource & { readonly regions: readonly PageRegion[] }) | null
  /** Begins with the first page that one of these dishes is on. */
  readonly itemIds?: readonly number[]
  readonly isLit?: boolean
}

export function PageByPage({ name, pages, itemIds = [], isLit = false }: PageByPageProps) {
  const [turned, setTurned] = useState<number | null>(null)
  const places = pages?.regions.filter(({ kind, id }) => kind === 'item' && itemIds.includes(id)) ?? []
  const count = pages?.pages.length ?? 1
  const number = Math.min(turned ?? places[0]?.page ?? 1, count)
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <PaintedPage
        name={name}
        pages={pages}
        number={number}
        lit={isLit ? places.filter(({ page }) => page === number) : []}
      />
      <figcaption className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
        <span className="grow">
          {name}
          {count > 1 && `, page ${number} of ${count}`}
        </span>
        {count > 1 && (
          <span>
            <IconButton
              icon={ChevronLeft}
              size="sm"
              label={`The page before: ${name}`}
              isUnavailable={number === 1}
              onClick={() => setTurned(number - 1)}
            />
            <IconButton
              icon={ChevronRight}
              size="sm"
              label={`The next page: ${name}`}
              isUnavailable={number === count}
              onClick={() => setTurned(number + 1)}
            />
          </span>
        )}
      </figcaption>
    </figure>
  )
}
