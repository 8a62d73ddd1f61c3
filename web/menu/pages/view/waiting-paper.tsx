import { savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import { addressOf } from '#contract/shared/address.ts'
import { paperOf } from '#domain/design/paper/paper.ts'
import type { Zoom } from '../../../pdf/view/zoom.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { hasUnsavedChanges, useOpenMenu } from '../../store/open-menu.ts'

const CSS_PX_PER_PT = 96 / 72

/** Lies where the first page will be, in its size: its picture where the menu is as it was saved, else lines. */
export function WaitingPaper({ zoom }: { readonly zoom: Zoom }) {
  const { widthPt, heightPt } = paperOf(useOpenMenu(({ design }) => design))
  const picture = useOpenMenu((open) => {
    const { savedAs } = open
    if (!savedAs || hasUnsavedChanges(open)) return null
    return addressOf(savedMenuFirstPage, { params: { id: savedAs.id }, query: { version: savedAs.version } })
  })
  const width = typeof zoom === 'number' ? Math.round((widthPt * CSS_PX_PER_PT * zoom) / 100) : undefined
  return (
    <SkeletonGroup label="Setting the pages" className="@container">
      {/* The room around pages on the desk, as `PdfPages` has it. */}
      <div className="p-3 @min-[640px]:p-8">
        <div
          className="relative mx-auto w-full overflow-hidden bg-white shadow-raised"
          style={{ width, aspectRatio: `${widthPt} / ${heightPt}` }}
        >
          <Lines />
          {picture !== null && (
            <img src={picture} alt="" fetchPriority="high" className="absolute inset-0 size-full" />
          )}
        </div>
      </div>
    </SkeletonGroup>
  )
}

const Lines = () => (
  <div className="flex flex-col items-center gap-6 p-[15%]">
    <Skeleton className="h-8 w-1/2 bg-black/10" />
    <Skeleton className="mb-8 h-4 w-2/3 bg-black/10" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
      <div key={line} className="flex w-full flex-col gap-2">
        <Skeleton className="h-4 w-full bg-black/10" />
        <Skeleton className="h-3 w-3/4 bg-black/10" />
      </div>
    ))}
  </div>
)
