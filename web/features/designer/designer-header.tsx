import {
  ArrowLeft,
  ChevronDown,
  ClipboardCheck,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  FolderOpen,
  Keyboard,
  Share2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { MenuBar } from '../../menu/bar/menu-bar.tsx'
import { MenuTitle } from '../../menu/bar/menu-title.tsx'
import { SaveButton } from '../../menu/bar/save-button.tsx'
import { UndoButtons } from '../../menu/editing/undo-buttons.tsx'
import { ExportItems, type useExport } from '../../menu/export/export-items.tsx'
import { exportPdf } from '../../menu/export/export-pages.ts'
import { MustBadge, PreflightButton } from '../../menu/preflight/preflight-button.tsx'
import { showPreflight } from '../../menu/preflight/preflight-panel.ts'
import { SaveNote } from '../../menu/saving/note/save-note.tsx'
import type { MenuSaving } from '../../menu/saving/use-saving.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ToolbarItem } from '../../ui/toolbar.tsx'

export interface DesignerHeaderProps {
  /** On a narrow screen undo and redo are with the settings. */
  readonly isWide: boolean
  readonly saving: MenuSaving
  readonly onBack: () => void
  readonly share: { readonly isPending: boolean; readonly share: () => void }
  /** The number of findings that the law requires to be fixed; null while no one asked. */
  readonly musts: number | null
  readonly preview: { readonly isReady: boolean; readonly open: () => void }
  readonly exports: ReturnType<typeof useExport>
  readonly onShowShortcuts: () => void
  /** Items of the account, for the menu of the rest. */
  readonly account: ReactNode
}

/** The bar of the second step. On a narrow screen the rarer actions are in the menu of the rest. */
export function DesignerHeader({
  isWide,
  saving,
  onBack,
  share,
  musts,
  preview,
  exports,
  onShowShortcuts,
  account,
}: DesignerHeaderProps) {
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  return (
    <MenuBar
      start={
        <ToolbarItem>
          <IconButton label="Back to Menu Builder" icon={ArrowLeft} onClick={onBack} />
        </ToolbarItem>
      }
      title={<MenuTitle />}
      note={<SaveNote saving={saving} />}
    >
      {isWide && (
        <>
          <UndoButtons isInToolbar />
          <ToolbarItem>
            <ScreenLink to="/saved-menus" variant="quiet" icon={FolderOpen} className="px-3">
              My Menus
            </ScreenLink>
          </ToolbarItem>
          <ToolbarItem disabled={!preview.isReady}>
            <Button variant="quiet" icon={ExternalLink} className="px-3" onClick={preview.open}>
              Preview
            </Button>
          </ToolbarItem>
          <ToolbarItem>
            <Button
              variant="quiet"
              icon={Download}
              className="px-3"
              isPending={exports.isPending}
              pendingLabel="Exporting…"
              onClick={() => exports.start(exportPdf)}
            >
              Export PDF
            </Button>
          </ToolbarItem>
          <DropdownMenu
            trigger={
              <ToolbarItem>
                <IconButton label="More export options" icon={ChevronDown} className="-ml-3" />
              </ToolbarItem>
            }
          >
            <ExportItems onExport={exports.start} />
          </DropdownMenu>
          <PreflightButton musts={musts} isShort />
          <ToolbarItem>
            <Button
              variant="secondary"
              icon={Share2}
              className="px-3"
              isPending={share.isPending}
              pendingLabel="Sharing…"
              onClick={share.share}
            >
              Share Menu
            </Button>
          </ToolbarItem>
        </>
      )}
      <SaveButton saving={saving} isQuiet={share.isPending} onSave={() => saving.saveAndTell()} />
      <DropdownMenu
        trigger={
          <ToolbarItem>
            <IconButton label="More actions" icon={Ellipsis} />
          </ToolbarItem>
        }
      >
        {!isWide && (
          <>
            <DropdownMenuItem icon={Share2} onSelect={share.share}>
              Share Menu
            </DropdownMenuItem>
            <DropdownMenuItem icon={ClipboardCheck} onSelect={() => showPreflight(true)}>
              Preflight
              <MustBadge musts={musts} />
            </DropdownMenuItem>
            <DropdownMenuItem icon={ExternalLink} disabled={!preview.isReady} onSelect={preview.open}>
              Preview
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/saved-menus">
                <FolderOpen size={16} aria-hidden="true" className="shrink-0" />
                My Menus
              </Link>
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <ExportItems onExport={exports.start} />
            <DropdownMenuSeparator />
          </>
        )}
        {isStored && (
          <DropdownMenuItem icon={CopyPlus} onSelect={() => saving.saveAndTell('as copy')}>
            Save as a copy
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={Keyboard} className="pointer-coarse:hidden" onSelect={onShowShortcuts}>
          Keyboard shortcuts
        </DropdownMenuItem>
        {account}
      </DropdownMenu>
    </MenuBar>
  )
}
