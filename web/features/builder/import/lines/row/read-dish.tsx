import { useState } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { readTypedPrices, typedText } from '#domain/menu/prices/typed-prices.ts'
import type { Amendment } from '#domain/reading/review/review-work.ts'
import { claimsSaid } from '#domain/reading/review/said-claims.ts'
import { InlineEdit } from '../../../../../ui/form/inline-edit.tsx'
import { ReadMarks } from '../../claims/read-marks.tsx'
import type { ReadStyle } from './read-parts.ts'

export interface ReadDishProps {
  item: MenuItem
  style: ReadStyle
  onAmend: (amendment: Amendment) => void
}

export function ReadDish({ item, style, onAmend }: ReadDishProps) {
  const [edited, setEdited] = useState<'name' | 'prices' | null>(null)
  const { number, name, prices } = item
  const { currency, language } = style.menu
  const by = { currency, language, heads: style.heads, before: prices }
  const { line } = printedPrices(prices, style)
  const editing = (part: 'name' | 'prices') => ({
    isEditing: edited === part,
    onEditing: (isEditing: boolean) => setEdited(isEditing ? part : null),
    isSkippedByTab: true,
  })
  return (
    <div className="group/row flex items-start justify-between gap-4">
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        {number && <span className="mr-1 text-quiet">{number}</span>}
        <InlineEdit
          {...editing('name')}
          label={`Name of ${name}`}
          value={name}
          maxLength={MENU_TEXT_LIMITS.name}
          check={(typed) => (typed.trim() === '' ? 'A dish needs a name.' : null)}
          onSave={(typed) => onAmend({ name: typed.trim() })}
          className="font-medium"
        />
        <ReadMarks
          item={item}
          own={style.marks}
          onState={(statement) => onAmend(claimsSaid(item, statement))}
        />
      </div>
      <div className="max-w-1/2 shrink-0 text-right tabular-nums">
        <InlineEdit
          {...editing('prices')}
          label={`Prices of ${name}`}
          value={typedText(prices, by)}
          isNumeric
          className="text-balance text-right"
          check={(typed) => problemOf(readTypedPrices(typed, by))}
          onSave={(typed) => {
            const read = readTypedPrices(typed, by)
            if ('prices' in read) onAmend({ prices: read.prices })
          }}
        >
          {endingInDots(line) || <span className="text-quiet">No price</span>}
        </InlineEdit>
      </div>
    </div>
  )
}

/** Where the prices of a dish take two lines, what parts them ends the first. */
const endingInDots = (line: string): string => line.replaceAll(/\s·\s/g, '\u00a0· ')

function problemOf(read: ReturnType<typeof readTypedPrices>): string | null {
  if ('problem' in read) return read.problem
  if ('question' in read)
    return `${read.question} Type ${read.choices.map(({ typed }) => typed).join(' or ')}.`
  return null
}
