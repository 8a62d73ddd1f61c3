import { Lock } from 'lucide-react'
import { memo, type ReactNode, Suspense } from 'react'
import { isLocked } from '#domain/menu/editing/locked-items.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { ItemMarks } from '../../../../../menu/marks/item-marks.tsx'
import { useOpenMenu } from '../../../../../menu/store/open-menu.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { InlineEdit } from '../../../../../ui/form/inline-edit.tsx'
import { lazyPart } from '../../../../../ui/parts/part-boundary.tsx'
import type { ItemActions } from '../item-actions.ts'
import { ItemMenuItems } from '../item-menu.tsx'
import type { ItemRowContext } from '../item-text.ts'
import { RowMenu } from '../row-menu.tsx'
import { useRowTexts } from '../row-texts.ts'
import { MarkTools, RowTools, whenLookedAt } from '../row-tools.tsx'
import { DishPrice } from './dish-price.tsx'
import { DishThumbnail } from './dish-thumbnail.tsx'
import { ItemFacts } from './item-facts.tsx'
import { PlannedMark } from './planned-mark.tsx'
import { SoldOutMark } from './sold-out-mark.tsx'

// Of dishes that are on several saved menus alone.
const AlsoOn = lazyPart(async () => (await import('./also-on.tsx')).AlsoOn)

export interface DishProps {
  item: MenuItem
  sectionId: number
  level: number
  /** What decides how its prices are read and written: the same object while it stays the same. */
  context: ItemRowContext
  hasThumbnails: boolean
  hasDiets: boolean
  isRefreshing: boolean
  actions: ItemActions
  grip: ReactNode
  hasButtons: boolean
  hasTouchButtons: boolean
}

export const Dish = memo(function Dish({
  item,
  sectionId,
  level,
  context,
  hasThumbnails,
  hasDiets,
  isRefreshing,
  actions,
  grip,
  hasButtons,
  hasTouchButtons,
}: DishProps) {
  const place = { sectionId, itemId: item.id }
  const { edited, inline } = useRowTexts(place, item, context)
  const isKept = useOpenMenu(({ menu }) => menu !== null && isLocked(menu, item.id))
  const Heading = (['h4', 'h5', 'h6'] as const)[level] ?? 'h6'
  const hasManyPrices = item.prices.length > 1
  const isDescribed = item.description !== '' || edited === 'description'
  return (
    <div className="flex gap-3">
      <span className={classNames('absolute top-1.5 -left-6 pointer-coarse:hidden', whenLookedAt)}>
        {grip}
      </span>
      {hasThumbnails && <DishThumbnail item={item} />}
      <div className="min-w-0 grow">
        <div className={classNames('flex items-baseline gap-x-2', hasManyPrices && 'max-sm:flex-wrap')}>
          {item.number && <span className="shrink-0 text-quiet tabular-nums">{item.number}</span>}
          <Heading className="min-w-0 font-medium text-base leading-snug [overflow-wrap:anywhere]">
            <InlineEdit
              {...inline('name')}
              label={`Name of ${item.name}`}
              maxLength={MENU_TEXT_LIMITS.name}
              className="leading-snug"
            />
          </Heading>
          {isKept && (
            <Lock size={14} role="img" aria-label="Locked" className="shrink-0 self-center text-quiet" />
          )}
          <SoldOutMark itemId={item.id} />
          <span className="relative min-w-4 grow">
            <span
              aria-hidden="true"
              className={classNames(
                'block translate-y-[-0.2em] border-edge/40 border-b border-dotted',
                hasManyPrices && 'max-sm:hidden',
              )}
            />
            {hasButtons && <MarkTools place={place} item={item} isDescribed={isDescribed} />}
          </span>
          <RowTools
            place={place}
            item={item}
            isRefreshing={isRefreshing}
            hasMore={hasButtons}
            actions={actions}
          />
          <PlannedMark item={item} />
          <DishPrice item={item} context={context} isEdited={edited === 'prices'} inline={inline('prices')} />
        </div>
        {item.secondName && <p className="text-quiet leading-snug">{item.secondName}</p>}
        {isDescribed && (
          <div className="max-w-prose">
            <InlineEdit
              {...inline('description')}
              label={`Description of ${item.name}`}
              isMultiline
              maxLength={MENU_TEXT_LIMITS.description}
              className="text-pretty text-quiet text-sm"
            />
          </div>
        )}
        <ItemFacts item={item} writing={context.writing} />
        {item.dishId !== undefined && (
          <Suspense>
            <AlsoOn item={item} />
          </Suspense>
        )}
        {/* Marks that say nothing take no line; the key, the button and the ⋯ open them. */}
        <div className="has-[.opacity-0]:hidden">
          <ItemMarks place={place} item={item} hasDiets={hasDiets} tabIndex={-1} />
        </div>
      </div>
      <span className="-mr-3 hidden shrink-0 max-sm:block pointer-coarse:block">
        {hasTouchButtons && (
          <RowMenu label={`More actions for ${item.name}`} action="more">
            {() => <ItemMenuItems place={place} item={item} actions={actions} />}
          </RowMenu>
        )}
      </span>
    </div>
  )
})
