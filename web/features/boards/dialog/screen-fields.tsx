import type { Palette } from '#domain/design/palettes.ts'
import { SCREEN_DIAGONAL_IN, SECONDS_PER_PAGE, VIEWING_DISTANCE_M } from '#domain/design/paper/editions.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { isTemplateId, templateById, templates } from '#domain/design/templates.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'
import { PaletteFields } from '../../../menu/colors/palette-fields.tsx'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import type { BoardFieldsProps } from './board-fields.ts'

export interface ScreenFieldsProps extends Omit<BoardFieldsProps, 'page'> {
  faultOf: (field: string) => string | undefined
}

export function ScreenFields({ board, onChange, faultOf }: ScreenFieldsProps) {
  const number = (
    field: 'distanceM' | 'screenIn' | 'secondsPerPage',
    limits: { min: number; max: number },
  ) => ({
    min: limits.min,
    max: limits.max,
    value: Number.isNaN(board[field]) ? '' : board[field],
    error: faultOf(field),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.valueAsNumber }),
  })
  const field = fieldsOf(board, onChange)
  return (
    <>
      <Segments
        label="Screen"
        isLabelShown
        {...field.choice('shape')}
        options={[
          { value: 'wide', label: 'Wide, 1920 × 1080' },
          { value: 'tall', label: 'Tall, 1080 × 1920' },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label="Read from"
          trailing="m"
          step={0.5}
          hint={feetWords(board.distanceM)}
          {...number('distanceM', VIEWING_DISTANCE_M)}
        />
        <NumberField label="Diagonal" trailing="in" {...number('screenIn', SCREEN_DIAGONAL_IN)} />
        <NumberField label="A page stays" trailing="s" {...number('secondsPerPage', SECONDS_PER_PAGE)} />
      </div>
      <LookFields board={board} onChange={onChange} />
      <Switch label="Prices" {...field.toggle('showsPrices')} />
      <Switch label="Pictures of dishes" {...field.toggle('showsPictures')} />
      <SelectField
        label="What is sold out"
        value={board.soldOut ?? ''}
        options={[
          { value: '', label: 'As the person who marks it chooses' },
          { value: 'struck', label: 'Struck' },
          { value: 'hidden', label: 'Left out' },
        ]}
        onChange={({ target: { value } }) =>
          onChange({ soldOut: value === 'struck' || value === 'hidden' ? value : null })
        }
      />
      <Segments
        label="While nothing is served"
        {...field.choice('whenNothing')}
        options={[
          { value: 'hours', label: 'Your hours while nothing is served' },
          { value: 'black', label: 'Black' },
        ]}
      />
    </>
  )
}

const FEET_PER_METER = 3.281

/** The distance in feet, to the half: what a screen's diagonal is measured with. */
export const feetWords = (meters: number): string | undefined => {
  const feet = Math.round(meters * FEET_PER_METER * 2) / 2
  return Number.isNaN(feet) ? undefined : `${feet} feet`
}

const AS_DESIGNED = ''

/** The template and the colors of a board; each menu's own where it has none. */
const LookFields = ({ board: { look }, onChange }: Omit<BoardFieldsProps, 'page'>) => (
  <>
    <SelectField
      label="Look"
      value={look?.templateId ?? AS_DESIGNED}
      options={[
        { value: AS_DESIGNED, label: 'As each menu is designed' },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => {
        const templateId = Number(target.value)
        onChange({ look: isTemplateId(templateId) ? { ...look, templateId } : null })
      }}
    />
    {look && <Colors look={look} onChange={(changed) => onChange({ look: changed })} />}
  </>
)

type Look = NonNullable<LiveBoard['look']>

function Colors({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const { templateId, colors } = look
  return (
    <>
      <Segments
        label="Colors"
        isLabelShown
        value={colors ? 'own' : 'usual'}
        options={[
          { value: 'usual', label: 'Of the menu or the template' },
          { value: 'own', label: 'Of this board' },
        ]}
        onChange={(next) =>
          onChange(next === 'own' ? { templateId, colors: colorsOf(templateId) } : { templateId })
        }
      />
      {colors && (
        <PaletteFields
          palette={colors}
          onChange={(changes) => onChange({ templateId, colors: { ...colors, ...changes } })}
        />
      )}
    </>
  )
}

/** Those that a template brings. */
function colorsOf(templateId: number): Palette {
  const { primaryColor, secondaryColor, accentColor } = templateById(templateId)?.preset ?? defaultDesign
  return { primaryColor, secondaryColor, accentColor }
}
