import { useId } from 'react'
import { type Format, type FormatGroup, formatOf, formats } from '#domain/design/paper/formats.ts'
import { type LengthUnit, paperOf } from '#domain/design/paper/paper.ts'
import type { SettingsProps } from '../controls/settings-props.ts'
import { FormatPicture } from './format-picture.tsx'

export interface FormatCardsProps extends SettingsProps {
  /** What the market measures in: its papers come first. */
  readonly unit: LengthUnit
}

const groupNames: Readonly<Record<FormatGroup, string>> = {
  paper: 'On paper',
  folded: 'Folded',
  cards: 'Cards & labels',
}

export function FormatCards({ design, unit, onChange }: FormatCardsProps) {
  const name = useId()
  const chosen = formatOf(design)
  return (
    <div className="flex flex-col gap-4">
      {(Object.keys(groupNames) as FormatGroup[]).map((group) => (
        <fieldset key={group}>
          <legend className="mb-1 font-medium text-sm">{groupNames[group]}</legend>
          <div className="grid grid-cols-3 gap-2">
            {ofMarket(group, unit, chosen).map((format) => (
              <FormatCard
                key={format.key}
                format={format}
                name={name}
                isChosen={format === chosen}
                onChoose={() => onChange(format.settings)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const ofMarket = (group: FormatGroup, unit: LengthUnit, chosen: Format | undefined): Format[] =>
  formats.filter((format) => format.group === group && (format.unit === unit || format === chosen))

interface FormatCardProps {
  readonly format: Format
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const FormatCard = ({ format, name, isChosen, onChoose }: FormatCardProps) => (
  <label className="relative flex cursor-pointer flex-col items-center gap-1 rounded-control border border-edge bg-card p-2 text-center transition-colors hover:bg-wash has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer appearance-none outline-none"
    />
    <FormatPicture
      paper={paperOf({ ...noCustomPaper, ...format.settings })}
      sheets={format.settings.sheets}
    />
    <span className="font-medium text-sm leading-tight">{format.name}</span>
    <span className="text-quiet text-sm leading-tight">{format.detail}</span>
  </label>
)

/** No format has a custom paper. */
const noCustomPaper = { customWidthIn: 1, customHeightIn: 1 }
