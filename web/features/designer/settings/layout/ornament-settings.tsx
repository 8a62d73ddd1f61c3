import { honours } from '#domain/design/honoured-settings.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { ChoiceRow } from '../controls/choice-row.tsx'
import { SettingsGroup } from '../controls/settings-group.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

/** The frame around the page, and what is under the name of the restaurant; nothing where a template has neither. */
export function OrnamentSettings({ design, template, onChange }: TemplateSettingsProps) {
  const [hasFrame, hasOrnament] = [honours(template, 'frame'), honours(template, 'ornament')]
  if (!hasFrame && !hasOrnament) return null
  if (design.headerStyle === 'banner' && honours(template, 'headerStyle'))
    return (
      <SettingsGroup title="Frame & ornaments">
        <p className="text-quiet text-sm">A page with a banner goes without them.</p>
      </SettingsGroup>
    )
  const field = fieldsOf(design, onChange)
  return (
    <SettingsGroup title="Frame & ornaments">
      {hasFrame && (
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
      {hasOrnament && (
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
    </SettingsGroup>
  )
}
