import { Segments } from '../../../../ui/segments.tsx'
import { dishes } from '../words/counts.ts'
import type { Update } from './use-update.ts'

/** What becomes of the dishes that the source does not have, all at once; row by row they are chosen in the table. */
export function MissingDishes({ update }: { update: Update }) {
  const { changes, isTaken, take } = update
  const keys = changes.flatMap(({ key, change, of }) =>
    of === 'item' && change === 'removed' ? (key ?? []) : [],
  )
  if (keys.length === 0) return null
  const removed = keys.filter(isTaken).length
  const value = removed === 0 ? 'keep' : removed === keys.length ? 'remove' : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-64 text-pretty">
        {`${dishes(keys.length)} of your menu ${keys.length === 1 ? 'is' : 'are'} not in what you brought. `}
        {value === '' && `${removed} of them ${removed === 1 ? 'goes' : 'go'}.`}
        {value === 'keep' && (keys.length === 1 ? 'It stays.' : 'They stay.')}
        {value === 'remove' && (keys.length === 1 ? 'It goes.' : 'They go.')}
      </p>
      <Segments<'keep' | 'remove' | ''>
        label="Dishes missing from your file"
        value={value}
        options={[
          { value: 'keep', label: keys.length === 1 ? 'Keep It' : 'Keep Them' },
          { value: 'remove', label: keys.length === 1 ? 'Remove It' : 'Remove Them' },
        ]}
        onChange={(next) => take(keys, next === 'remove')}
      />
    </div>
  )
}
