import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { contrastRatio, LEAST_GRAPHIC_CONTRAST, LEAST_TEXT_CONTRAST } from '#domain/design/contrast.ts'
import type { Palette } from '#domain/design/palettes.ts'
import { nearestReadable } from '#domain/design/readable-color.ts'
import { Button } from '../../ui/button/button.tsx'
import { ColorField } from './color-field.tsx'

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

interface ContrastWarningProps {
  readonly color: string
  readonly ground: string
  /** The lowest contrast that does not warn. */
  readonly ratio: number
  readonly onFix: (hex: string) => void
  readonly children: ReactNode
}

/** Warns when two colors have too little contrast, and offers the nearest color that has enough. */
function ContrastWarning({ color, ground, ratio, onFix, children }: ContrastWarningProps) {
  const isHardToRead = contrastRatio(color, ground) < ratio
  const nearest = isHardToRead ? nearestReadable(color, ground, ratio) : color
  return (
    <div aria-live="polite" className="empty:hidden">
      {isHardToRead && (
        <div className="flex gap-2 rounded-control border border-warn/40 bg-warn-soft p-3 text-sm">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
          <div className="min-w-0">
            <p>{children}</p>
            <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => onFix(nearest)}>
              <span
                aria-hidden="true"
                style={{ background: nearest }}
                className="size-4 rounded-full border border-rule-raised"
              />
              Use {nearest}, the nearest that reads
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
