import {
  ArrowLeft,
  ChevronDown,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  FolderOpen,
  Keyboard,
  Share2,
} from 'lucide-react'
import { Link } from 'react-router'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { UndoButtons } from '../../menu/editing/undo-buttons.tsx'
import { ExportItems, type useExport } from '../../menu/export/export-items.tsx'
import { exportPdf } from '../../menu/export/export-pages.ts'
import { SaveNote } from '../../menu/saving/note/save-note.tsx'
import type { MenuSaving } from '../../menu/saving/use-saving.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface DesignerHeaderProps {
  readonly menuName: string
  /** On a narrow screen undo and redo are with the settings. */
  readonly isWide: boolean
  readonly saving: MenuSaving
  readonly onBack: () => void
  readonly share: { readonly isPending: boolean; readonly share: () => void }
  readonly preview: { readonly isReady: boolean; readonly open: () => void }
  readonly exports: ReturnType<typeof useExport>
  readonly onShowShortcuts: () => void
}

/** The name of the menu and what can be done with it. On a narrow screen the rarer actions are in a menu. */
export function DesignerHeader({
  menuName,
  isWide,
  saving,
  onBack,
  share,
  preview,
  exports,
  onShowShortcuts,
}: DesignerHeaderProps) {
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const copyItem = isStored && (
    <DropdownMenuItem icon={CopyPlus} onSelect={() => saving.saveAndTell('as copy')}>
      Save as a copy
    </DropdownMenuItem>
  )
  return (
    <header className="flex items-center gap-2 border-rule border-b bg-card px-2 py-2 sm:gap-3 sm:px-4">
      <IconButton label="Back to Menu Builder" icon={ArrowLeft} onClick={onBack} />
      <div className="min-w-0 grow">
        <h1 className="truncate text-lg">{menuName}</h1>
        <SaveNote saving={saving} />
      </div>
      {isWide && <UndoButtons />}
      <div className="hidden items-center gap-1 lg:flex">
        <ScreenLink to="/saved-menus" variant="quiet" icon={FolderOpen}>
          My Menus
        </ScreenLink>
        <Button variant="quiet" icon={ExternalLink} disabled={!preview.isReady} onClick={preview.open}>
          Preview
        </Button>
        <Button
          variant="quiet"
          icon={Download}
          isPending={exports.isPending}
          pendingLabel="Exporting…"
          onClick={() => exports.start(exportPdf)}
        >
          Export PDF
        </Button>
        <DropdownMenu
          trigger={<IconButton label="Export as something else" icon={ChevronDown} className="-ml-2" />}
        >
          <ExportItems onExport={exports.start} />
          <DropdownMenuSeparator />
          {copyItem}
          <DropdownMenuItem icon={Keyboard} onSelect={onShowShortcuts}>
            Keyboard shortcuts
          </DropdownMenuItem>
        </DropdownMenu>
        <Button
          variant="secondary"
          icon={Share2}
          isPending={share.isPending}
          pendingLabel="Sharing…"
          onClick={share.share}
        >
          Share Menu
        </Button>
      </div>
      <Button
        isPending={saving.state === 'saving' && !share.isPending}
        pendingLabel="Saving…"
        onClick={() => saving.saveAndTell()}
      >
        Save Menu
      </Button>
      <div className="lg:hidden">
        <DropdownMenu trigger={<IconButton label="More actions" icon={Ellipsis} variant="secondary" />}>
          <DropdownMenuItem icon={Share2} onSelect={share.share}>
            Share Menu
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
          {copyItem}
          <DropdownMenuSeparator />
          <ExportItems onExport={exports.start} />
        </DropdownMenu>
      </div>
    </header>
  )
}
