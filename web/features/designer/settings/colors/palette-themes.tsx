import { type Palette, paletteThemes, samePalette } from '#domain/design/palettes.ts'
import { PaletteButton } from './palette-button.tsx'

export interface PaletteThemesProps {
  readonly palette: Palette
  readonly onApply: (palette: Palette, name: string) => void
}

export function PaletteThemes({ palette, onApply }: PaletteThemesProps) {
  return (
    <ul className="flex flex-col gap-2">
      {paletteThemes.map((theme) => (
        <li key={theme.name}>
          <PaletteButton
            palette={theme}
            name={theme.name}
            isApplied={samePalette(theme, palette)}
            onApply={() => onApply(theme, theme.name)}
          />
        </li>
      ))}
    </ul>
  )
}
