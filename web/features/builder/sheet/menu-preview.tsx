import { CircleDollarSign, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { insertSection, moveSection } from '#domain/menu/editing/arrange.ts'
import { removeSection } from '#domain/menu/editing/sections.ts'
import type { MenuGroup } from '#domain/menu/model/schema.ts'
import { undoOptimization } from '#domain/pricing/optimize.ts'
import { site } from '#domain/site/content.ts'
import { ClaimsNotice } from '../../../menu/claims/claims-notice.tsx'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { EditItemDialog, type PlacedItem } from '../../../menu/item/edit-item-dialog.tsx'
import { NewItemDialog, type NewItemWords } from '../../../menu/item/new-item-dialog.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { MenuDrag } from '../dragging/menu-drag.tsx'
import { ChangePricesDialog } from '../prices/change-prices-dialog.tsx'
import { RestaurantHeader } from '../restaurants/restaurant-header.tsx'
import { AddSectionDialog } from '../sections/add-section-dialog.tsx'
import { SectionTabs } from '../sections/section-tabs.tsx'
import { useRefresh } from '../sections/use-refresh.ts'
import { MenuSection } from './menu-section.tsx'
import { PageChips } from './page-chips.tsx'
import { moveTo, useItemActions } from './use-item-actions.ts'

export interface MenuPreviewProps {
  groups: readonly MenuGroup[]
  activeId: number | null
  onActivate: (categoryId: number) => void
}

const newItemWords: NewItemWords = {
  added: 'Item Added',
  noCuisine: { title: 'Error', description: 'Please select a cuisine before adding items' },
}

type OpenDialog = 'none' | 'new-item' | 'edit-item' | 'add-section' | 'change-prices'

export function MenuPreview({ groups, activeId, onActivate }: MenuPreviewProps) {
  const sheet = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfter(sheet)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [edited, setEdited] = useState<PlacedItem | null>(null)
  const [pricedId, setPricedId] = useState<number | null>(null)
  const [refreshingSectionId, setRefreshingSectionId] = useState<number | null>(null)
  const edit = useOpenMenu((open) => open.edit)
  const { refreshingIds, refreshItem, refreshSection } = useRefresh({
    onReplaced: ({ before, after }) => {
      // The row with the focused button goes away; the next row gets the focus.
      if (document.activeElement?.closest(`[data-item-id="${before.id}"]`)) {
        focusAfter(`[data-item-id="${after.id}"] [data-action="refresh"]`)
      }
    },
  })
  const actions = useItemActions({
    refresh: refreshItem,
    edit: (categoryId, item) => {
      setEdited({ place: { categoryId, itemId: item.id }, item })
      setDialog('edit-item')
    },
    focusAfter,
  })

  const dialogProps = (which: OpenDialog) => ({
    isOpen: dialog === which,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? which : 'none'),
  })

  const openPrices = (categoryId: number | null) => {
    setPricedId(categoryId)
    setDialog('change-prices')
  }

  const refreshAll = async (group: MenuGroup) => {
    setRefreshingSectionId(group.category.id)
    await refreshSection(group)
    setRefreshingSectionId(null)
  }

  const removeWhole = (group: MenuGroup) => {
    const { id, name } = group.category
    const position = groups.indexOf(group)
    const neighbor = groups[position + 1] ?? groups[position - 1]
    focusAfter('[role="tab"][data-state="active"]', '[data-action="add"]')
    edit((menu) => removeSection(menu, id))
    if (neighbor) onActivate(neighbor.category.id)
    toast({
      title: 'Section Removed',
      description: `${name} is no longer on the menu${withItems(group.items.length)}.`,
      action: undoAction((menu) => insertSection(menu, position, group)),
    })
  }

  return (
    <article
      ref={sheet}
      aria-label="Menu"
      className="rounded-card border border-rule bg-card px-4 pt-8 pb-6 sm:px-8 lg:px-10"
    >
      <RestaurantHeader>
        {activeId !== null && (
          <Button variant="quiet" size="sm" icon={CircleDollarSign} onClick={() => openPrices(null)}>
            Change Prices
          </Button>
        )}
      </RestaurantHeader>

      <OptimizedNotice groups={groups} />
      <ClaimsNotice groups={groups} />
      <PageChips groups={groups} activeId={activeId} onActivate={onActivate} />

      {activeId === null ? (
        <div className="py-10 text-center text-quiet">
          <p>This menu has no section yet. Generate a menu, or add a section or an item of your own.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button variant="secondary" size="sm" onClick={() => setDialog('add-section')}>
              Add Section
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setDialog('new-item')} data-action="add">
              Add Item
            </Button>
          </div>
        </div>
      ) : (
        <MenuDrag
          activeId={activeId}
          onMovedAway={(item, section) =>
            moveTo({ categoryId: activeId, itemId: item.id }, section.id, focusAfter)
          }
        >
          <Tabs value={String(activeId)} onValueChange={(value) => onActivate(Number(value))}>
            <SectionTabs groups={groups} onAddSection={() => setDialog('add-section')} />
            {groups.map((group, position) => (
              <TabPanel key={group.category.id} value={String(group.category.id)}>
                <MenuSection
                  group={group}
                  refreshingIds={refreshingIds}
                  isRefreshingAll={refreshingSectionId === group.category.id}
                  actions={actions}
                  onRefreshAll={() => refreshAll(group)}
                  onAdd={() => setDialog('new-item')}
                  onChangePrices={() => openPrices(group.category.id)}
                  onMoveBy={(by) => edit((menu) => moveSection(menu, group.category.id, position + by))}
                  onRemove={() => removeWhole(group)}
                />
              </TabPanel>
            ))}
          </Tabs>
        </MenuDrag>
      )}

      <Watermark />

      <NewItemDialog
        {...dialogProps('new-item')}
        categoryId={activeId}
        words={newItemWords}
        onAdded={({ categoryId }) => onActivate(categoryId)}
      />
      <EditItemDialog {...dialogProps('edit-item')} edited={edited} />
      <AddSectionDialog {...dialogProps('add-section')} onAdded={onActivate} />
      <ChangePricesDialog {...dialogProps('change-prices')} sectionId={pricedId} />
    </article>
  )
}

const withItems = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ', nor is its dish' : `, nor are its ${count} dishes`
}

function OptimizedNotice({ groups }: { groups: readonly MenuGroup[] }) {
  const edit = useOpenMenu((open) => open.edit)
  const isOptimized = groups.some(({ items }) => items.some((item) => item.originalPrice !== undefined))
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
