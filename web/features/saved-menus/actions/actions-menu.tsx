import {
  Copy,
  Download,
  Ellipsis,
  Eye,
  FileText,
  FolderOpen,
  GitCompareArrows,
  History,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { Link } from 'react-router'
import { recordPath } from '#contract/pages/pages.ts'
import { may } from '../../../plan/own-role.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../../ui/overlay/dropdown-menu.tsx'
import { spokenName } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { isBusy, type MenuActions } from './use-menu-actions.ts'

export interface ActionsMenuProps {
  menu: ListedMenu
  actions: MenuActions
}

export const ActionsMenu = ({ menu, actions }: ActionsMenuProps) => (
  <DropdownMenu
    trigger={
      <IconButton
        size="sm"
        icon={Ellipsis}
        data-actions-of={menu.id}
        label={`More actions for ${spokenName(menu)}`}
        isPending={isBusy(actions, menu.id)}
      />
    }
  >
    {menu.isReadable ? (
      <ReadableItems menu={menu} actions={actions} />
    ) : (
      <DropdownMenuItem icon={Download} onSelect={() => actions.exporting.take('stored', menu)}>
        Download as stored
      </DropdownMenuItem>
    )}
    {may('publish') && (
      <>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => actions.deleting.ask(menu)}>
          Delete
        </DropdownMenuItem>
      </>
    )}
  </DropdownMenu>
)

const ReadableItems = ({
  menu,
  actions: { editing, renaming, duplicating, sharing, exporting },
}: ActionsMenuProps) => (
  <>
    {may('edit words') && (
      <>
        <DropdownMenuItem icon={FolderOpen} onSelect={() => editing.edit(menu.id)}>
          Open
        </DropdownMenuItem>
        <DropdownMenuItem icon={Pencil} onSelect={() => renaming.begin(menu)}>
          Rename
        </DropdownMenuItem>
      </>
    )}
    {may('edit prices', 'declare allergens') && (
      <DropdownMenuItem icon={Copy} onSelect={() => duplicating.ask(menu)}>
        Duplicate
      </DropdownMenuItem>
    )}
    <DropdownMenuItem asChild>
      <Link to={`/compare?a=${encodeURIComponent(menu.id)}`}>
        <GitCompareArrows size={16} aria-hidden="true" className="shrink-0" />
        Compare…
      </Link>
    </DropdownMenuItem>
    <DropdownMenuItem asChild>
      <Link to={recordPath(menu.id)}>
        <History size={16} aria-hidden="true" className="shrink-0" />
        Record
      </Link>
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem asChild>
      <a href={`/menu-viewer/${menu.id}`}>
        <Eye size={16} aria-hidden="true" className="shrink-0" />
        View
      </a>
    </DropdownMenuItem>
    <DropdownMenuItem icon={FileText} onSelect={() => exporting.take('pdf', menu)}>
      PDF
    </DropdownMenuItem>
    <DropdownMenuItem icon={Printer} onSelect={() => exporting.take('print', menu)}>
      Print
    </DropdownMenuItem>
    {may('share') && (
      <DropdownMenuItem icon={Share2} onSelect={() => sharing.share(menu)}>
        Share
      </DropdownMenuItem>
    )}
  </>
)
