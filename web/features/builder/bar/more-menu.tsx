import {
  ArrowRight,
  Banknote,
  Check,
  ChefHat,
  ClipboardCheck,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  FileDown,
  FileInput,
  FolderOpen,
  Keyboard,
  Lightbulb,
  ListPlus,
  ListTree,
  PanelRight,
  Plus,
  RefreshCw,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { UndoItems } from '../../../menu/editing/undo-buttons.tsx'
import { ExportItems, useExport } from '../../../menu/export/export-items.tsx'
import { MustBadge } from '../../../menu/preflight/preflight-button.tsx'
import { showPreflight } from '../../../menu/preflight/preflight-panel.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownSubmenu,
} from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ToolbarItem } from '../../../ui/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { usePane } from '../page-pane/use-pane.ts'
import { useRefreshMenu } from '../sections/use-refresh-menu.ts'
import { useSectionInView } from '../view/reveal.ts'
import type { BuilderBarProps, MenuActions } from './menu-actions.ts'

/** All that is done with a menu less often, and what has no room in the bar. */
export function MoreMenu({ size, actions, account, onView }: BuilderBarProps) {
  const exports = useExport()
  const { refreshMenu, isRefreshingMenu } = useRefreshMenu()
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const isPhone = size === 'phone'
  return (
    <>
      <DropdownMenu
        trigger={
          <ToolbarItem>
            <IconButton label="More actions" icon={Ellipsis} isPending={exports.isPending} />
          </ToolbarItem>
        }
      >
        {actions && isPhone && (
          <>
            <WaysOn actions={actions} />
            <UndoItems onTravelled={actions.onTravelled} />
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={ListTree} onSelect={() => openDialog({ kind: 'sections' })}>
              Sections
            </DropdownMenuItem>
            <DropdownMenuItem icon={ShieldCheck} onSelect={() => onView('marks')}>
              Marks
            </DropdownMenuItem>
            <DropdownMenuItem icon={ChefHat} onSelect={() => onView('kitchen')}>
              Kitchen
            </DropdownMenuItem>
            <DropdownMenuItem icon={ClipboardCheck} onSelect={() => showPreflight(true)}>
              Preflight
              <MustBadge musts={actions.musts} />
            </DropdownMenuItem>
            <DropdownMenuItem icon={Lightbulb} onSelect={() => onView('advice')}>
              Advice
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        {actions && !isPhone && (
          <div className={actions.wasFinalized ? undefined : 'min-[90rem]:hidden'}>
            <WaysOn actions={actions} isInBarToo />
          </div>
        )}
        {actions && size !== 'wide' && (
          <DropdownMenuItem icon={ExternalLink} onSelect={actions.openPreview}>
            Preview
          </DropdownMenuItem>
        )}
        {actions && size === 'medium' && (
          <DropdownMenuItem icon={Share2} className="lg:hidden" onSelect={actions.share.share}>
            Share Menu
          </DropdownMenuItem>
        )}
        {actions && (
          <>
            <DropdownMenuItem icon={Plus} onSelect={addItem}>
              Add Item
            </DropdownMenuItem>
            <DropdownMenuItem icon={Utensils} onSelect={() => openDialog({ kind: 'filters' })}>
              Dishes…
            </DropdownMenuItem>
            <DropdownMenuItem icon={RefreshCw} disabled={isRefreshingMenu} onSelect={refreshMenu}>
              Refresh the whole menu
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuItem icon={FileInput} onSelect={() => openDialog({ kind: 'import' })}>
          Import
        </DropdownMenuItem>
        {actions && (
          <>
            <DropdownSubmenu icon={FileDown} label="Export As">
              <ExportItems onExport={exports.start} />
            </DropdownSubmenu>
            {isStored && (
              <DropdownMenuItem icon={CopyPlus} onSelect={() => actions.save('as copy')}>
                Save as a copy
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
            <MenuItems />
            {size === 'wide' && <PaneItem />}
            <DropdownMenuItem
              icon={Keyboard}
              className="pointer-coarse:hidden"
              onSelect={() => openDialog({ kind: 'shortcuts' })}
            >
              Keyboard shortcuts
            </DropdownMenuItem>
          </>
        )}
        {account && <AccountPart account={account} />}
      </DropdownMenu>
      {exports.dialog}
    </>
  )
}

/**
 * From the content to the design.
 * @param isInBarToo the first of them has its button in the bar
 */
const WaysOn = ({ actions, isInBarToo = false }: { actions: MenuActions; isInBarToo?: boolean }) => (
  <>
    {(!isInBarToo || actions.wasFinalized) && (
      <DropdownMenuItem icon={Check} onSelect={actions.finalize.go}>
        Finalize Menu Content
      </DropdownMenuItem>
    )}
    {(!isInBarToo || !actions.wasFinalized) && (
      <DropdownMenuItem icon={ArrowRight} onSelect={actions.continueToDesign}>
        Continue to Design
      </DropdownMenuItem>
    )}
  </>
)

/** The ways to everything else; nothing for who has no account. */
function AccountPart({ account }: { account: ReactNode }) {
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <a href="/">
          <FolderOpen size={16} aria-hidden="true" className="shrink-0" />
          My Menus
        </a>
      </DropdownMenuItem>
      {account}
    </>
  )
}

/** Into the section that the sheet is at, else the first; the dialog asks where there is none. */
function addItem(): void {
  const { sections = [] } = useOpenMenu.getState().menu ?? {}
  const inViewId = useSectionInView.getState().sectionId
  const section = sections.find(({ id }) => id === inViewId) ?? sections[0]
  openDialog({ kind: 'new-item', sectionId: section?.id ?? null })
}

/** What the menu says other than its sections, and what is done to all of it. */
const MenuItems = () => (
  <>
    <DropdownMenuItem icon={SlidersHorizontal} onSelect={() => openDialog({ kind: 'menu-details' })}>
      Menu Details
    </DropdownMenuItem>
    <DropdownMenuItem icon={Store} onSelect={() => openDialog({ kind: 'restaurant', subject: 'menu' })}>
      Edit Restaurant Details
    </DropdownMenuItem>
    <DropdownMenuItem icon={ListPlus} onSelect={() => openDialog({ kind: 'choices' })}>
      Choices & Extras
    </DropdownMenuItem>
    <DropdownMenuItem icon={Banknote} onSelect={() => openDialog({ kind: 'change-prices', sectionId: null })}>
      Change Prices
    </DropdownMenuItem>
  </>
)

function PaneItem() {
  const { isOpen, show } = usePane()
  return (
    <DropdownMenuItem icon={PanelRight} onSelect={() => show(!isOpen)}>
      {isOpen ? 'Hide the page' : 'Show the page'}
    </DropdownMenuItem>
  )
}
