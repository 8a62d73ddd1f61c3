import type { Board, Edition, Social, TableCards } from '#domain/design/paper/editions.ts'
import type { EverydayPaper, LengthUnit } from '#domain/design/paper/paper.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'

export interface EditionOptionsProps {
  readonly edition: Edition
  readonly sections: readonly Section[]
  /** Feet or metres. */
  readonly unit: LengthUnit
  readonly onChange: (edition: Edition) => void
}

export function EditionOptions({ edition, ...props }: EditionOptionsProps) {
  if (edition.kind === 'board') return <BoardOptions edition={edition} {...props} />
  if (edition.kind === 'table-cards') return <CardOptions edition={edition} {...props} />
  if (edition.kind === 'social') return <SocialOptions edition={edition} {...props} />
  return null
}

const DISTANCES_M = [1.5, 2.5, 4, 6, 8]
const FEET_IN_A_METRE = 3.2808
const DIAGONALS_IN = [32, 43, 50, 55, 65, 75, 86]

const distanceText = (metres: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${metres} m` : `${Math.round(metres * FEET_IN_A_METRE)} ft`

const BoardOptions = ({
  edition,
  unit,
  onChange,
}: { edition: Board } & Omit<EditionOptionsProps, 'edition'>) => (
  <div className="grid grid-cols-2 gap-3">
    <SelectField
      label="Read from"
      options={DISTANCES_M.map((value) => ({ value, label: distanceText(value, unit) }))}
      value={edition.distanceM}
      onChange={({ target }) => onChange({ ...edition, distanceM: Number(target.value) })}
    />
    <SelectField
      label="Screen"
      options={DIAGONALS_IN.map((value) => ({ value, label: `${value} in` }))}
      value={edition.screenIn}
      onChange={({ target }) => onChange({ ...edition, screenIn: Number(target.value) })}
    />
  </div>
)

/** The value of a select is a text: this one stands for no section. */
const FEATURED = 'featured'

const SocialOptions = ({
  edition,
  sections,
  onChange,
}: { edition: Social } & Omit<EditionOptionsProps, 'edition'>) => (
  <SelectField
    label="What it shows"
    options={[
      { value: FEATURED, label: 'Featured dishes' },
      ...sections.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    value={edition.sectionId ?? FEATURED}
    onChange={({ target }) =>
      onChange({ ...edition, sectionId: target.value === FEATURED ? null : Number(target.value) })
    }
  />
)

const cardFormats = {
  cards: 'Cards, 4 on a sheet',
  'small-cards': 'Small cards, 9 on a sheet',
  tents: 'Tents to fold, 2 on a sheet',
  sign: 'Window sign, one sheet',
} as const satisfies Record<TableCards['format'], string>

const cardPapers = { letter: 'US Letter', a4: 'A4' } as const satisfies Record<EverydayPaper, string>

const CardOptions = ({
  edition,
  onChange,
}: { edition: TableCards } & Omit<EditionOptionsProps, 'edition'>) => (
  <div className="flex flex-wrap gap-3">
    <SelectField
      label="Format"
      className="grow basis-52"
      options={optionsOf(cardFormats)}
      value={edition.format}
      onChange={({ target }) => onChange({ ...edition, format: target.value as TableCards['format'] })}
    />
    <SelectField
      label="Paper"
      className="grow basis-28"
      options={optionsOf(cardPapers)}
      value={edition.paper ?? 'letter'}
      onChange={({ target }) => onChange({ ...edition, paper: target.value as EverydayPaper })}
    />
  </div>
)

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
