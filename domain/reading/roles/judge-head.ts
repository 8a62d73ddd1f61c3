import { isServingTime } from '../words/time-words.ts'
import { sure, unsure } from './answer.ts'
import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import type { LineFacts } from './line-facts.ts'
import { isPriced } from './line-kinds.ts'
import type { MenuStyle } from './menu-style.ts'
import type { Neighbors } from './neighbors.ts'
import type { ReadLine } from './role.ts'

/** Where the head of the page ends: at the first section, at the first item. */
export function findBody(around: Neighbors, { hasDays }: Pick<MenuStyle, 'hasDays'>): number {
  const { lines } = around
  for (const [at, facts] of lines.entries()) {
    if (at > 14) break
    if (facts.isOrnament || (at < 2 && isMenuWord(facts.text))) continue
    if (hasDays && facts.isDate) return at
    if (at > 0 && facts.isDate) continue
    const next = around.after(at)
    const isWeak =
      isPriced(facts) && facts.tail.prices.every((price) => price.isWeak) && !/\t/u.test(facts.text)
    const isPlace = isWeak && /,/u.test(facts.text) && facts.sectionWords === 0
    if (isPlace && at > 0 && at < 4 && next && !isPriced(next)) continue
    if (facts.headRuns > 1 || isPriced(facts)) return at
    if (at > 0 && isServingTime(facts.text) && /\d/u.test(facts.text)) continue
    if (facts.line.tag?.kind === 'heading' && facts.line.tag.level > 1) return at
    if (isTitleLine(facts, at, around)) continue
    // A line that larger type follows isn't a section: `Dinner · Winter 2026` above the first heading.
    if (at > 0 && next && next.line.size > facts.line.size * 1.05 && !isPriced(next)) continue
    // Two that look like headings below each other, and nothing between them: the first says what the house is.
    if (at > 0 && at < LAST_TAGLINE && facts.sectionWords < 1 && next && isHeadingAlone(next, around))
      continue
    const isSection =
      around.score(at) >= HEADING && (at > 0 ? facts.sectionWords > 0 : facts.sectionWords === 1)
    if (isSection && (at > 0 || (next && (isPriced(next) || next.headRuns > 1)))) return at
    if (
      at > 0 &&
      around.score(at) >= HEADING &&
      next &&
      (isPriced(next) || around.blockAfter(at).some(isPriced))
    )
      return at
  }
  return Math.min(lines.length, 1)
}

/** Lines; below them isn't a tagline. */
const LAST_TAGLINE = 4

/** A heading apart from the line above it, that words of headings or capital letters make one. */
const isHeadingAlone = (facts: LineFacts, around: Neighbors): boolean =>
  facts.gapAbove >= 1 &&
  !isPriced(facts) &&
  (facts.sectionWords === 1 || facts.isCapitals) &&
  around.score(around.lines.indexOf(facts)) >= HEADING

function isTitleLine(facts: LineFacts, at: number, around: Neighbors): boolean {
  const next = around.after(at)
  const isLargest =
    around.lines.every(({ line }) => line.size <= facts.line.size) &&
    around.lines.some(({ line }) => line.size < facts.line.size)
  return isLargest && at < 3 && !(next && isPriced(next) && facts.sectionWords === 1)
}

/** `Speisekarte`, `LUNCH MENU`: what a menu is called, and no name of a restaurant. */
const isMenuWord = (text: string): boolean =>
  /^(?:(?:our|die|la|le|il|el|unsere|notre|nuestra)\s)?(?:(?:lunch|dinner|brunch|breakfast|bar|drinks?|wine|dessert|food|kids?|set|takeaway|take-?out|à la carte)\s)?(?:menus?|menú|menü|menù|carte|carta|speisekarte|speise- und getränkekarte|getränkekarte|weinkarte|mittagskarte|abendkarte|menukaart|kaart|lista|list|jadłospis|meny|menukort)$/iu.test(
    text.trim(),
  )

/** A line above the first section: the name of the restaurant, the title, a date, an address. */
export function judgeHead(here: Here, bodyAt: number): ReadLine {
  const { facts, at, around } = here
  const firstAt = around.lines.findIndex(({ isOrnament }) => !isOrnament)
  if (facts.isContact) return sure('contact')
  if (facts.isNotice && at !== firstAt)
    return sure(/please|order|dial|call/iu.test(facts.text) ? 'note' : 'notice')
  if (facts.legend) return sure('legend')
  if (at !== firstAt && facts.isDate) return sure('title')
  if (at !== firstAt && isServingTime(facts.text) && /\d/u.test(facts.text)) return sure('note')
  const large = Math.max(...around.lines.slice(0, bodyAt).map(({ line }) => line.size))
  const named = around.lines
    .slice(0, bodyAt)
    .findIndex(({ line, isOrnament }) => !isOrnament && line.size >= large)
  if (at === named && isMenuWord(facts.text)) return sure('title')
  if (at === named) return facts.text.length <= 80 ? sure('name') : unsure('name', 0.5, 'name_unclear')
  return facts.text.length < 60 && !/\.$/u.test(facts.text) ? sure('title') : sure('note')
}
