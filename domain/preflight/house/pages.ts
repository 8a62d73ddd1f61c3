import type { MenuContent } from '../../menu/model/menu.ts'
import { placedItems } from '../parts/placed-items.ts'
import type { PageFinding } from '../rules/page-finding.ts'
import type { Breach, Rule } from '../rules/rule.ts'
import { ours } from './ours.ts'

const withCode = (pages: readonly PageFinding[], code: string): readonly PageFinding[] =>
  pages.filter((finding) => finding.code === code)

/** Items whose words have a text that the typesetter names. */
const placesOf = (menu: MenuContent, text: string): string[] =>
  placedItems(menu)
    .filter(({ item }) => text !== '' && `${item.name}\n${item.description}`.includes(text))
    .map(({ pointer }) => pointer)

function contrastBreach({ params }: PageFinding): Breach {
  return {
    sentence: `Some words have a contrast of ${params.contrast} to the picture behind them, and 4.5 is needed. Fade it by ${params.neededPercent}%.`,
    places: [],
  }
}

function glyphBreach(menu: MenuContent, { params }: PageFinding): Breach {
  const text = String(params.text ?? '')
  const characters = Array.from(String(params.characters ?? ''), (character) => `“${character}”`).join(', ')
  return {
    sentence: `No font has ${characters} of “${text}”: the page goes without.`,
    places: placesOf(menu, text),
  }
}

/** What only the set pages show. Where they were not set, these rules find nothing. */
export const pages: readonly Rule[] = [
  {
    ...ours,
    level: 'should',
    id: 'house.contrast',
    title: 'Words stand out from the picture behind them',
    check: (_menu, _facts, { findings }) => withCode(findings, 'low_contrast').map(contrastBreach),
  },
  {
    ...ours,
    level: 'should',
    id: 'house.missing-glyphs',
    title: 'The fonts have every character',
    check: (menu, _facts, { findings }) =>
      withCode(findings, 'missing_glyph').map((finding) => glyphBreach(menu, finding)),
  },
]
