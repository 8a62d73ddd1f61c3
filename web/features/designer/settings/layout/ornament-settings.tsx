import { honours } from '#domain/design/honoured-settings.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { ChoiceRow } from '../controls/choice-row.tsx'
import { SettingsGroup } from '../controls/settings-group.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'
import { DrawingSettings } from './drawing-settings.tsx'

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
