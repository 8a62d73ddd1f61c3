import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { insertItem, removeItem } from '#domain/menu/edits.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { undoOptimization } from '#domain/pricing/optimize.ts'
import { site } from '#domain/site/content.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { usePlanAllows } from '../../lib/use-plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast-store.ts'
import { EditItemDialog, type PlacedItem } from './edit-item-dialog.tsx'
import { MenuSection } from './menu-section.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'
import { RestaurantHeader } from './restaurant-header.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useRefresh } from './use-refresh.ts'

export interface MenuPreviewProps {
  groups: readonly MenuGroup[]
  activeId: number | null
  onActivate: (categoryId: number) => void
  onUpgrade: (feature: PlanFeature) => void
}

type OpenDialog = 'none' | 'new-item' | 'edit-item'

export function MenuPreview({ groups, activeId, onActivate, onUpgrade }: MenuPreviewProps) {
  const sheet = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfter(sheet)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [edited, setEdited] = useState<PlacedItem | null>(null)
  const [refreshingSectionId, setRefreshingSectionId] = useState<number | null>(null)
  const edit = useOpenMenu((open) => open.edit)
  const { refreshingIds, refreshItem, refreshSection } = useRefresh({
    onReplaced: ({ before, after }) => {
      // The row with the focused button goes; its successor takes the focus over.
      if (document.activeElement?.closest(`[data-item-id="${before.id}"]`)) {
        focusAfter(`[data-item-id="${after.id}"] [data-action="refresh"]`)
      }
    },
  })

  const toggle = (which: OpenDialog) => (isOpen: boolean) => setDialog(isOpen ? which : 'none')

  const remove = (group: MenuGroup, item: MenuItem) => {
    const position = group.items.indexOf(item)
    const neighbour = group.items[position + 1] ?? group.items[position - 1]
    const place = { categoryId: group.category.id, itemId: item.id }
    focusAfter(`[data-item-id="${neighbour?.id}"] [data-action="remove"]`, '[data-action="add"]')
    edit((menu) => removeItem(menu, place))
    toast({
      title: 'Menu Item Removed',
      description: `${item.name} is no longer on the menu.`,
      action: {
        label: 'Undo',
        onSelect: () => edit((menu) => insertItem(menu, place.categoryId, position, item)),
      },
    })
  }

  const refreshAll = async (group: MenuGroup) => {
    setRefreshingSectionId(group.category.id)
    await refreshSection(group)
    setRefreshingSectionId(null)
  }

  return (
    <article
      ref={sheet}
      aria-label="Menu"
      className="rounded-card border border-rule bg-card px-4 pt-8 pb-6 sm:px-8 lg:px-10"
    >
      <RestaurantHeader onUpgrade={onUpgrade} />

      <OptimizedNotice groups={groups} />

      {activeId === null ? (
        <p className="py-10 text-center text-quiet">
          This menu has no section yet. Generate a menu, or add an item of your own.{' '}
          <Button variant="secondary" size="sm" onClick={() => setDialog('new-item')} data-action="add">
            Add Item
          </Button>
        </p>
      ) : (
        <Tabs value={String(activeId)} onValueChange={(value) => onActivate(Number(value))}>
          <TabList label="Categories">
            {groups.map(({ category, items }) => (
              <Tab
                key={category.id}
                value={String(category.id)}
                badge={
                  <Badge>
                    {items.length}
                    <span className="sr-only">{items.length === 1 ? ' item' : ' items'}</span>
                  </Badge>
                }
              >
                {category.name}
              </Tab>
            ))}
          </TabList>
          {groups.map((group) => (
            <TabPanel key={group.category.id} value={String(group.category.id)}>
              <MenuSection
                group={group}
                refreshingIds={refreshingIds}
                isRefreshingAll={refreshingSectionId === group.category.id}
                onRefreshAll={() => refreshAll(group)}
                onAdd={() => setDialog('new-item')}
                onRefresh={(item) => refreshItem(group.category.id, item)}
                onEdit={(item) => {
                  setEdited({ place: { categoryId: group.category.id, itemId: item.id }, item })
                  setDialog('edit-item')
                }}
                onRemove={(item) => remove(group, item)}
              />
            </TabPanel>
          ))}
        </Tabs>
      )}

      <Watermark />

      <NewItemDialog
        isOpen={dialog === 'new-item'}
        onOpenChange={toggle('new-item')}
        categoryId={activeId}
        onAdded={({ categoryId }) => onActivate(categoryId)}
        onUpgrade={() => onUpgrade('feature:dietaryIndicators')}
      />
      <EditItemDialog
        isOpen={dialog === 'edit-item'}
        onOpenChange={toggle('edit-item')}
        edited={edited}
        onUpgrade={() => onUpgrade('feature:dietaryIndicators')}
      />
    </article>
  )
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
