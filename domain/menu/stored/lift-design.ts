import { FIRST_ACCENT } from '../../design/change-template.ts'
import { defaultDesign } from '../../design/settings.ts'
import type { StoredParts } from './migration.ts'

/** The paper of designs whose owners had chosen no template. */
const FIRST_PAPER = '#f5f5f5'

/**
 * Gives a design of an earlier edition what new ones begin with: white paper where nobody chose the grey one, and no
 * watermark where the plan may leave it out. Earlier editions stored `hideWatermark: false` for everybody who began on
 * a plan with the watermark, so it says nothing of what the owner wants.
 *
 * This is a rule and no migration: it changes values and no shapes, so a server of the version before reads what this
 * one writes. Designs that this edition stored have `isTemplateChosen`, and are left as they are.
 */
export function withLiftedDesign(parts: StoredParts): StoredParts {
  const { design } = parts
  if (typeof design !== 'object' || design === null || 'isTemplateChosen' in design) return parts
  const isGrey = isFirstPalette(design)
  return {
    ...parts,
    design: {
      ...design,
      hideWatermark: true,
      isTemplateChosen: !isGrey,
      ...(isGrey && { secondaryColor: defaultDesign.secondaryColor }),
    },
  }
}

function isFirstPalette(design: Partial<Record<string, unknown>>): boolean {
  const { primaryColor, secondaryColor, accentColor = FIRST_ACCENT } = design
  return (
    primaryColor === defaultDesign.primaryColor &&
    secondaryColor === FIRST_PAPER &&
    (accentColor === defaultDesign.accentColor || accentColor === FIRST_ACCENT)
  )
}
