import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { hasPriceOfTheWhole, isPartOfMeal } from '#domain/courses/price-of-the-whole.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { levelOf } from '#domain/menu/model/walk.ts'
import { usePriceWriting } from '../../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import type { SectionActions } from '../../sections/use-section-actions.ts'
import type { ItemActions } from '../rows/item-actions.ts'
import type { ItemRowContext } from '../rows/item-text.ts'
import { allRows } from '../window/shown-rows.ts'
import { useRowWindow } from '../window/use-row-window.ts'
import { MenuSection } from './menu-section.tsx'

export interface SheetSectionsProps {
  list: RefObject<HTMLElement | null>
  refreshingIds: ReadonlySet<number>
  refreshingSectionId: number | null
  itemActions: ItemActions
  actions: SectionActions
}

export function SheetSections({
  list,
  refreshingIds,
  refreshingSectionId,
  itemActions,
  actions,
}: SheetSectionsProps) {
  const sections = useOpenMenu(({ menu }) => menu?.sections ?? noSections)
  const contexts = useRowContexts(sections)
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const { measure, starts, shown } = useRowWindow(sections, list)
  return sections.map((section, at) => (
    <div key={section.id} className={indents[levelOf(sections, section)]}>
      <MenuSection
        section={section}
        level={levelOf(sections, section)}
        context={contexts[at] as ItemRowContext}
        hasDiets={hasDiets}
        refreshingIds={refreshingIds}
        isRefreshingAll={refreshingSectionId === section.id}
        itemActions={itemActions}
        actions={actions}
        isFirst={at === 0}
        index={starts[at] ?? 0}
        shown={shown[at] ?? allRows}
        measure={measure}
      />
    </div>
  ))
}

const noSections: readonly Section[] = []

const indents = ['', 'ml-2 sm:ml-4', 'ml-4 sm:ml-8']

/** What decides how prices are read and written, for each section: the same object while it stays the same. */
function useRowContexts(sections: readonly Section[]): ItemRowContext[] {
  const writing = usePriceWriting()
  const last = useRef<readonly ItemRowContext[]>([])
  const contexts = useMemo(() => {
    const next = sections.map(
      (section): ItemRowContext => ({
        heads: headsAbove(sections, section),
        writing,
        isPartOfWhole: hasPriceOfTheWhole(sections, section),
        isPartOfMeal: isPartOfMeal(sections, section),
      }),
    )
    const known = [...last.current, ...next]
    return next.map((context) => known.find((one) => isSame(one, context)) ?? context)
  }, [sections, writing])
  useEffect(() => {
    last.current = contexts
  })
  return contexts
}

const isSame = (one: ItemRowContext, other: ItemRowContext): boolean =>
  one.writing === other.writing &&
  one.isPartOfWhole === other.isPartOfWhole &&
  one.isPartOfMeal === other.isPartOfMeal &&
  (one.heads === other.heads || (one.heads.length === 0 && other.heads.length === 0))
