import type { TypesetFinding, TypesetInput } from '../job/job.ts'
import type { GlyphCoverage } from './glyph-coverage.ts'
import { drawableText, isVisible, NO_SHAPE, plainLine, plainText } from './printable-text.ts'

/**
 * A menu of which every character has a shape, and a finding for each text that had others; so no page
 * has an empty box, which the engine prints without a word.
 */
export function drawableInput(
  input: TypesetInput,
  coverage: GlyphCoverage,
): { readonly input: TypesetInput; readonly findings: readonly TypesetFinding[] } {
  const missingByText = new Map<string, string>()
  const drawn = (text: string): string => {
    const plain = plainText(text)
    const drawable = drawableText(plain, coverage)
    if (drawable.missing !== '') missingByText.set(plainLine(plain), drawable.missing)
    return drawable.text
  }
  const named = (name: string): string => (isVisible(plainText(name)) ? drawn(name) : NO_SHAPE)
  const { restaurant, groups } = input
  return {
    input: {
      ...input,
      restaurant: {
        name: named(restaurant.name),
        ...(restaurant.description !== undefined && { description: drawn(restaurant.description) }),
      },
      groups: groups.map(({ category, items }) => ({
        category: { ...category, name: named(category.name) },
        items: items.map((item) => ({
          ...item,
          name: named(item.name),
          description: drawn(item.description),
          dietaryDetails: item.dietaryDetails.map((detail) => ({ ...detail, name: named(detail.name) })),
        })),
      })),
    },
    findings: Array.from(missingByText, ([text, characters]) => ({
      code: 'missing_glyph',
      params: { characters, text },
    })),
  }
}
