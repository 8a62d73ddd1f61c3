import { Trash2 } from 'lucide-react'
import { templateById } from '#domain/design/templates.ts'
import { formatWhole } from '#domain/money/format.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { may } from '../../../plan/own-role.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { ActionsMenu, type ActionsMenuProps } from '../actions/actions-menu.tsx'
import { RenameForm } from '../actions/rename-form.tsx'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import { headlineOf } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { PlannedLines } from '../listed/planned-lines.tsx'
import { StatusBadges, signOffWords, toConfirmWords } from '../listed/status-badges.tsx'

export function SavedMenusTable({ menus, actions }: { menus: readonly ListedMenu[]; actions: MenuActions }) {
  return (
    <Table
      caption="My saved menus"
      rows={menus}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Menu Name',
          isRowHeader: true,
          cell: (menu) => <MenuName menu={menu} actions={actions} />,
        },
        ...facts,
        {
          header: 'Actions',
          align: 'end',
          isPlain: true,
          cell: (menu) => <Actions menu={menu} actions={actions} />,
        },
      ]}
    />
  )
}

const facts: readonly TableColumn<ListedMenu>[] = [
  {
    header: 'Template',
    cell: ({ templateId }) => templateById(templateId)?.name ?? 'Unknown',
  },
  {
    header: 'Created',
    cell: ({ createdAt }) => <Day time={createdAt} />,
  },
  {
    header: 'Last Changed',
    cell: ({ updatedAt }) => <Day time={updatedAt} />,
  },
  {
    header: 'Target Check Avg',
    align: 'end',
    cell: ({ targetCheckAverage, currency }) =>
      currency === null ? `${Math.ceil(targetCheckAverage)}` : formatWhole(targetCheckAverage, currency),
  },
]

const Day = ({ time }: { time: string }) => (
  <time dateTime={time} className="text-balance @4xl:whitespace-nowrap">
    {formatDate(time, { style: 'medium' })}
  </time>
)

function MenuName({ menu, actions: { editing, renaming } }: ActionsMenuProps) {
  const { id, name, title, dateLine, toConfirm, isReadable } = menu
  if (renaming.renamingId === menu.id) return <RenameForm menu={menu} renaming={renaming} />
  const signOffs = signOffWords(menu)
  const about = [title && name !== headlineOf(menu) && name, dateLine].filter(Boolean).join(' · ')
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {isReadable ? (
          <button
            type="button"
            className="min-h-6 text-left underline-offset-4 hover:underline pointer-coarse:min-h-11"
            onClick={() => editing.edit(id)}
          >
            <span className="sr-only">{may('edit words') ? 'Edit ' : 'View '}</span>
            {headlineOf(menu)}
          </button>
        ) : (
          headlineOf(menu)
        )}
        {about && <span className="block font-normal text-quiet text-sm">{about}</span>}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-normal text-quiet text-sm empty:hidden">
        <StatusBadges menu={menu} />
        {toConfirm > 0 && <span>{toConfirmWords(toConfirm)}</span>}
        {signOffs && <span>{signOffs}</span>}
        <PlannedLines menu={menu} />
      </span>
    </span>
  )
}

function Actions({ menu, actions }: ActionsMenuProps) {
  const { id, name, isReadable } = menu
  const { deleting } = actions
  return (
    <div className="flex items-center justify-end gap-1">
      {isReadable && (
        <LinkButton href={`/menu-viewer/${id}`} variant="secondary" size="sm">
          View<span className="sr-only"> {name}</span>
        </LinkButton>
      )}
      {may('publish') && (
        <IconButton size="sm" icon={Trash2} label={`Delete ${name}`} onClick={() => deleting.ask(menu)} />
      )}
      <ActionsMenu menu={menu} actions={actions} />
    </div>
  )
}
