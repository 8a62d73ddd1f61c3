import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { SourceLine } from '../lines/line.ts'
import type { Corrections } from '../roles/classify.ts'
import type { Doubt, DoubtCode, LineRole, ReadLine } from '../roles/role.ts'
import { farAmounts } from './far-amounts.ts'
import { isWrittenUnlike } from './written-unlike.ts'

/** Below this, letters are often wrong: of recognized prices, one in four. */
const SURE_LETTERS = 0.78

/** Confidence that a line with a recognized price has at most; nobody takes it over unseen. */
const MOST_CONFIDENCE = 0.6

/** With a further doubt. */
const LOW_CONFIDENCE = 0.3

/** A line that was read, as far as its prices go. */
interface PricedLine extends ReadLine {
  readonly line: Pick<SourceLine, 'confidence'>
  readonly text: string
  readonly itemId?: number
}

const NO_PRICE: ReadonlySet<LineRole> = new Set([
  'name',
  'title',
  'contact',
  'legend',
  'ornament',
  'leave-out',
])

/**
 * Doubts every price whose letters were recognized in a picture (`letters_uncertain`), so that a person looks at each,
 * and says besides what makes one less likely than the others: it is far from those of its section
 * (`price_far_from_others`), or it is written unlike them or its letters are unclear (`price_unclear`). Lines of other sources, and those of which a person said
 * what they are, stay as they are.
 */
export function doubtRecognizedPrices<Line extends PricedLine>(
  { sections }: Pick<MenuContent, 'sections'>,
  lines: readonly Line[],
  corrections: Corrections = new Map(),
): readonly Line[] {
  if (!lines.some(isRecognized)) return lines
  const items = new Map(sections.flatMap((section) => section.items.map((item) => [item.id, item] as const)))
  const far = new Set(sections.flatMap(({ items: own }) => farAmounts(own)))
  const amounts = [...items.values()].flatMap(({ prices }) => prices.flatMap(({ amount }) => amount ?? []))
  return lines.map((line, at) => {
    const item = line.itemId === undefined ? undefined : items.get(line.itemId)
    if (corrections.has(at) || !isRecognized(line) || NO_PRICE.has(line.role) || !carriesPrice(line, item))
      return line
    const prices = item?.prices ?? []
    const isUnlike = prices.some(({ amount }) => amount !== undefined && isWrittenUnlike(amount, amounts))
    const isUnclear = (line.line.confidence ?? 1) < SURE_LETTERS
    const codes: (DoubtCode | false)[] = [
      'letters_uncertain',
      prices.some((price) => far.has(price)) && 'price_far_from_others',
      (isUnlike || isUnclear) && 'price_unclear',
    ]
    return doubted(
      line,
      codes.flatMap((code) => (code === false ? [] : { code })),
    )
  })
}

const isRecognized = ({ line }: PricedLine): boolean => line.confidence !== undefined

/** A digit is enough: what was taken for a description may be a price that was misread. */
const carriesPrice = ({ role, text }: PricedLine, item: MenuItem | undefined): boolean =>
  /\p{N}/u.test(text) || (role === 'item' && (item?.prices.length ?? 0) > 0)

function doubted<Line extends PricedLine>(line: Line, more: readonly Doubt[]): Line {
  const known = new Set(line.doubts.map(({ code }) => code))
  const doubts = [...line.doubts, ...more.filter(({ code }) => !known.has(code))]
  const most = doubts.some(({ code }) => code !== 'letters_uncertain') ? LOW_CONFIDENCE : MOST_CONFIDENCE
  return { ...line, doubts, confidence: Math.min(line.confidence, most) }
}
