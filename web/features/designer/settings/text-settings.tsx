import type { Design } from '#domain/design/settings.ts'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

const names: Readonly<Record<Design['fontFamily'], string>> = {
  serif: 'Serif',
  'sans-serif': 'Sans-serif',
  mono: 'Mono',
  cursive: 'Cursive',
  caslon: 'Caslon',
  typewriter: 'Typewriter',
  bistro: 'Bistro',
  cormorant: 'Cormorant',
  jost: 'Jost',
  garamond: 'Garamond',
  'work-sans': 'Work Sans',
  archivo: 'Archivo',
  deco: 'Art deco',
  'source-serif': 'Source Serif',
  slab: 'Slab',
  bodoni: 'Bodoni',
}

export function TextSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        columns={2}
        value={design.fontFamily}
        options={names}
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
