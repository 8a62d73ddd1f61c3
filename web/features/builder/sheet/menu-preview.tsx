import { CircleDollarSign, ListPlus, SlidersHorizontal, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hasPriceOfTheWhole } from '#domain/courses/price-of-the-whole.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { itemsOf, levelOf, parentOf, withSubsections } from '#domain/menu/model/walk.ts'
import { undoOptimization } from '#domain/pricing/optimize.ts'
import { site } from '#domain/site/content.ts'
import { ClaimsNotice } from '../../../menu/claims/claims-notice.tsx'
import { usePriceWriting } from '../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { BuilderDialogs } from '../dialogs/builder-dialogs.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { MenuDrag } from '../dragging/menu-drag.tsx'
import { RestaurantHeader } from '../restaurants/restaurant-header.tsx'
import { SectionTabs } from '../sections/section-tabs.tsx'
import { useRefresh } from '../sections/use-refresh.ts'
import { useSectionActions } from '../sections/use-section-actions.ts'
import { forgetRevealed, useRevealed } from '../view/reveal.ts'
import { MenuFoot } from './menu-foot.tsx'
import { MenuHeading } from './menu-heading.tsx'
import { MenuSection } from './menu-section.tsx'
import { PageChips } from './page-chips.tsx'
import { moveTo, useItemActions } from './rows/use-item-actions.ts'

export interface MenuPreviewProps {
  menu: Menu
  activeId: number | null
  onActivate: (sectionId: number) => void
}

export function MenuPreview({ menu, activeId, onActivate }: MenuPreviewProps) {
  const { sections } = menu
  const sheet = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfter(sheet)
  const [refreshingSectionId, setRefreshingSectionId] = useState<number | null>(null)
  const writing = usePriceWriting()
  const { refreshingIds, refreshItem, refreshSection } = useRefresh({
    onReplaced: ({ before, after }) => {
      // The row with the focused button goes away; the next row gets the focus.
      if (document.activeElement?.closest(`[data-item-id="${before.id}"]`)) {
        focusAfter(`[data-item-id="${after.id}"] [data-action="refresh"]`)
      }
    },
  })
  const itemActions = useItemActions({
    refresh: refreshItem,
    edit: (sectionId, item) => {
      openDialog({ kind: 'edit-item', edited: { place: { sectionId, itemId: item.id }, item } })
    },
    focusAfter,
  })

  const revealed = useRevealed(({ place }) => place)
  useEffect(() => {
    if (!revealed) return
    onActivate(revealed.sectionId)
    forgetRevealed()
  }, [revealed, onActivate])

  const sectionActions = useSectionActions({
    refreshAll: async (section) => {
      setRefreshingSectionId(section.id)
      await refreshSection(section)
      setRefreshingSectionId(null)
    },
    addItem: (sectionId) => openDialog({ kind: 'new-item', sectionId }),
    edit: (sectionId) => openDialog({ kind: 'edit-section', sectionId }),
    addSection: (within) => openDialog({ kind: 'add-section', within }),
    changePrices: (sectionId) => openDialog({ kind: 'change-prices', sectionId }),
    focusAfter,
    show: onActivate,
  })

  const shownRoot = rootOf(
    sections,
    sections.find(({ id }) => id === activeId),
  )

  return (
    <article
      ref={sheet}
      aria-label="Menu"
      className="rounded-card border border-rule bg-card px-4 pt-8 pb-6 sm:px-8 lg:px-10"
    >
      <RestaurantHeader>
        <Button
          variant="quiet"
          size="sm"
          icon={SlidersHorizontal}
          onClick={() => openDialog({ kind: 'menu-details' })}
        >
          Menu Details
        </Button>
        <Button variant="quiet" size="sm" icon={ListPlus} onClick={() => openDialog({ kind: 'choices' })}>
          Choices & Extras
        </Button>
        {shownRoot && (
          <Button
            variant="quiet"
            size="sm"
            icon={CircleDollarSign}
            onClick={() => openDialog({ kind: 'change-prices', sectionId: null })}
          >
            Change Prices
          </Button>
        )}
      </RestaurantHeader>
      <MenuHeading menu={menu} />

      <OptimizedNotice menu={menu} />
      <ClaimsNotice menu={menu} />
      <PageChips sections={sections} activeId={shownRoot?.id ?? null} onActivate={onActivate} />

      {shownRoot ? (
        <MenuDrag onMovedAway={(place, sectionId) => moveTo(place, sectionId, focusAfter)}>
          <Tabs value={String(shownRoot.id)} onValueChange={(value) => onActivate(Number(value))}>
            <SectionTabs
              sections={sections}
              onAddSection={() => openDialog({ kind: 'add-section', within: null })}
            />
            {sections
              .filter(({ parentId }) => parentId === undefined)
              .map((root) => (
                <TabPanel key={root.id} value={String(root.id)}>
                  {root === shownRoot &&
                    withSubsections(sections, root.id).map((section) => (
                      <div key={section.id} className={indents[levelOf(sections, section)]}>
                        <MenuSection
                          section={section}
                          isEmpty={
                            section.items.length === 0 &&
                            section.prices === undefined &&
                            !sections.some(({ parentId }) => parentId === section.id)
                          }
                          level={levelOf(sections, section)}
                          heads={headsOf(sections, section)}
                          writing={writing}
                          isPartOfWhole={hasPriceOfTheWhole(sections, section)}
                          refreshingIds={refreshingIds}
                          isRefreshingAll={refreshingSectionId === section.id}
                          itemActions={itemActions}
                          actions={sectionActions}
                        />
                      </div>
                    ))}
                </TabPanel>
              ))}
          </Tabs>
        </MenuDrag>
      ) : (
        <div className="py-10 text-center text-quiet">
          <p>This menu has no section yet. Generate a menu, or add a section or an item of your own.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => openDialog({ kind: 'add-section', within: null })}
            >
              Add Section
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => openDialog({ kind: 'new-item', sectionId: null })}
              data-action="add"
            >
              Add Item
            </Button>
          </div>
        </div>
      )}

      <MenuFoot menu={menu} />
      <Watermark />

      <BuilderDialogs />
    </article>
  )
}

/** How far a section stands in, by its level. */
const indents = [
  '',
  'mt-8 border-rule border-l-2 pl-3 sm:pl-5',
  'mt-6 ml-3 border-rule border-l-2 pl-3 sm:ml-5 sm:pl-5',
]

const noHeads: readonly PriceHead[] = []

/** The same list as long as the columns are the same, so that no row renders again. */
function headsOf(sections: readonly Section[], section: Section): readonly PriceHead[] {
  const heads = headsAbove(sections, section)
  return heads.length === 0 ? noHeads : heads
}

/** The section of the first level that a section stands in, or is. */
function rootOf(sections: readonly Section[], section: Section | undefined): Section | undefined {
  const parent = section && parentOf(sections, section)
  return parent ? rootOf(sections, parent) : section
}

function OptimizedNotice({ menu }: { menu: Menu }) {
  const edit = useOpenMenu((open) => open.edit)
  const isOptimized = useMemo(
    () => itemsOf(menu).some(({ prices }) => prices.some(({ original }) => original !== undefined)),
    [menu],
  )
  if (!isOptimized) return null
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-wash px-4 py-2 text-sm">
      <span>These are optimized prices.</span>
      <Button variant="quiet" size="sm" icon={Undo2} onClick={() => edit(undoOptimization)}>
        Undo optimization
      </Button>
    </div>
  )
}

function Watermark() {
  const isHidden = useOpenMenu((open) => open.design.hideWatermark)
  const canHide = usePlanAllows('feature:removeWatermark')
  if (isHidden && canHide) return null
  return (
    <p className="mt-8 border-rule border-t pt-4 text-center text-quiet text-sm">
      Created with {site.brandName}
    </p>
  )
}
