import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { recentDay } from '#domain/site/recent-time.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import type { UnsavedDraft } from '../drafts/unsaved-drafts.ts'
import type { DraftActions } from '../drafts/use-draft-actions.ts'
import { aboveCardClass, CardFrame, cardLinkClass } from './card-frame.tsx'
import { DrawnPage } from './drawn-page.tsx'

export interface DraftCardProps {
  draft: UnsavedDraft
  actions: DraftActions
}

/** Work that was never saved as a menu; pressed, it goes on. */
export function DraftCard({ draft, actions }: DraftCardProps) {
  const id = useId()
  const { title, restaurantName, items, updatedAt, isMenuGone } = draft
  const headline = title || restaurantName
  return (
    <CardFrame labelledBy={id} className="border-dashed" picture={<DrawnPage />}>
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="min-w-0 text-lg leading-7 [overflow-wrap:anywhere]">
          <button
            type="button"
            title={headline}
            className={`${cardLinkClass} line-clamp-3`}
            onClick={() => actions.restore(draft)}
          >
            <span className="sr-only">Restore </span>
            {headline}
          </button>
        </h2>
        <span className={`${aboveCardClass} -mr-1 shrink-0`}>
          <IconButton
            size="sm"
            icon={Trash2}
            label={`Discard the draft ${headline}`}
            onClick={() => actions.ask(draft)}
          />
        </span>
      </div>
      {title !== '' && <p className="text-sm [overflow-wrap:anywhere]">{restaurantName}</p>}
      {isMenuGone && <p className="text-quiet text-sm">Its menu was deleted.</p>}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-quiet text-sm">
        <time dateTime={updatedAt}>Edited {recentDay(updatedAt, { now: new Date() })}</time>
        <span>{items === 1 ? '1 dish' : `${items} dishes`}</span>
        <Badge>Draft</Badge>
      </p>
      <p aria-hidden="true" className="font-medium text-accent text-sm">
        {actions.pendingId === draft.workId ? 'Restoring…' : 'Restore'}
      </p>
    </CardFrame>
  )
}
