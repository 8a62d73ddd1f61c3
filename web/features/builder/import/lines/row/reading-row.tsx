import { Check, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { doubtWords } from '#domain/reading/doubts/doubt-words.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { Amendment } from '#domain/reading/review/review-work.ts'
import type { RowField } from '#domain/reading/review/row-fields.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { RowEditor } from '../table/row-editor.tsx'
import { reasonsOf } from '../words/doubt-words.ts'
import type { LineActs } from '../words/line-acts.ts'
import { roleName } from '../words/role-words.ts'
import { flatText, shownChoice, shownText } from '../words/shown-text.ts'
import type { SourceCrop } from './crops.ts'
import { LineEditor } from './line-editor.tsx'
import { PriceCrop } from './price-crop.tsx'
import { ReadDish } from './read-dish.tsx'
import type { ShownParts } from './read-parts.ts'
import { RoleMenu } from './role-menu.tsx'

export type EditedLine =
  | { readonly key: number; readonly text: string }
  | { readonly key: number; readonly fields: readonly RowField[] }

export interface ReadingRowProps {
  row: ReviewRow
  parts: ShownParts
  crop: SourceCrop | null
  isCurrent: boolean
  /** Reached by the Tab key: one row of the list is. */
  isFirstStop: boolean
  /** What of it is changed now; null else. */
  edited: EditedLine | null
  /** The section that begins with it, where no separate line says so. */
  opens: string | null
  acts: LineActs
  onFocus: (key: number) => void
  onEdit: (key: number | null) => void
  onAmend: (key: number, amendment: Amendment) => void
}

export const ReadingRow = memo(function ReadingRow({
  row,
  parts,
  crop,
  isCurrent,
  isFirstStop,
  edited,
  opens,
  acts,
  onFocus,
  onEdit,
  onAmend,
}: ReadingRowProps) {
  const reasons = row.isDoubtful ? reasonsOf(row) : []
  // The crop says of itself that its letters are to be compared.
  const shown = crop ? reasons.filter((reason) => reason !== doubtWords.letters_uncertain) : reasons
  return (
    <li className="[contain-intrinsic-block-size:auto_3rem] [content-visibility:auto]">
      {opens !== null && (
        <p className="px-2.5 pt-3 pb-1 font-display font-semibold text-lg sm:pl-34.5">{opens}</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no focus. */}
      <div
        role="group"
        tabIndex={isCurrent || isFirstStop ? 0 : -1}
        data-row={row.key}
        data-doubtful={row.isDoubtful || undefined}
        aria-label={[`${roleName(row)}: ${flatText(row.text)}`, ...reasons].join('. ')}
        aria-current={isCurrent || undefined}
        onFocus={() => onFocus(row.key)}
        className={classNames(
          'grid gap-x-2 border-l-2 px-2 py-1 max-lg:scroll-my-36 focus-visible:-outline-offset-2 sm:grid-cols-[7.5rem_minmax(0,1fr)]',
          row.isDoubtful ? 'border-warn' : 'border-transparent',
          shown.length > 0 && 'bg-warn-soft',
          isCurrent && 'border-accent! bg-accent-soft',
        )}
      >
        {/* Above the words on a phone, where a finger's target would leave a gap between them. */}
        <div className="-ml-2 flex items-start max-sm:pointer-coarse:-mt-1.5 max-sm:pointer-coarse:-mb-2.5">
          <RoleMenu row={row} onSay={(role) => acts.say([row.key], role)} />
        </div>
        <div className="min-w-0 py-1">
          <Words row={row} parts={parts} onAmend={onAmend} />
          {crop && (
            <div className="mt-1 flex min-h-9 items-center justify-between gap-2">
              <PriceCrop crop={crop} text={row.text} />
              {row.isDoubtful && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={Check}
                  tabIndex={-1}
                  aria-label={`“${flatText(row.text)}” is right`}
                  onClick={() => acts.confirm(row.key, row.role)}
                  className="shrink-0"
                >
                  Right
                </Button>
              )}
            </div>
          )}
          {shown.map((reason) => (
            <p key={reason} className="mt-1 flex items-start gap-2 text-sm text-warn-ink">
              <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
              {reason}
            </p>
          ))}
          {edited && 'fields' in edited && (
            <RowEditor
              fields={edited.fields}
              onSave={(texts) => {
                acts.fill(row.key, texts)
                onEdit(null)
              }}
              onCancel={() => onEdit(null)}
            />
          )}
          {edited && 'text' in edited && (
            <LineEditor
              text={edited.text}
              onSave={(texts) => {
                acts.rewrite(row.key, texts)
                onEdit(null)
              }}
              onCancel={() => onEdit(null)}
            />
          )}
        </div>
      </div>
    </li>
  )
})

function Words({ row, parts, onAmend }: Pick<ReadingRowProps, 'row' | 'parts' | 'onAmend'>) {
  const { role, itemId, sectionId } = row
  const words = row.isOfTable && role === 'extras' ? shownChoice(row, parts.tables) : shownText(row.text)
  const item = role === 'item' && row.isFirst && itemId !== undefined ? parts.items.get(itemId) : undefined
  const style = sectionId === undefined ? undefined : parts.styles.get(sectionId)
  if (item && style)
    return (
      <>
        <ReadDish item={item} style={style} onAmend={(amendment) => onAmend(row.key, amendment)} />
        {item.description !== '' && (row.isOfTable || row.text.includes(item.description)) && (
          <p className="whitespace-pre-wrap text-quiet [overflow-wrap:anywhere]">{item.description}</p>
        )}
      </>
    )
  if (role === 'section' || role === 'subsection')
    return (
      <p
        className={classNames(
          'whitespace-pre-wrap font-display font-semibold [overflow-wrap:anywhere]',
          role === 'section' ? 'text-lg' : 'pl-4',
        )}
      >
        {words}
      </p>
    )
  return (
    <p
      className={classNames(
        'whitespace-pre-wrap text-quiet [overflow-wrap:anywhere]',
        (role === 'part' || role === 'part-below' || role === 'extras') && 'pl-4',
        (role === 'note' || role === 'notice' || role === 'legend') && 'italic',
        role === 'items' && 'text-ink',
        // Its sheet shows the whole row.
        row.isOfTable && (role === 'heads' || role === 'item') && 'line-clamp-1',
      )}
    >
      {words}
    </p>
  )
}
