import { SCREEN_DIAGONAL_IN, SECONDS_PER_PAGE, VIEWING_DISTANCE_M } from '#domain/design/paper/editions.ts'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import type { BoardFieldsProps } from './board-fields.ts'
import { LookFields } from './look-fields.tsx'

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
