import { useRef } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useOverflowEdges } from '../../../ui/hooks/use-overflow-edges.ts'
import type { RowGroup } from './dish-rows.ts'
import { headingId } from './row-sections.tsx'

interface FindingBarProps {
  search: string
  onSearch: (search: string) => void
  groups: readonly RowGroup[]
  /** Without a connection: when the list was last seen, and how many words wait. */
  cutOff: { readonly asOf: string; readonly unsent: number } | null
}

/** It stays on top: the search, and a way to each section of what is served now. */
export function FindingBar({ search, onSearch, groups, cutOff }: FindingBarProps) {
  const [first, rest] = groups
  const places = [
    ...(first?.sections ?? []).map(({ name }) => ({ name, id: headingId(first?.title ?? null, name) })),
    ...(rest?.title ? [{ name: rest.title, id: headingId(rest.title) }] : []),
  ]
  return (
    <div className="sticky top-0 z-20 -mx-4 border-rule border-b bg-paper px-4 pt-2 pb-2 sm:mx-0 sm:px-0">
      <TextField
        label="Find a dish"
        isLabelHidden
        placeholder="Find a dish"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {search === '' && places.length > 1 && <Places places={places} />}
      <p role="status" className="text-sm text-warn-ink">
        {cutOff && (
          <span className="block pt-2 font-medium">
            No connection: {cutOff.asOf}
            {cutOff.unsent > 0 && ` · Not sent yet: ${cutOff.unsent}`}
          </span>
        )}
      </p>
    </div>
  )
}

/** One row, whose cut edge fades. */
function Places({ places }: { places: readonly { readonly name: string; readonly id: string }[] }) {
  const row = useRef<HTMLElement>(null)
  const edges = useOverflowEdges(row)
  return (
    <nav
      ref={row}
      aria-label="Sections"
      data-overflow={edges}
      className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] data-[overflow=both]:mask-x-from-90% data-[overflow=end]:mask-r-from-90% data-[overflow=start]:mask-l-from-90% sm:mx-0 sm:px-0"
    >
      {places.map(({ name, id }) => (
        <button
          key={id}
          type="button"
          className="min-h-11 shrink-0 rounded-full border border-edge bg-card px-4 text-sm"
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
