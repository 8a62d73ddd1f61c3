import { Check } from 'lucide-react'
import type { Palette } from '#domain/design/palettes.ts'
import { classNames } from '../../../../ui/class-names.ts'

export interface PaletteButtonProps {
  readonly palette: Palette
  readonly name: string
  readonly isApplied: boolean
  readonly onApply: () => void
}

export const PaletteButton = ({ palette, name, isApplied, onApply }: PaletteButtonProps) => (
  <button
    type="button"
    aria-pressed={isApplied}
    onClick={onApply}
    className={classNames(
      'flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control border bg-card p-1.5 text-left text-sm transition-colors hover:border-ink',
      isApplied ? 'border-accent ring-1 ring-accent' : 'border-edge',
    )}
  >
    <PaletteSample palette={palette} />
    <span className="min-w-0 grow truncate font-medium">{name}</span>
    {isApplied && <Check size={16} aria-hidden="true" className="mr-1.5 shrink-0 text-accent" />}
  </button>
)

export const PaletteSample = ({
  palette: { primaryColor, secondaryColor, accentColor },
}: {
  palette: Palette
}) => (
  <span
    aria-hidden="true"
    style={{ background: secondaryColor }}
    className="flex h-9 w-16 shrink-0 items-center justify-center gap-1.5 rounded-[4px] border border-rule"
  >
    <span style={{ color: primaryColor }} className="font-display font-semibold text-lg leading-none">
      Aa
    </span>
    <span style={{ background: accentColor }} className="size-3 rounded-full" />
  </span>
)
