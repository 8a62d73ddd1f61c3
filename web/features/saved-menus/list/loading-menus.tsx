import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import type { ListView } from './use-list-choice.ts'

const places = ['first', 'second', 'third', 'fourth']

export function LoadingMenus({ view }: { view: ListView }) {
  const isTable = view === 'table'
  return (
    <SkeletonGroup label="Loading your menus..." className="flex flex-col gap-6">
      {/* As high as the bar above the menus, so that nothing moves when they come. */}
      <Skeleton className="h-22 sm:h-10" />
      <div
        className={
          isTable
            ? 'flex flex-col gap-4'
            : 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 sm:gap-6'
        }
      >
        {places.map((place) => (
          <Skeleton key={place} className={isTable ? 'h-40 w-full sm:h-14' : 'h-32 w-full sm:h-96'} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
