import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

export function TextSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        columns={2}
        value={design.fontFamily}
        options={[
          { value: 'serif', label: 'Serif', className: 'font-display text-base' },
          { value: 'sans-serif', label: 'Sans-serif', className: 'text-base' },
          { value: 'mono', label: 'Mono', className: 'font-mono text-base' },
          { value: 'cursive', label: 'Cursive', className: 'font-display italic text-lg' },
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
