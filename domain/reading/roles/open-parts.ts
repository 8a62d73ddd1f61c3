import { HEADING } from './heading-score.ts'
import { hasHeadingBeforeHeads, type LineFacts } from './line-facts.ts'
import { isFixed, isPriced, saysAddOn } from './line-kinds.ts'
import type { Neighbors } from './neighbors.ts'
import type { LineRole } from './role.ts'
import { severalParts, wordParts } from './several.ts'

/** What is open while the lines of a menu are gone through: the section, the item, and what they have so far. */
export class OpenParts {
  hasSection = false
  /** The section has a price for all that is in it, or is a meal of several courses. */
  isWhole = false
  isCourses = false
  hasItems = false
  hasHeads = false
  item: LineFacts | undefined
  itemHasPrice = false
  isEnding = false
  /** The section that others may be in: how its heading looks, and what it has so far. */
  top:
    | {
        readonly facts: LineFacts
        readonly isPriced: boolean
        /** Of a meal that no heading names. */
        readonly isCourse: boolean
        hasItems: boolean
        hasSections: boolean
      }
    | undefined
  /** Of the line before, ornaments aside. */
  lastRole: LineRole | undefined
  private readonly around: Neighbors

  constructor(around: Neighbors) {
    this.around = around
  }

  /** Takes note of what a line opens or closes. */
  keep(role: LineRole, facts: LineFacts, at: number): void {
    const { tail } = facts
    if (role !== 'ornament') this.lastRole = role
    if (role === 'section' || role === 'subsection') {
      this.hasSection = true
      if (role === 'section' || !this.top)
        this.top = {
          facts,
          isPriced: isPriced(facts),
          isCourse: role === 'subsection',
          hasItems: false,
          hasSections: false,
        }
      else this.top.hasSections = true
      const isInner =
        (role === 'subsection' && this.top.isPriced) ||
        (this.isCourses && (role === 'subsection' || (!isPriced(facts) && this.around.isChoice(at))))
      this.isWhole = isPriced(facts) || isInner || this.isUnpriced(facts, at)
      this.isCourses =
        isInner ||
        (/\b(?:courses?|prix fixe|formule|menú|menü|menu|tasting|omakase|set menu|gänge)\b/iu.test(
          facts.text,
        ) &&
          (isPriced(facts) || this.nextSaysCourses(at)))
      this.hasItems = false
      this.hasHeads = facts.headRuns > 1
      this.item = undefined
    }
    if (role === 'heads') {
      this.hasHeads = true
      if (facts.head !== '' && hasHeadingBeforeHeads(facts)) {
        this.top = { facts, isPriced: false, isCourse: false, hasItems: false, hasSections: false }
        this.hasSection = true
        this.isWhole = false
        this.isCourses = false
        this.hasItems = false
        this.item = undefined
      }
    }
    if (role === 'item' || role === 'items') {
      this.item = facts
      this.itemHasPrice = tail.prices.length > 0 || facts.isPriceFirst
      this.hasItems = true
      if (this.top && !this.top.hasSections) this.top.hasItems = true
    }
    if (role === 'prices') {
      if (this.item) this.itemHasPrice = true
      else {
        this.isWhole ||= isFixed(facts) && !saysAddOn(facts.text)
        if (this.top?.facts.line.tag?.kind === 'heading' && !this.top.hasSections && isFixed(facts))
          this.top = { ...this.top, isPriced: true }
        this.top ??= { facts, isPriced: isFixed(facts), isCourse: false, hasItems: false, hasSections: false }
        if (!this.hasSection) this.isCourses = /\bcourses?\b|gänge|plats?\b|platos|portate/iu.test(facts.text)
        this.hasSection = true
      }
    }
    if (role === 'part' && tail.prices.length > 0) this.itemHasPrice = true
    if (role === 'notice' || role === 'legend' || role === 'contact') this.isEnding = this.hasSection
    // A legend at the foot of a page, or hours below a heading, ends no menu that goes on.
    else if (goesOn(role, facts)) this.isEnding = false
  }

  private nextSaysCourses(at: number): boolean {
    const next = this.around.after(at)
    return next !== undefined && /\bcourses?\b|gänge|plats?\b|platos/iu.test(next.text) && isPriced(next)
  }

  /** None of the lines below the heading has a price: what is there are items all the same. */
  private isUnpriced(facts: LineFacts, at: number): boolean {
    const all = this.around.blockAfter(at).filter(({ legend, isNotice }) => !legend && !isNotice)
    const block = all.length > 2 && pairsOf(all.at(-1)) > 2 ? all.slice(0, -1) : all
    const isList =
      block.length === 1 && wordParts(block[0]?.text ?? '').length > 2 && !this.leadsOn(facts, at)
    return (
      (block.length > 1 || isList) &&
      block.every((line) => !isFixed(line) && !line.isPriceFirst) &&
      facts.headRuns < 2
    )
  }

  /** The only line below a heading is apart from priced ones that no other heading parts from it: said of them. */
  private leadsOn(facts: LineFacts, at: number): boolean {
    const said = this.around.lines.findIndex(({ isOrnament }, index) => index > at && !isOrnament)
    const next = this.around.lines[said + 1]
    return next !== undefined && !isPriced(facts) && isFixed(next) && this.around.score(said + 1) < HEADING
  }
}

/** Names with a price each: `Veg 7.50   Chicken 8.50   Lamb 9.25` below dishes without prices says what each of them costs. */
const pairsOf = (facts: LineFacts | undefined): number => (facts ? severalParts(facts.text).length : 0)

const goesOn = (role: LineRole, { tail }: LineFacts): boolean =>
  role === 'section' ||
  role === 'subsection' ||
  (role === 'item' && tail.prices.some(({ isWeak }) => !isWeak))
