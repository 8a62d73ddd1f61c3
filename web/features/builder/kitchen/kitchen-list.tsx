import { useMemo, useState } from 'react'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useCheckedMenu } from '../../../menu/live/use-checked-menu.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import { useSignOffs } from '../../../menu/sign-off/sign-offs-query.ts'
import { Segments } from '../../../ui/form/segments.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { DishSearch } from '../view/dish-search.tsx'
import { KitchenDish } from './kitchen-dish.tsx'
import {
  canSign,
  countRows,
  filteredRows,
  isContradicted,
  type KitchenFilter,
  kitchenFilters,
  kitchenRows,
} from './kitchen-rows.ts'
import { SigningBar } from './signing-bar.tsx'
import { useSigning } from './use-signing.ts'

const filterNames: Readonly<Record<KitchenFilter, string>> = {
  'to-do': 'To do',
  changed: 'Changed',
  open: 'Not signed',
  undeclared: 'Not declared',
  recipe: 'Contradicted',
  all: 'All',
}

export interface KitchenListProps {
  readonly menu: Menu
  readonly saving: MenuSaving
}

export function KitchenList({ menu: written, saving }: KitchenListProps) {
  const menu = useCheckedMenu(written)
  const signOffs = useSignOffs()
  const [filter, setFilter] = useState<KitchenFilter>('to-do')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { sign, isPending } = useSigning(saving)
  /** The name of who wants to sign what something speaks against. */
  const [asked, setAsked] = useState<string | null>(null)
  const rows = useMemo(() => kitchenRows(menu, signOffs ?? []), [menu, signOffs])
  const shown = filteredRows(rows, filter, search)
  const signable = shown.filter(canSign)
  const toSign = signable.filter(({ item }) => chosen.has(item.id))

  if (rows.length === 0)
    return (
      <EmptyState title="No dishes yet">Add dishes to the menu, and the kitchen signs them here.</EmptyState>
    )
  const choose = (id: number) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  const contradicted = toSign.filter(isContradicted)
  const signAll = async (name: string) => {
    if (await sign({ menu, rows: toSign, name })) setChosen(new Set())
    setAsked(null)
  }
  const isAll = toSign.length === signable.length
  return (
    <section aria-label="Kitchen list" className="mx-auto flex max-w-4xl flex-col gap-3">
      <p className="max-w-prose text-pretty text-quiet text-sm">
        Have your chef confirm what each dish contains. A sign-off stays valid until the wording, ingredients
        or allergens change.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Segments
          label="Show"
          value={filter}
          options={kitchenFilters.map((value) => ({
            value,
            label: `${filterNames[value]} ${countRows(rows, value)}`,
          }))}
          onChange={setFilter}
        />
        <DishSearch value={search} onChange={setSearch} />
      </div>
      <SigningBar
        count={toSign.length}
        all={signable.length > 0 ? { isChosen: isAll, count: signable.length } : null}
        onAll={() => setChosen(new Set(isAll ? [] : signable.map(({ item }) => item.id)))}
        isPending={isPending}
        onSign={(name) => (contradicted.length > 0 ? setAsked(name) : void signAll(name))}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Sign these all the same?"
        description={
          <span className="flex flex-col gap-2">
            {contradicted
              .flatMap(({ item, lacks, against }) => [
                ...(lacks.length > 0
                  ? [`The recipe of ${item.name} has ${lacks.map(allergenName).join(', ')}. Not declared.`]
                  : []),
                ...against,
              ])
              .map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            <span>Your signature says that you know this and that the declaration is right.</span>
          </span>
        }
        confirmLabel={`Sign ${toSign.length}`}
        cancelLabel="Look Again"
        onConfirm={() => asked !== null && void signAll(asked)}
        isPending={isPending}
      />
      {shown.length === 0 ? (
        <p role="status" className="py-8 text-center text-quiet">
          {search.trim() ? `No dish here has “${search.trim()}” in its name.` : nothingLeft[filter]}
        </p>
      ) : (
        <ul aria-label="Dishes" className="divide-y divide-rule rounded-card border border-rule bg-card">
          {shown.map((row) => (
            <KitchenDish
              key={row.item.id}
              row={row}
              isChosen={chosen.has(row.item.id)}
              isOnMenu={written.sections.some(({ items }) => items.some(({ id }) => id === row.item.id))}
              onChoose={() => choose(row.item.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const nothingLeft: Readonly<Record<KitchenFilter, string>> = {
  'to-do': 'Everything is declared and signed.',
  changed: 'Nothing has changed since it was signed.',
  open: 'Nothing that is declared waits for a signature.',
  undeclared: 'Every dish declares its allergens.',
  recipe: 'Nothing speaks against a declaration.',
  all: 'No dishes yet.',
}
