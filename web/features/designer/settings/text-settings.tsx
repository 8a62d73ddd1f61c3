import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

export function TextSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        columns={2}
        value={design.fontFamily}
        options={{ serif: 'Serif', 'sans-serif': 'Sans-serif', mono: 'Mono', cursive: 'Cursive' }}
        optionClasses={{
          serif: 'font-display text-base',
          'sans-serif': 'text-base',
          mono: 'font-mono text-base',
          cursive: 'font-display italic text-lg',
        }}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <ChoiceRow
        label="Size"
        value={design.fontSize}
        options={{ small: 'Small', medium: 'Medium', large: 'Large' }}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <ChoiceRow
        label="Header"
        value={design.headerStyle}
        options={{
          'left-aligned': 'Left',
          centered: 'Centered',
          'right-aligned': 'Right',
          banner: 'Banner',
        }}
        onChange={(headerStyle) => onChange({ headerStyle })}
      />
    </div>
  )
}
