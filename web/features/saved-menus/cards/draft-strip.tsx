import { FilePen, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { recentDay } from '#domain/site/recent-time.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useOverflowEdges } from '../../../ui/hooks/use-overflow-edges.ts'
import type { UnsavedDraft } from '../drafts/unsaved-drafts.ts'
import type { DraftActions } from '../drafts/use-draft-actions.ts'

export function DraftStrip({ drafts, actions }: { drafts: readonly UnsavedDraft[]; actions: DraftActions }) {
  const row = useRef<HTMLUListElement>(null)
  const edges = useOverflowEdges(row)
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className="mb-3 text-lg">
        Unfinished
      </h2>
      <ul
        ref={row}
        data-overflow={edges}
        className="relative -m-1 flex gap-3 overflow-x-auto p-1 data-[overflow=both]:mask-x-from-95% data-[overflow=end]:mask-r-from-95% data-[overflow=start]:mask-l-from-95%"
      >
        {drafts.map((draft) => (
          <DraftEntry key={draft.workId} draft={draft} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

function DraftEntry({ draft, actions }: { draft: UnsavedDraft; actions: DraftActions }) {
  const id = useId()
  const { title, restaurantName, items, updatedAt, isMenuGone } = draft
  const headline = title || restaurantName
  return (
    <li
      aria-labelledby={id}
      className="flex w-72 shrink-0 items-start gap-2 rounded-card border border-rule border-dashed bg-card p-3"
    >
      <FilePen size={20} aria-hidden="true" className="mt-1 shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <h3 id={id} className="text-base">
          <button
            type="button"
            title={headline}
            className="line-clamp-2 text-left [overflow-wrap:anywhere] hover:underline"
            onClick={() => actions.restore(draft)}
          >
            <span className="sr-only">Restore </span>
            {headline}
          </button>
        </h3>
        {isMenuGone && <p className="text-quiet text-sm">Its menu was deleted.</p>}
        <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
          <time dateTime={updatedAt}>Edited {recentDay(updatedAt, { now: new Date() })}</time>
          <span>{items === 1 ? '1 dish' : `${items} dishes`}</span>
          {actions.pendingId === draft.workId && <span>Restoring…</span>}
        </p>
      </div>
      <IconButton
        size="sm"
        icon={Trash2}
        label={`Discard the draft ${headline}`}
        onClick={() => actions.ask(draft)}
      />
    </li>
  )
}
