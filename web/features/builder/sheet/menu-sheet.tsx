import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ClaimsNotice } from '../../../menu/claims/claims-notice.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import { useRefresh } from '../sections/use-refresh.ts'
import { useSectionActions } from '../sections/use-section-actions.ts'
import { MenuFoot } from './around/menu-foot.tsx'
import { OptimizedNotice } from './around/optimized-notice.tsx'
import { PageChips } from './around/page-chips.tsx'
import { SheetHead } from './around/sheet-head.tsx'
import { Watermark } from './around/watermark.tsx'
import { focusRow, itemRow } from './focus/sheet-focus.ts'
import { useFocusWanted } from './focus/use-focus-wanted.ts'
import { useReveal } from './focus/use-reveal.ts'
import { useSectionNoted } from './focus/use-section-noted.ts'
import { handleSheetKey, selectByClick } from './keys/sheet-keys.ts'
import { dropHereClass, useDropPictures } from './pictures/use-drop-pictures.ts'
import { useItemActions } from './rows/use-item-actions.ts'
import { SheetSections } from './section/sheet-sections.tsx'
import { removeSelected } from './selection/selection-actions.ts'
import { SelectionBar } from './selection/selection-bar.tsx'

/** The whole open menu as one sheet of paper, each text changed where it is. Each part reads what it shows. */
export function MenuSheet() {
  const isEmpty = useOpenMenu(({ menu }) => !menu?.sections.length)
  const sheet = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [refreshingSectionId, setRefreshingSectionId] = useState<number | null>(null)
  const { refreshingIds, refreshItem, refreshSection } = useRefresh({
    onReplaced: ({ sectionId, before, after }) => {
      // The row with the focus goes away; the one in its place gets it.
      if (document.activeElement?.closest(`[data-row="${itemRow({ sectionId, itemId: before.id })}"]`))
        focusRow(itemRow({ sectionId, itemId: after.id }), '[data-action="refresh"]')
    },
  })
  const items = useItemActions({
    refresh: refreshItem,
    edit: (sectionId, item) =>
      openDialog({ kind: 'edit-item', edited: { place: { sectionId, itemId: item.id }, item } }),
  })
  const actions = useSectionActions({
    refreshAll: async (section) => {
      setRefreshingSectionId(section.id)
      await refreshSection(section)
      setRefreshingSectionId(null)
    },
    addItem: (sectionId) => openDialog({ kind: 'new-item', sectionId }),
    addFromCatalog: (sectionId) => openDialog({ kind: 'filters', sectionId }),
    edit: (sectionId) => openDialog({ kind: 'edit-section', sectionId }),
    addSection: (within) => openDialog({ kind: 'add-section', within }),
    changePrices: (sectionId) => openDialog({ kind: 'change-prices', sectionId }),
    sayDifferently: (sectionId) => openDialog({ kind: 'say-differently', sectionId }),
  })
  const pictures = useDropPictures()
  const commands = { items, sections: actions, removeSelected }

  return (
    <article
      ref={sheet}
      aria-label="Menu"
      onKeyDown={(event) => handleSheetKey(event, commands)}
      onClick={selectByClick}
      {...pictures}
      className={classNames(
        'relative mx-auto w-full max-w-3xl rounded-card border border-rule bg-card px-5 pt-10 pb-20 sm:px-12',
        dropHereClass,
      )}
    >
      <div>
        <SheetHead />
        <OptimizedNotice />
        <ClaimsNotice />
        <PageChips />
      </div>
      <div ref={list}>
        <SheetSections
          list={list}
          refreshingIds={refreshingIds}
          refreshingSectionId={refreshingSectionId}
          itemActions={items}
          actions={actions}
        />
      </div>
      {isEmpty && (
        <p className="py-10 text-center text-quiet">
          This menu has no section yet. Generate a menu, or add a section or an item of your own.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          onClick={() => openDialog({ kind: 'add-section', within: null })}
          data-action="add-section"
        >
          Add Section
        </Button>
        {isEmpty && (
          <Button
            variant="quiet"
            size="sm"
            icon={Plus}
            onClick={() => openDialog({ kind: 'new-item', sectionId: null })}
            data-action="add"
          >
            Add Item
          </Button>
        )}
      </div>
      <MenuFoot />
      <Watermark />
      <SelectionBar />
      <Attention sheet={sheet} list={list} />
    </article>
  )
}

/** Leads the focus and the eye to what is asked for; a part, so that the sheet doesn't render with each question. */
function Attention({ sheet, list }: Record<'sheet' | 'list', RefObject<HTMLElement | null>>) {
  useFocusWanted(sheet)
  useReveal(sheet)
  useSectionNoted(list)
  return null
}
