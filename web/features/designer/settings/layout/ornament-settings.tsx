import { honours } from '#domain/design/honoured-settings.ts'
import type { Design } from '#domain/design/settings.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import { SettingsGroup } from '../controls/settings-group.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

export function OrnamentSettings(settings: TemplateSettingsProps) {
  const hasBanner = settings.design.headerStyle === 'banner' && honours(settings.template, 'headerStyle')
  return (
    <SettingsGroup title="Frame & ornaments">
      {hasBanner ? (
        <p className="text-quiet text-sm">A page with a banner has no frame and no ornament.</p>
      ) : (
        <FrameAndOrnament {...settings} />
      )}
      <DrawingSettings {...settings} />
    </SettingsGroup>
  )
}

function FrameAndOrnament({ design, template, onChange }: TemplateSettingsProps) {
  const field = fieldsOf(design, onChange)
  return (
    <>
      {honours(template, 'ornament') && (
        <ChoiceRow
          label="Ornaments"
          columns={3}
          {...field.choice('ornamentFamily')}
          options={{
            template: 'Default',
            sprig: 'Sprigs',
            deco: 'Art Deco',
            woodcut: 'Woodcut',
            tile: 'Tiles',
          }}
          hint="A frame, an ornament under the name and a mark at the end, drawn together."
        />
      )}
      {honours(template, 'frame') && design.ornamentFamily === 'template' && (
        <ChoiceRow
          label="Frame around the page"
          columns={3}
          {...field.choice('frame')}
          options={{
            template: 'Default',
            none: 'None',
            single: 'One line',
            double: 'Two lines',
            corners: 'Corners',
          }}
        />
      )}
      {honours(template, 'ornament') && design.ornamentFamily === 'template' && (
        <ChoiceRow
          label="Under the name"
          columns={3}
          {...field.choice('ornament')}
          options={{
            template: 'Default',
            none: 'None',
            rule: 'Line',
            diamond: 'Diamond',
            leaves: 'Leaves',
            star: 'Star',
          }}
        />
      )}
    </>
  )
}

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

function DrawingSettings({ design, template, onChange }: TemplateSettingsProps) {
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
