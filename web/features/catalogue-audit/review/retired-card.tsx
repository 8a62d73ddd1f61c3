import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RetiredItem, restoreItem, retireItem } from '#contract/generating/catalogue-audit.ts'
import type { CatalogueItem } from '#contract/generating/reference.ts'
import { foldName } from '#domain/text/fold-name.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { dishesQuery, refreshCatalogue, retiredItemsQuery } from '../report/audit-queries.ts'
import { pairName } from '../report/pair-name.ts'

/** More would be a list to read, not a dish to pick. */
const MOST_FOUND = 6

const LEAST_TYPED = 3

export function RetiredCard({ canChange }: { canChange: boolean }) {
  const restoring = useMutation({
    mutationFn: ({ id }: RetiredItem) => call(restoreItem, { params: { id } }),
    onSuccess: (_, { name }) => {
      toast({ title: 'Dish Restored', description: `${name} can be on new menus again.` })
      return refreshCatalogue()
    },
    onError: tellFailureOr('Failed to restore the dish', 'Restore Failed'),
  })
  const columns: TableColumn<RetiredItem>[] = [
    { header: 'Dish', isRowHeader: true, cell: ({ name }) => name },
    { header: 'Combination', cell: pairName },
    {
      header: 'Retired',
      cell: ({ retiredAt }) => new Date(retiredAt).toLocaleDateString('en-US', { dateStyle: 'medium' }),
    },
  ]
  if (canChange)
    columns.push({
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (item) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Restore ${item.name}`}
          disabled={restoring.isPending}
          onClick={() => restoring.mutate(item)}
        >
          Restore
        </Button>
      ),
    })
  return (
    <Card title="Retired Dishes" description="New menus leave these out. Saved menus keep them.">
      <div className="flex flex-col gap-4">
        {canChange && <RetireField />}
        <Loaded query={useQuery(retiredItemsQuery)} what="the retired dishes">
          {(items) =>
            items.length === 0 ? (
              <p className="text-quiet">None yet.</p>
            ) : (
              <Table caption="Retired dishes" columns={columns} rows={items} rowKey={({ id }) => id} />
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

function RetireField() {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<CatalogueItem | null>(null)
  const wanted = foldName(search)
  const { data: dishes = [] } = useQuery({ ...dishesQuery, enabled: wanted.length >= LEAST_TYPED })
  const found =
    wanted.length < LEAST_TYPED ? [] : dishes.filter(({ name }) => foldName(name).includes(wanted))
  const retiring = useMutation({
    mutationFn: ({ id }: CatalogueItem) => call(retireItem, { body: { id } }),
    onSuccess: (_, { name }) => {
      setSearch('')
      toast({ title: 'Dish Retired', description: `${name} is left out of new menus.` })
      return refreshCatalogue()
    },
    onError: tellFailureOr('Failed to retire the dish', 'Retire Failed'),
    onSettled: () => setChosen(null),
  })
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Find a dish to retire"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="flex flex-col divide-y divide-rule">
        {found.slice(0, MOST_FOUND).map((dish) => (
          <li key={dish.id} className="flex items-center justify-between gap-4 py-2">
            <span>
              {dish.name} <span className="text-quiet text-sm">{pairName(dish)}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Retire ${dish.name}`}
              onClick={() => setChosen(dish)}
            >
              Retire
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-quiet text-sm">
        {found.length > MOST_FOUND && `${found.length - MOST_FOUND} more. Type more of the name.`}
        {wanted.length >= LEAST_TYPED && dishes.length > 0 && found.length === 0 && 'No dish has this name.'}
      </p>
      <ConfirmDialog
        isOpen={chosen !== null}
        onOpenChange={(isOpen) => !isOpen && setChosen(null)}
        title={`Retire ${chosen?.name ?? 'the dish'}?`}
        description="New menus will leave it out. Saved menus keep it with its diets and allergens. You can restore it."
        confirmLabel="Retire dish"
        isPending={retiring.isPending}
        onConfirm={() => chosen && retiring.mutate(chosen)}
      />
    </div>
  )
}
