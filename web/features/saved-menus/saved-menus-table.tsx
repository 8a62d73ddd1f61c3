import { Download, FileX, Globe, Share2, ShieldQuestion, Trash2 } from 'lucide-react'
import { downloadSavedMenu, type SavedMenuSummary } from '#contract/saved-menus.ts'
import { templateById } from '#domain/design/templates.ts'
import { formatDollars } from '#domain/money/dollars.ts'
import { formatDate } from '#domain/site/format-date.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export interface SavedMenusTableProps {
  menus: readonly SavedMenuSummary[]
  onEdit: (id: string) => void
  onShare: (menu: SavedMenuSummary) => void
  onDelete: (menu: SavedMenuSummary) => void
  /** The menu that is being opened, or shared. */
  openingId: string | null
  sharingId: string | null
}

export function SavedMenusTable({ menus, ...actions }: SavedMenusTableProps) {
  return (
    <Table
      caption="My saved menus"
      rows={menus}
      rowKey={({ id }) => id}
      columns={[...facts, { ...actionsColumn, cell: (menu) => <Actions menu={menu} {...actions} /> }]}
    />
  )
}

const facts: readonly TableColumn<SavedMenuSummary>[] = [
  {
    header: 'Menu Name',
    isRowHeader: true,
    cell: ({ name, title, sharedAt, isReadable, toConfirm }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {name}
          {title && <span className="block text-quiet text-sm">{title}</span>}
        </span>
        {sharedAt && (
          <Badge tone="good" icon={Globe}>
            Shared
          </Badge>
        )}
        {!isReadable && (
          <Badge tone="bad" icon={FileX}>
            Cannot be read
          </Badge>
        )}
        {toConfirm > 0 && (
          <Badge tone="warn" icon={ShieldQuestion}>
            {toConfirm === 1 ? '1 dish to confirm' : `${toConfirm} dishes to confirm`}
          </Badge>
        )}
      </span>
    ),
  },
  {
    header: 'Template',
    cell: ({ templateId }) => templateById(templateId)?.name ?? 'Unknown',
  },
  {
    header: 'Created',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDate(createdAt, { style: 'medium' })}
      </time>
    ),
  },
  {
    header: 'Last Changed',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className="whitespace-nowrap">
        {formatDate(updatedAt, { style: 'medium' })}
      </time>
    ),
  },
  {
    header: 'Target Check Avg',
    align: 'end',
    cell: ({ targetCheckAverage }) => formatDollars(targetCheckAverage),
  },
]

const actionsColumn = { header: 'Actions', align: 'end' } as const

function Actions({
  menu,
  onEdit,
  onShare,
  onDelete,
  openingId,
  sharingId,
}: Omit<SavedMenusTableProps, 'menus'> & { menu: SavedMenuSummary }) {
  const { id, name, sharedAt, isReadable } = menu
  const deleteButton = (
    <IconButton size="sm" icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(menu)} />
  )
  if (!isReadable) {
    return (
      <div className="flex items-center justify-end gap-1 sm:gap-2">
        <IconButton size="sm" icon={Download} label={`Download ${name}`} onClick={() => download(id)} />
        {deleteButton}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 sm:max-lg:w-34 sm:gap-2 lg:flex-nowrap">
      <LinkButton href={`/menu-viewer/${id}`} variant="secondary" size="sm">
        View<span className="sr-only"> {name}</span>
      </LinkButton>
      <Button variant="secondary" size="sm" isPending={openingId === id} onClick={() => onEdit(id)}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
      <IconButton
        size="sm"
        icon={Share2}
        label={sharedAt ? `Sharing of ${name}` : `Share ${name}`}
        isPending={sharingId === id}
        onClick={() => onShare(menu)}
      />
      {deleteButton}
    </div>
  )
}

/** In its stored form: a later version of Carte may read it. */
const download = (id: string) =>
  call(downloadSavedMenu, { params: { id } }).then(downloadFile).catch(tellFailure)
