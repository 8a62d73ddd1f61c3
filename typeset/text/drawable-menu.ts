import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { mapTexts, namesOf, textsOf } from '#domain/menu/printed/printed-texts.ts'
import type { TypesetFinding } from '../job/job.ts'
import type { GlyphCoverage } from './glyph-coverage.ts'
import { drawableText, isVisible, NO_SHAPE, plainLine, plainText } from './printable-text.ts'

/**
 * A menu of which every character has a shape, and a finding for each text that had others; so no page has an empty
 * box, which the engine prints without a word.
 */
export function drawableMenu(
  printed: PrintedMenu,
  coverage: GlyphCoverage,
): { readonly printed: PrintedMenu; readonly findings: readonly TypesetFinding[] } {
  const all = textsOf(printed).join('\n')
  // Most menus have nothing to look for, and names of nothing are rare.
  if (
    coverage.missingFrom(all) === '' &&
    !/\p{M}/u.test(all) &&
    plainText(all) === all &&
    namesOf(printed).every(isVisible)
  )
    return { printed, findings: [] }
  const missingByText = new Map<string, string>()
  const drawn = (text: string): string => {
    const plain = plainText(text)
    const drawable = drawableText(plain, coverage)
    if (drawable.missing !== '') missingByText.set(plainLine(plain), drawable.missing)
    return drawable.text
  }
  const named = (name: string): string => (isVisible(plainText(name)) ? drawn(name) : NO_SHAPE)
  return {
    printed: mapTexts(printed, (text, field) => (field === 'name' ? named(text) : drawn(text))),
    findings: Array.from(missingByText, ([text, characters]) => ({
      code: 'missing_glyph',
      params: { characters, text },
    })),
  }
}
