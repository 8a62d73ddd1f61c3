import { Ban, Ellipsis } from 'lucide-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { DishRow } from './dish-rows.ts'
import { type KitchenClock, untilWords } from './until-words.ts'
import { useLongPress } from './use-long-press.ts'

interface DishLineProps {
  row: DishRow
  clock: KitchenClock
  /** The device has no connection, so what was said here is not sent. */
  isCutOff: boolean
  onTap: () => void
  onMore: () => void
}

/** A dish as wide as the screen: a tap says that it is sold out, or that it is back. */
export function DishLine({ row, clock, isCutOff, onTap, onMore }: DishLineProps) {
  const { name, isOut } = row
  const note = noteOf(row, clock, isCutOff)
  return (
    <li
      className={classNames(
        'flex items-center gap-1 rounded-card border pr-1',
        isOut ? 'border-bad/40 bg-bad-soft' : 'border-rule bg-card',
      )}
    >
      <button
        type="button"
        {...useLongPress(onMore, onTap)}
        className="flex min-h-14 min-w-0 grow touch-manipulation select-none items-center gap-3 rounded-card py-2 pl-4 text-left"
      >
        <span className="min-w-0 grow">
          <span className="block text-base leading-snug [overflow-wrap:anywhere]">{name}</span>
          {note && <span className="block text-quiet text-sm">{note}</span>}
        </span>
        {isOut ? (
          <span className="shrink-0 rounded-control border border-edge bg-card px-3 py-1 font-medium text-sm">
            Bring back
          </span>
        ) : (
          <>
            <Ban size={20} aria-hidden="true" className="shrink-0 text-quiet" />
            <span className="sr-only">Mark as sold out</span>
          </>
        )}
      </button>
      <IconButton label={`More for ${name}`} icon={Ellipsis} size="lg" onClick={onMore} />
    </li>
  )
}

function noteOf({ isOut, outOn, word, isWaiting }: DishRow, clock: KitchenClock, isCutOff: boolean) {
  if (isWaiting) return isCutOff ? 'Not sent yet' : undefined
  if (!word) return undefined
  if (outOn.length > 0) return `Sold out on ${outOn.join(', ')} · ${word.byName}`
  if (!isOut) return undefined
  const hidden = word.shows === 'hidden' ? ' · hidden' : ''
  return `Sold out ${untilWords(word.until, new Date(), clock)}${hidden} · ${word.byName}`
}
