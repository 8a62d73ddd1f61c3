import { Check, Minus } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import type { CellState } from '../columns/cell-words.ts'

const otherSigns = {
  contains: 'has',
  'may-contain': 'may',
  removable: 'opt.',
  diet: 'is',
  'diet-on-request': 'opt.',
} as const

export function MarkGlyph({ state, isRemovable }: { state: CellState; isRemovable: boolean }) {
  switch (state.kind) {
    case 'said': {
      const { standing } = state
      if (standing === 'to-confirm') return <Sign isWaiting>?</Sign>
      return (
        <span
          className={classNames(
            'flex size-6 items-center justify-center rounded-[4px] border',
            standing === 'recipe' ? 'border-accent/50 text-accent' : 'border-accent bg-accent text-on-accent',
          )}
        >
          {isRemovable ? <Minus size={16} strokeWidth={3} /> : <Check size={16} strokeWidth={3} />}
        </span>
      )
    }
    case 'otherwise':
      return <Sign isWaiting={state.isWaiting}>{otherSigns[state.state]}</Sign>
    case 'not-declared':
      return <span className="text-quiet">·</span>
    case 'not-said':
      return <span className="size-6 rounded-[4px] border border-edge/70 group-hover/cell:border-ink" />
  }
}

const Sign = ({ isWaiting = false, children }: { isWaiting?: boolean; children: string }) => (
  <span
    className={classNames(
      'flex h-6 min-w-6 items-center justify-center rounded-[4px] border px-1 text-sm',
      isWaiting ? 'border-warn border-dashed bg-warn-soft text-warn-ink' : 'border-edge text-ink',
    )}
  >
    {children}
  </span>
)
