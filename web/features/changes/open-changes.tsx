import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedChange, listChanges } from '#contract/menus/changes.ts'
import { counted } from '#domain/text/listed.ts'
import { queryOf } from '../../lib/query-of.ts'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'

// It compares menus, and most lists have no change to look at.
const LookAtChange = lazyDialog(async () => (await import('./look-at-change.tsx')).LookAtChange)

const makers: Readonly<Record<ListedChange['by'], string>> = {
  person: 'a person',
  import: 'an import',
  adviser: 'the advice',
  model: 'a model',
  program: 'another program',
  menu: 'another menu',
}

export function OpenChanges() {
  const { data: listed = [] } = useQuery(queryOf(listChanges, { query: { state: 'open' } }, { staleTime: 0 }))
  const { data: menus = [] } = useQuery(savedMenusQuery)
  const [looked, setLooked] = useState<ListedChange | null>(null)
  const menuOf = ({ menus: [of] }: ListedChange) => menus.find(({ id }) => id === of?.menuId)
  // Those with a date are in the record of their menu; those of a menu in the bin wait until it is restored.
  const changes = listed.filter((change) => change.opensAt === null && menuOf(change))
  if (changes.length === 0) return null
  const titleOf = (change: ListedChange) => menuOf(change)?.title || menuOf(change)?.name || ''
  return (
    <section aria-label="Proposed changes" className="mb-8 rounded-card border border-rule bg-card p-4">
      <h2 className="font-medium text-base">{counted(changes.length, 'proposed change')}</h2>
      <ul className="mt-2 flex flex-col divide-y divide-rule">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 grow basis-56 [overflow-wrap:anywhere]">
              {change.title}
              <span className="block text-quiet text-sm">{`${titleOf(change)} · from ${change.by === 'person' && change.proposedBy ? change.proposedBy : makers[change.by]}`}</span>
            </p>
            <Button variant="secondary" size="sm" onClick={() => setLooked(change)}>
              Look<span className="sr-only"> at {change.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {looked && <LookAtChange change={looked} onClose={() => setLooked(null)} />}
    </section>
  )
}
