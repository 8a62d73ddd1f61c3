import { useDroppable } from '@dnd-kit/core'
import { Plus, RefreshCw, Utensils } from 'lucide-react'
import { type Ref, useCallback } from 'react'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import { renameSection } from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayBringDishes } from '../../../../plan/own-role.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { InlineEdit } from '../../../../ui/form/inline-edit.tsx'
import { sectionDropId } from '../../dragging/menu-drag.tsx'
import { SectionMenuItems } from '../../sections/section-menu.tsx'
import { complaintAboutSectionName } from '../../sections/section-name.ts'
import type { SectionActions } from '../../sections/use-section-actions.ts'
import { writeNextDish } from '../focus/next-text.ts'
import {
  closeText,
  type EditedText,
  editText,
  noteCurrentRow,
  sectionRow,
  useSheetFocus,
} from '../focus/sheet-focus.ts'
import type { ItemRowContext } from '../rows/item-text.ts'
import { RowMenu } from '../rows/row-menu.tsx'
import { columnsOf } from '../rows/row-price.tsx'
import { SectionWords } from './section-words.tsx'

export interface SectionHeadProps {
  section: Section
  level: number
  context: ItemRowContext
  /** Its items are under columns of prices, whose heads are shown. */
  hasColumns: boolean
  isRefreshingAll: boolean
  actions: SectionActions
  isFirst: boolean
  hasButtons: boolean
  hasTouchButtons: boolean
  index: number
  measure: Ref<HTMLElement> | undefined
}

const sizes = ['text-xl', 'text-lg', 'text-base'] as const

/** The heading of a section with what is printed below it: a row that the keyboard reaches, and a place for dishes. */
export function SectionHead({
  section,
  level,
  context,
  hasColumns,
  isRefreshingAll,
  actions,
  isFirst,
  hasButtons,
  hasTouchButtons,
  index,
  measure,
}: SectionHeadProps) {
  const { id, name } = section
  const row = sectionRow(id)
  const isCurrent = useSheetFocus(({ current }) => (current === null ? isFirst : current === row))
  const { setNodeRef, isOver, active } = useDroppable({
    id: sectionDropId('heading', id),
    data: { draggable: { kind: 'section', id, name, within: 'the menu' } },
  })
  // The same function at each rendering: another one would be measured again.
  const setNode = useCallback(
    (node: HTMLElement | null) => {
      setNodeRef(node)
      if (node && typeof measure === 'function') measure(node)
    },
    [setNodeRef, measure],
  )
  const takesItem = isOver && active?.data.current?.draggable?.kind === 'item'
  const Heading = (['h3', 'h4', 'h5'] as const)[level] ?? 'h5'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a heading with its buttons; a fieldset is for forms.
    <div
      ref={setNode}
      role="group"
      aria-label={`Heading of ${name}`}
      data-row={row}
      data-index={index}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => noteCurrentRow(row)}
      className={classNames(
        'group/head scroll-my-24 rounded-control outline-offset-4',
        level === 0 ? 'pt-10 pb-2' : 'pt-6 pb-1',
        takesItem && 'bg-accent-soft',
      )}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 border-rule border-b pb-2">
        <Heading
          className={classNames('min-w-0 grow font-display font-semibold', sizes[level] ?? 'text-base')}
        >
          <SectionName section={section} row={row} />
        </Heading>
        <div className="-mr-3 flex flex-wrap items-center max-sm:-ml-3">
          {hasButtons && (
            <HeadButtons section={section} actions={actions} isRefreshingAll={isRefreshingAll} />
          )}
          {hasTouchButtons && (
            <RowMenu label={`More for the section ${name}`} action="section-more">
              {() => (
                <SectionMenuItems
                  section={section}
                  onWrite={(what) => editText(row, what)}
                  actions={actions}
                />
              )}
            </RowMenu>
          )}
        </div>
        {hasColumns && (
          <div
            aria-hidden="true"
            className={classNames(
              columnsOf(context.heads),
              'ml-auto text-quiet text-sm pointer-coarse:pr-11',
            )}
          >
            {context.heads.map((head) => (
              <span key={head.id} className="text-right">
                {head.label}
              </span>
            ))}
          </div>
        )}
      </div>
      <SectionWords
        section={section}
        heads={context.heads}
        writing={context.writing}
        hasColumns={hasColumns}
      />
    </div>
  )
}

const NAME: EditedText = 'section-name'

function SectionName({ section, row }: { section: Section; row: string }) {
  const { id, name, items } = section
  const isRenaming = useSheetFocus(({ editing }) => editing?.row === row && editing.text === NAME)
  return (
    <InlineEdit
      label={`Name of the section ${name}`}
      value={name}
      isEditing={isRenaming}
      onEditing={(isEditing) => (isEditing ? editText(row, NAME) : closeText(row, NAME))}
      check={(typed) => {
        const { menu } = useOpenMenu.getState()
        return menu && complaintAboutSectionName(menu, typed, section)
      }}
      onSave={(typed) => useOpenMenu.getState().edit((menu) => renameSection(menu, id, typed))}
      onEnter={() => {
        closeText(row, NAME)
        if (items.length > 0) return false
        writeNextDish(id)
        return true
      }}
      isSkippedByTab
      maxLength={MENU_TEXT_LIMITS.sectionName}
      action="rename-section"
    />
  )
}

const HeadButtons = ({
  section,
  actions,
  isRefreshingAll,
}: Pick<SectionHeadProps, 'section' | 'actions' | 'isRefreshingAll'>) => (
  <>
    {section.items.length === 0 && mayBringDishes() && (
      <Button
        variant="quiet"
        size="sm"
        icon={Utensils}
        tabIndex={-1}
        onClick={() => actions.addFromCatalog(section.id)}
        className="text-quiet hover:text-ink"
      >
        Suggest dishes…
      </Button>
    )}
    {mayBringDishes() && !section.items.every(isOwnDish) && (
      <Button
        variant="quiet"
        size="sm"
        icon={RefreshCw}
        tabIndex={-1}
        isPending={isRefreshingAll}
        pendingLabel="Refreshing…"
        onClick={() => actions.refreshAll(section)}
        className="text-quiet hover:text-ink"
      >
        Refresh All
      </Button>
    )}
    <Button
      variant="quiet"
      size="sm"
      icon={Plus}
      tabIndex={-1}
      onClick={() => actions.addItem(section.id)}
      data-action="add"
      className="text-quiet hover:text-ink"
    >
      Add Item
    </Button>
  </>
)
