import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type AddedItem, removeAddedItem } from '#contract/generating/catalogue-audit.ts'
import { formatPrice } from '#domain/money/dollars.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { addedItemsQuery, refreshCatalogue } from '../report/audit-queries.ts'
import { pairName } from '../report/pair-name.ts'

export function AddedCard({ canChange }: { canChange: boolean }) {
  const [unwanted, setUnwanted] = useState<AddedItem | null>(null)
  const removal = useMutation({
    mutationFn: ({ id }: AddedItem) => call(removeAddedItem, { params: { id } }),
    onSuccess: (_, { name }) => {
      setUnwanted(null)
      toast({ title: 'Item Removed', description: `${name} is no longer in the catalog.` })
      return refreshCatalogue()
    },
    onError: tellFailureOr('Failed to remove the menu item', 'Remove Failed'),
  })

  const columns: TableColumn<AddedItem>[] = [
    { header: 'Dish', isRowHeader: true, cell: ({ name }) => name },
    { header: 'Combination', cell: pairName },
    { header: 'Price', align: 'end', cell: ({ price }) => formatPrice(price) },
  ]
  if (canChange) {
    columns.push({
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (item) => (
        <IconButton
          label={`Remove ${item.name} from the catalog`}
          icon={Trash2}
          size="sm"
          onClick={() => setUnwanted(item)}
        />
      ),
    })
  }

  return (
    <Card title="Added Dishes" description="What administrators have added to the dishes that Carte brings.">
      <Loaded query={useQuery(addedItemsQuery)} what="the added dishes">
        {(items) =>
          items.length === 0 ? (
            <p className="text-quiet">None yet.</p>
          ) : (
            <Table caption="Added dishes" columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={unwanted !== null}
        onOpenChange={(isOpen) => !isOpen && setUnwanted(null)}
        title={`Remove ${unwanted?.name ?? 'the dish'}?`}
        description="It will not be on new menus any more. Saved menus keep it."
        confirmLabel="Remove dish"
        isPending={removal.isPending}
        onConfirm={() => unwanted && removal.mutate(unwanted)}
      />
    </Card>
  )
}
