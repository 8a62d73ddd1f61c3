import { Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { whatChanged } from '#domain/menu/editing/what-changed.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { ShortcutsSheet, useSaveShortcut, useShortcutsSheet } from '../../menu/editing/shortcuts-sheet.tsx'
import { UndoButtons } from '../../menu/editing/undo-buttons.tsx'
import type { SaveMode } from '../../menu/saving/save-menu.ts'
import type { MenuSaving } from '../../menu/saving/use-saving.ts'
import type { MenuSnapshot } from '../../menu/state/editing-session.ts'
import { cuisineOf } from '../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { FeatureGate } from '../../plan/feature-gate.tsx'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { PlanBadge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { BuilderDialogs } from './dialogs/builder-dialogs.tsx'
import { PriceTab } from './prices/price-tab.tsx'
import { usePricingChoice } from './prices/use-pricing-choice.ts'
import { canSave } from './saving/readiness.ts'
import { SaveToolbar } from './saving/save-toolbar.tsx'
import { MenuSheet } from './sheet/menu-sheet.tsx'
import { TrendTab } from './trends/trend-tab.tsx'
import { reveal as revealPlace } from './view/reveal.ts'
import { WishSummary } from './wishes/wish-summary.tsx'

export interface MenuWorkbenchProps {
  saving: MenuSaving
  onImport: () => void
}

const blank = newMenu()

/** An open menu with everything that can be done to its content. */
export function MenuWorkbench({ saving, onImport }: MenuWorkbenchProps) {
  const menu = useOpenMenu((open) => open.menu) ?? blank
  const bench = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(bench)
  const [tab, setTab] = useState('menu')
  const [pricing, setPricing] = usePricingChoice(menu)
  const cuisineId = useOpenMenu(cuisineOf)
  const canSeeTrends = usePlanAllows('trend_recommendations')

  const [areShortcutsOpen, setAreShortcutsOpen] = useShortcutsSheet()
  const save = (mode?: SaveMode) => canSave() && saving.saveAndTell(mode)
  useSaveShortcut(save)

  const showItem = ({ sectionId, itemId }: ItemPlace) => {
    setTab('menu')
    revealPlace({ sectionId, itemId })
  }

  /** Shows the place that an undo or a redo has changed. */
  const reveal = (from: MenuSnapshot, to: MenuSnapshot) => {
    const place = from.menu && to.menu && whatChanged(from.menu, to.menu)
    if (place?.sectionId == null) return
    revealPlace({ sectionId: place.sectionId, ...(place.itemId !== null && { itemId: place.itemId }) })
  }

  return (
    <div ref={bench}>
      <Tabs value={tab} onValueChange={setTab}>
        <div className="flex items-end gap-1">
          <TabList label="Menu content" className="min-w-0 grow">
            <Tab value="menu">Menu Preview</Tab>
            <Tab value="prices">Price Optimization</Tab>
            <Tab value="trends" badge={!canSeeTrends && <PlanBadge isLocked />}>
              Trend Recommendations
            </Tab>
          </TabList>
          <IconButton
            label="Keyboard shortcuts"
            icon={Keyboard}
            shortcut="?"
            className="pointer-coarse:hidden"
            onClick={() => setAreShortcutsOpen(true)}
          />
          <UndoButtons onTravelled={reveal} />
        </div>
        <TabPanel value="menu">
          <SaveToolbar saving={saving} onSave={save} onImport={onImport} />
          <WishSummary />
          <MenuSheet menu={menu} />
          <BuilderDialogs />
        </TabPanel>
        <TabPanel value="prices">
          <PriceTab
            menu={menu}
            choice={pricing}
            onChoice={setPricing}
            onApplied={() => {
              setTab('menu')
              focusAfter('[role="tab"][data-state="active"]')
            }}
          />
        </TabPanel>
        <TabPanel value="trends">
          <FeatureGate feature="trend_recommendations">
            <TrendTab menu={menu} cuisineId={cuisineId} onAdded={showItem} />
          </FeatureGate>
        </TabPanel>
      </Tabs>
      <ShortcutsSheet
        isOpen={areShortcutsOpen}
        onOpenChange={setAreShortcutsOpen}
        names={['editInPlace', 'keepEdit', 'dropEdit', 'pickUp', 'carry', 'undo', 'redo', 'save', 'help']}
      />
    </div>
  )
}
