import { LEAST_GRAPHIC_CONTRAST, LEAST_TEXT_CONTRAST } from '#domain/design/contrast.ts'
import type { Palette } from '#domain/design/palettes.ts'
import { ColorField } from './color-field.tsx'
import { ContrastWarning } from './contrast-warning.tsx'

export interface PaletteFieldsProps {
  readonly palette: Palette
  /** @param step the same for all colors that one use of the picker passes through; none for typed digits */
  readonly onChange: (changes: Partial<Palette>, step?: string) => void
}

/** The three colors of a page, each by picker or by its digits, with a warning where two of them do not read together. */
export function PaletteFields({ palette, onChange }: PaletteFieldsProps) {
  const { primaryColor, secondaryColor, accentColor } = palette
  return (
    <>
      <ColorField
        label="Primary color"
        hint="Headings, dish names and prices"
        value={primaryColor}
        onChange={(hex, step) => onChange({ primaryColor: hex }, step)}
      />
      <ColorField
        label="Secondary color"
        hint="The paper"
        value={secondaryColor}
        onChange={(hex, step) => onChange({ secondaryColor: hex }, step)}
      />
      <ColorField
        label="Accent color"
        hint="Ornaments and small marks"
        value={accentColor}
        onChange={(hex, step) => onChange({ accentColor: hex }, step)}
      />
      <ContrastWarning
        color={primaryColor}
        ground={secondaryColor}
        ratio={LEAST_TEXT_CONTRAST}
        onFix={(hex) => onChange({ primaryColor: hex })}
      >
        Warning: The contrast between your primary and secondary colors may make text difficult to read.
        Consider choosing colors with more contrast.
      </ContrastWarning>
      <ContrastWarning
        color={accentColor}
        ground={secondaryColor}
        ratio={LEAST_GRAPHIC_CONTRAST}
        onFix={(hex) => onChange({ accentColor: hex })}
      >
        Warning: The contrast between your accent and secondary colors may make ornaments and marks difficult
        to see.
      </ContrastWarning>
    </>
  )
}
