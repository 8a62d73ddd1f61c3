import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, GitCompareArrows } from 'lucide-react'
import { useMemo } from 'react'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { LoadFailure } from '../../lib/loaded.tsx'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import { Result } from './result/result.tsx'
import type { Sides } from './sides/side.ts'
import { SideFields } from './sides/side-fields.tsx'
import { type Compared, useSide } from './sides/use-side.ts'

export function Comparing({ sides, onSides }: { sides: Sides; onSides: (sides: Sides) => void }) {
  const listed = useQuery(savedMenusQuery)
  const menus = listed.data ?? []
  const first = useSide(sides.before, menus)
  const second = useSide(sides.after, menus)
  const failed = [listed, first.query, second.query].find((query) => query?.isError)
  return (
    <>
      <h1>Compare menus</h1>
      <div className="mt-8 grid items-start gap-x-4 gap-y-6 sm:grid-cols-[1fr_auto_1fr]">
        <SideFields
          legend="First"
          side={sides.before}
          menus={menus}
          onChange={(before) => onSides({ ...sides, before })}
        />
        <Button
          variant="quiet"
          icon={ArrowLeftRight}
          className="sm:mt-16 print:hidden"
          onClick={() => onSides({ before: sides.after, after: sides.before })}
        >
          Swap
        </Button>
        <SideFields
          legend="Second"
          side={sides.after}
          menus={menus}
          onChange={(after) => onSides({ ...sides, after })}
        />
      </div>
      <div className="mt-8">
        {failed ? (
          <LoadFailure query={failed} title="This menu could not be loaded" headingLevel={2} />
        ) : (
          <Found sides={sides} before={first.compared} after={second.compared} />
        )}
      </div>
    </>
  )
}

interface FoundProps {
  sides: Sides
  before: Compared | undefined
  after: Compared | undefined
}

function Found({ sides, before, after }: FoundProps) {
  const one = before?.content
  const other = after?.content
  const isOneMenu = before?.menuId != null && before.menuId === after?.menuId
  const comparison = useMemo(
    () => (one && other ? compareMenus(one, other, { isOneMenu }) : null),
    [one, other, isOneMenu],
  )
  if (comparison) return <Result comparison={comparison} />
  if (sides.before?.kind === 'saved' && sides.after?.kind === 'saved') {
    return (
      <SkeletonGroup label="Comparing" className="flex flex-col gap-4">
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <EmptyState icon={GitCompareArrows} title="Choose two to compare">
      Two menus, or two versions of one. See what was added, removed, renamed and re-priced.
    </EmptyState>
  )
}
