import { POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { allergenLines, optionAllergenLines } from '#domain/menu/printed/allergen-lines.ts'
import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetFinding, TypesetResult } from '../job/job.ts'
import { printableLine, printableText } from '../text/printable-text.ts'
import { type DocumentToSet, officePaper, setOnPaper } from './document-pages.ts'

/** What a card says. */
interface Label {
  readonly id: number
  readonly sectionId: number
  readonly name: string
  readonly secondName: string
  readonly description: string
  /** Diets and the like, in words. */
  readonly marks: string
  readonly allergens: readonly string[]
}

/** From the edges of the sheet to the cards, in points: what printers of offices cannot reach, and the marks. */
const MARGIN_PT = 0.5 * POINTS_PER_INCH
const ACROSS = 2
const DOWN = 4

/**
 * A card for each item, on Letter or A4 with marks to cut along: 8 on a sheet, 4 of those that are folded. A card
 * whose words need more room than it has loses its description, and where that is not enough it is taller than the
 * others; findings name both.
 * @param isFolded folded cards stand, and have the same words on both sides
 */
export function setLabels(
  engine: TypstEngine,
  { printed, design, sheet }: Pick<DocumentToSet, 'printed' | 'design' | 'sheet'>,
  words: MenuWords,
  isFolded: boolean,
): TypesetResult {
  const paper = officePaper(design)
  const card = {
    width: (paper.widthPt - 2 * MARGIN_PT) / ACROSS,
    height: (paper.heightPt - 2 * MARGIN_PT) / DOWN,
  }
  const labels = labelsOf(printed, words)
  const pass = {
    labels,
    wordsLanguage: words.language,
    card,
    across: ACROSS,
    isFolded,
    paper,
    margin: MARGIN_PT,
  }
  const { document, result } = setOnPaper(engine, 'labels.typ', sheet, pass)
  const misfits = engine.query<{ id: number; isTaller: boolean }[]>(document, '<misfits>')
  return {
    ...result,
    findings: misfits.flatMap(({ id, isTaller }): TypesetFinding[] => {
      const label = labels[id]
      if (!label) return []
      const params = { id: label.id, sectionId: label.sectionId }
      return [{ code: isTaller ? 'label_taller' : 'label_without_description', params }]
    }),
  }
}

/** One card for an item that is in several sections. */
function labelsOf({ sections }: PrintedMenu, words: MenuWords): Label[] {
  const seen = new Set<number>()
  return sections.flatMap(({ id: sectionId, items, extras }) =>
    items.flatMap((item) => {
      if (seen.has(item.id)) return []
      seen.add(item.id)
      return [labelOf(item, { sectionId, shared: extras, words })]
    }),
  )
}

interface AroundLabel {
  readonly sectionId: number
  /** Choices and extras of each dish of the section. */
  readonly shared: readonly PrintedExtras[]
  readonly words: MenuWords
}

function labelOf(item: PrintedItem, { sectionId, shared, words }: AroundLabel): Label {
  const { id, name, secondName = '', description, marks } = item
  const others = marks.filter(({ kind }) => kind !== 'allergen' && kind !== 'additive')
  return {
    id,
    sectionId,
    name: printableLine(name),
    secondName: printableLine(secondName),
    description: printableText(description),
    marks: others
      .map(({ meaning }) => printableLine(meaning))
      .filter(Boolean)
      .join(' · '),
    allergens: [
      ...allergenLines({ ...item, marks: [] }, words, true),
      ...linesOfChoices(item, shared, words),
    ].map(printableLine),
  }
}

/** What a guest must choose with a dish is on its plate too: each option that isn't free. */
const linesOfChoices = (
  { extras, requiredChoice }: PrintedItem,
  shared: readonly PrintedExtras[],
  words: MenuWords,
): string[] =>
  requiredChoice === undefined
    ? []
    : [...extras, ...shared]
        .filter(({ min }) => min > 0)
        .flatMap(({ name, options }) =>
          optionAllergenLines(
            { name, options: options.filter(({ allergens }) => allergens?.length !== 0) },
            words,
            true,
          ),
        )
