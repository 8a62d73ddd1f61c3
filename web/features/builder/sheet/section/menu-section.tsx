import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { BookOpen } from 'lucide-react'
import { memo, type Ref } from 'react'
import { ownPath } from '#domain/menu/model/own-path.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { mayBringDishes } from '../../../../plan/own-role.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { itemDragId, useDragIds } from '../../dragging/menu-drag.tsx'
import type { SectionActions } from '../../sections/use-section-actions.ts'
import { sectionOfRow, useSheetFocus } from '../focus/sheet-focus.ts'
import { QuickLine } from '../quick-line/quick-line.tsx'
import { MenuItemRow } from '../rows/dish/menu-item-row.tsx'
import type { ItemActions } from '../rows/item-actions.ts'
import type { ItemRowContext } from '../rows/item-text.ts'
import { standInColumns } from '../rows/row-price.tsx'
import type { ShownRows } from '../window/shown-rows.ts'
import { useLookedAt } from '../window/use-looked-at.ts'
import { SectionHead } from './section-head.tsx'
import { SectionText } from './section-text.tsx'

export interface MenuSectionProps {
  section: Section
  level: number
  context: ItemRowContext
  hasDiets: boolean
  refreshingIds: ReadonlySet<number>
  isRefreshingAll: boolean
  itemActions: ItemActions
  actions: SectionActions
  isFirst: boolean
  /** The place of its heading among all rows of the sheet; its items follow, then its end. */
  index: number
  /** Which of its items are in the page. */
  shown: ShownRows
  measure: Ref<HTMLElement> | undefined
}

export const MenuSection = memo(function MenuSection({
  section,
  level,
  context,
  hasDiets,
  refreshingIds,
  isRefreshingAll,
  itemActions,
  actions,
  isFirst,
  index,
  shown,
  measure,
}: MenuSectionProps) {
  const { id, name, items, shortfall, ownerNotice } = section
  const ids = useDragIds(items.map((item) => itemDragId(id, item.id)))
  const hasColumns = items.some(({ prices }) => standInColumns(prices, context.heads))
  const hasThumbnails = items.some((item) => ownPath(item.imageUrl) !== null)
  const isHere = useSheetFocus(({ current }) => (current === null ? isFirst : sectionOfRow(current) === id))
  const { hasButtons, hasTouchButtons, ...look } = useLookedAt(!shown.isWhole, isHere || isRefreshingAll)
  const rowOf = (at: number) => {
    const item = items[at]
    return (
      item && (
        <MenuItemRow
          key={item.id}
          item={item}
          sectionId={id}
          sectionName={name}
          level={level}
          context={context}
          hasThumbnails={hasThumbnails}
          hasDiets={hasDiets}
          isRefreshing={refreshingIds.has(item.id)}
          isFirst={isFirst && at === 0}
          actions={itemActions}
          index={index + 1 + at}
          measure={measure}
          position={at}
          setSize={shown.isWhole ? undefined : items.length}
        />
      )
    )
  }
  return (
    <section aria-label={name} data-section-id={id} className="group/section" {...look}>
      <SectionHead
        section={section}
        level={level}
        context={context}
        hasColumns={hasColumns}
        isRefreshingAll={isRefreshingAll}
        actions={actions}
        isFirst={isFirst && items.length === 0}
        hasButtons={hasButtons}
        hasTouchButtons={hasTouchButtons}
        index={index}
        measure={measure}
      />
      {ownerNotice && (
        <p className="mt-2 rounded-control bg-wash px-4 py-2 text-quiet text-sm">{ownerNotice}</p>
      )}
      {shortfall && items.length < shortfall.requested && (
        <p className="mt-2 rounded-control border border-warn/30 bg-warn-soft px-4 py-2 text-sm">
          You asked for {shortfall.requested}, and {shortfall.found} fit. {shortfall.reason}
        </p>
      )}
      {items.length > 0 && (
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul>
            {shown.isWhole
              ? items.map((_, at) => rowOf(at))
              : shown.parts.map((part) =>
                  part.kind === 'gap' ? (
                    <li
                      key={`gap ${part.key}`}
                      role="presentation"
                      aria-hidden="true"
                      style={{ height: part.px }}
                    />
                  ) : (
                    rowOf(part.at)
                  ),
                )}
          </ul>
        </SortableContext>
      )}
      <div
        data-index={index + 1 + items.length}
        ref={measure as Ref<HTMLDivElement> | undefined}
        className="pb-1"
      >
        <div className="flex flex-wrap items-start gap-x-2">
          <QuickLine sectionId={id} sectionName={name} context={context} isTabStop={isHere} />
          {hasButtons && mayBringDishes() && (
            <Button
              variant="quiet"
              size="sm"
              icon={BookOpen}
              tabIndex={-1}
              onClick={() => actions.addFromCatalog(id)}
              className="my-1 text-quiet hover:text-ink pointer-coarse:hidden"
            >
              From the catalog
            </Button>
          )}
        </div>
        <SectionText section={section} field="footer" />
      </div>
    </section>
  )
})
