import { Trash2 } from 'lucide-react'
import type { BinnedMenu } from '#contract/menus/kept-menus.ts'
import { recentDay } from '#domain/site/recent-time.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import type { BinActions } from './use-bin-actions.ts'

export function BinTable({ menus, actions }: { menus: readonly BinnedMenu[]; actions: BinActions }) {
  const now = new Date()
  return (
    <Table
      caption="Menus in the trash"
      rows={menus}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Menu Name', isRowHeader: true, cell: (menu) => <Name menu={menu} /> },
        {
          header: 'Deleted',
          cell: ({ deletedAt }) => (
            <time dateTime={deletedAt} className="whitespace-nowrap first-letter:uppercase">
              {recentDay(deletedAt, { now })}
            </time>
          ),
        },
        {
          header: 'Kept until',
          cell: ({ goneAt }) => (
            <time dateTime={goneAt} className="whitespace-nowrap">
              {formatDate(goneAt, { style: 'medium' })}
            </time>
          ),
        },
        {
          header: 'Actions',
          align: 'end',
          cell: (menu) => (
            <span className="flex items-center justify-end gap-1 sm:gap-2">
              <Button
                variant="secondary"
                size="sm"
                isPending={actions.restoringId === menu.id}
                onClick={() => actions.restore(menu)}
              >
                Restore<span className="sr-only"> {nameOf(menu)}</span>
              </Button>
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Delete ${nameOf(menu)} for good`}
                onClick={() => actions.ask(menu)}
              />
            </span>
          ),
        },
      ]}
    />
  )
}

export const nameOf = ({ title, name }: Pick<BinnedMenu, 'title' | 'name'>): string => title || name

function Name({ menu }: { menu: BinnedMenu }) {
  const { title, restaurantName, dateLine, itemCount, isReadable, isOnPage } = menu
  const about = [
    title ? restaurantName : '',
    dateLine,
    isReadable ? (itemCount === 1 ? '1 dish' : `${itemCount} dishes`) : 'cannot be read',
    isOnPage ? 'on your page once it is restored' : '',
  ]
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <bdi>{nameOf(menu)}</bdi>
      <span className="block font-normal text-quiet text-sm">{about.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
