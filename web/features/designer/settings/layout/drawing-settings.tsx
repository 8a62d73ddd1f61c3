import type { Design } from '#domain/design/settings.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

const SUBJECTS = {
  fish: 'Fish',
  lobster: 'Lobster',
  pig: 'Pig',
  cow: 'Cow',
  hen: 'Hen',
  wheat: 'Wheat',
  bread: 'Bread',
  grapes: 'Grapes',
  wine: 'Wine bottle and glass',
  cocktail: 'Cocktail',
  coffee: 'Cup of coffee',
  olive: 'Olive branch',
  lemon: 'Lemon',
  tomato: 'Tomato',
  mushroom: 'Mushrooms',
  chili: 'Chili pepper',
} as const satisfies Record<Exclude<Design['drawing'], 'template' | 'none'>, string>

const HANDS = {
  template: 'Default',
  line: 'Lines',
  stamp: 'Stamp',
  color: 'Colors',
} as const satisfies Record<Design['drawingHand'], string>

export function DrawingSettings({ design, template, onChange }: TemplateSettingsProps) {
  const isDrawn = design.drawing !== 'none' && (design.drawing !== 'template' || template.draws !== null)
  return (
    <>
      <SelectField
        label="Drawing"
        value={design.drawing}
        onChange={({ target }) => onChange({ drawing: target.value as Design['drawing'] })}
        options={[
          { value: 'template', label: template.draws ? 'One that suits the menu' : 'Default: none' },
          { value: 'none', label: 'None' },
          ...Object.entries(SUBJECTS).map(([value, label]) => ({ value, label })),
        ]}
        hint="Printed where the last page has room for it."
      />
      {isDrawn && (
        <ChoiceRow
          label="Style of the drawing"
          {...fieldsOf(design, onChange).choice('drawingHand')}
          options={HANDS}
        />
      )}
    </>
  )
}
