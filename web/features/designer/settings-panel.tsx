import { TriangleAlert } from 'lucide-react'
import { contrastRatio, LEAST_TEXT_CONTRAST } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'
import { type Template, templateById } from '#domain/design/templates.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { ColorField } from './color-field.tsx'
import { TemplateCards } from './template-cards.tsx'

export interface SettingsPanelProps {
  readonly design: Design
  readonly templateId: number
  readonly plan: Plan
  readonly onChange: (changes: Partial<Design>) => void
  readonly onChooseTemplate: (template: Template) => void
}

/** Everything about the looks of the menu; each change shows in the preview at once. */
export function SettingsPanel({ design, templateId, plan, onChange, onChooseTemplate }: SettingsPanelProps) {
  return (
    <Tabs defaultValue="template">
      <TabList label="Design settings">
        <Tab value="template">Template</Tab>
        <Tab value="colors">Colors</Tab>
        <Tab value="text">Text</Tab>
        <Tab value="layout">Layout</Tab>
      </TabList>
      <div className="px-4 pb-6">
        <TabPanel value="template">
          <TemplateCards plan={plan} chosenId={templateId} isCompact onChoose={onChooseTemplate} />
        </TabPanel>
        <TabPanel value="colors">
          <ColorSettings design={design} template={templateById(templateId)} onChange={onChange} />
        </TabPanel>
        <TabPanel value="text">
          <TextSettings design={design} onChange={onChange} />
        </TabPanel>
        <TabPanel value="layout">
          <LayoutSettings design={design} onChange={onChange} />
        </TabPanel>
      </div>
    </Tabs>
  )
}

type SettingsProps = Pick<SettingsPanelProps, 'design' | 'onChange'>

function ColorSettings({ design, onChange, template }: SettingsProps & { template: Template | undefined }) {
  const { primaryColor, secondaryColor, accentColor } = design
  const isHardToRead = contrastRatio(primaryColor, secondaryColor) < LEAST_TEXT_CONTRAST
  const isChanged =
    template &&
    (template.preset.primaryColor !== primaryColor || template.preset.secondaryColor !== secondaryColor)
  return (
    <div className="flex flex-col gap-5">
      <ColorField
        label="Primary color"
        hint="Headings, dish names and prices"
        value={primaryColor}
        onChange={(hex) => onChange({ primaryColor: hex })}
      />
      <ColorField
        label="Secondary color"
        hint="The paper"
        value={secondaryColor}
        onChange={(hex) => onChange({ secondaryColor: hex })}
      />
      <ColorField
        label="Accent color"
        hint="Ornaments and small marks"
        value={accentColor}
        onChange={(hex) => onChange({ accentColor: hex })}
      />
      <div aria-live="polite">
        {isHardToRead && (
          <p className="flex gap-2 rounded-control border border-warn/40 bg-warn-soft p-3 text-sm">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
            <span>
              Warning: The contrast between your primary and secondary colors may make text difficult to read.
              Consider choosing colors with more contrast.
            </span>
          </p>
        )}
      </div>
      {isChanged && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          onClick={() =>
            onChange({
              primaryColor: template.preset.primaryColor,
              secondaryColor: template.preset.secondaryColor,
            })
          }
        >
          Use the {template.name} colors
        </Button>
      )}
    </div>
  )
}

function TextSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        value={design.fontFamily}
        options={[
          { value: 'serif', label: 'Serif', className: 'font-display text-base' },
          { value: 'sans-serif', label: 'Sans-serif', className: 'text-base' },
        ]}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <ChoiceRow
        label="Size"
        value={design.fontSize}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'medium', label: 'Medium' },
          { value: 'large', label: 'Large' },
        ]}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <ChoiceRow
        label="Header"
        value={design.headerStyle}
        options={[
          { value: 'left-aligned', label: 'Left' },
          { value: 'centered', label: 'Centered' },
          { value: 'right-aligned', label: 'Right' },
          { value: 'banner', label: 'Banner' },
        ]}
        onChange={(headerStyle) => onChange({ headerStyle })}
      />
    </div>
  )
}

function LayoutSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label="Show descriptions"
        checked={design.showDescriptions}
        onCheckedChange={(showDescriptions) => onChange({ showDescriptions })}
      />
      <Switch
        label="Show prices"
        checked={design.showPrices}
        onCheckedChange={(showPrices) => onChange({ showPrices })}
      />
    </div>
  )
}
