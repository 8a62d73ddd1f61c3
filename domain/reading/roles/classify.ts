import { isServingTime } from '../words/time-words.ts'
import { HEADING, headingScore } from './heading-score.ts'
import { columnRuns, hasCapitalsFirst, hasOrnaments, type LineFacts } from './line-facts.ts'
import { type MenuStyle, PRICE_FIRST, styleOf } from './menu-style.ts'
import type { Doubt, DoubtCode, LineRole, ReadLine } from './role.ts'
import { headingWithList, isList, severalParts, wordParts } from './several.ts'

/** What a person said that lines are, by their places. */
export type Corrections = ReadonlyMap<number, LineRole>

/** The role of each line of a menu; what a person said of a line counts before anything else. */
export function classify(lines: readonly LineFacts[], corrections: Corrections): ReadLine[] {
  const classifier = new Classifier(lines, styleOf(lines), corrections)
  return lines.map((_, at) => classifier.read(at))
}

const sure = (role: LineRole): ReadLine => ({ role, confidence: 1, doubts: [] })

const unsure = (role: LineRole, confidence: number, code: DoubtCode, text?: string): ReadLine => ({
  role,
  confidence,
  doubts: [{ code, ...(text !== undefined && { text }) } satisfies Doubt],
})

/** Goes through the lines from the first to the last and knows what is open. */
class Classifier {
  private readonly lines: readonly LineFacts[]
  private readonly style: MenuStyle
  private readonly corrections: Corrections
  private readonly bodyAt: number
  private hasSection = false
  /** The section has a price for all that stands in it, or is a meal of several courses. */
  private isWhole = false
  private isCourses = false
  private hasItems = false
  private hasHeads = false
  private item: LineFacts | undefined
  private itemHasPrice = false
  private isEnding = false
  /** The section that others may stand in: how its heading looks, and what it has so far. */
  private top:
    | { readonly facts: LineFacts; readonly isPriced: boolean; hasItems: boolean; hasSections: boolean }
    | undefined

  constructor(lines: readonly LineFacts[], style: MenuStyle, corrections: Corrections) {
    this.lines = lines
    this.style = style
    this.corrections = corrections
    this.bodyAt = this.findBody()
  }

  read(at: number): ReadLine {
    const facts = this.lines[at]
    const said = this.corrections.get(at)
    const read = said !== undefined ? sure(said) : facts ? this.judge(facts, at) : sure('ornament')
    if (facts) this.keep(read.role, facts)
    return read
  }

  private keep(role: LineRole, facts: LineFacts): void {
    const { tail } = facts
    if (role === 'section' || role === 'subsection') {
      this.hasSection = true
      if (role === 'section' || !this.top)
        this.top = { facts, isPriced: hasAmount(facts), hasItems: false, hasSections: false }
      else this.top.hasSections = true
      const isInner =
        (role === 'subsection' && this.top.isPriced) ||
        (this.isCourses && (role === 'subsection' || (!hasAmount(facts) && this.isCourse(facts))))
      this.isWhole = hasAmount(facts) || isInner || this.isUnpriced(facts)
      this.isCourses =
        isInner ||
        (/\b(?:courses?|prix fixe|formule|menú|menü|menu|tasting|omakase|set menu|gänge)\b/iu.test(
          facts.text,
        ) &&
          (hasAmount(facts) || this.nextSaysCourses(facts)))
      this.hasItems = false
      this.hasHeads = facts.headRuns > 1
      this.item = undefined
    }
    if (role === 'heads') {
      this.hasHeads = true
      if (facts.head !== '' && columnRuns(facts.text).length > facts.headRuns) {
        this.top = { facts, isPriced: false, hasItems: false, hasSections: false }
        this.hasItems = false
        this.item = undefined
      }
    }
    if (role === 'item' || role === 'items') {
      this.item = facts
      this.itemHasPrice = tail.prices.length > 0
      this.hasItems = true
      if (this.top && !this.top.hasSections) this.top.hasItems = true
    }
    if (role === 'prices') {
      if (this.item) this.itemHasPrice = true
      else {
        this.isWhole = true
        if (!this.hasSection) this.isCourses = /\bcourses?\b|gänge|plats?\b|platos|portate/iu.test(facts.text)
        this.hasSection = true
      }
    }
    if (role === 'part' && tail.prices.length > 0) this.itemHasPrice = true
    if (role === 'notice' || role === 'legend' || role === 'contact') this.isEnding = this.hasSection
  }

  /**
   * Does a heading head a section of its own, or one in the section above? It stands in it where that is a meal at one
   * price and none of its dishes has another, or where that has nothing but a larger heading.
   */
  private headingRole(facts: LineFacts, at: number): 'section' | 'subsection' {
    const { top } = this
    if (this.isCourses && this.isChoice(at)) return 'subsection'
    if (!top || top.hasItems) return 'section'
    const block = this.blockAfter(at)
    const isMeal = top.isPriced && block.length > 0 && this.isChoice(at) && !facts.isCapitals
    const isSmaller = isLower(facts, top.facts) && top.facts !== facts
    return isMeal || (isSmaller && !top.isPriced) ? 'subsection' : 'section'
  }

  private nextSaysCourses(facts: LineFacts): boolean {
    const next = this.after(this.lines.indexOf(facts))
    return next !== undefined && /\bcourses?\b|gänge|plats?\b|platos/iu.test(next.text) && hasAmount(next)
  }

  /** None of the lines below the heading has a price: what stands there are items all the same. */
  private isUnpriced(facts: LineFacts): boolean {
    const block = this.blockAfter(this.lines.indexOf(facts)).filter(
      ({ legend, isNotice }) => !legend && !isNotice,
    )
    const isList = block.length === 1 && wordParts(block[0]?.text ?? '').length > 2
    return (
      (block.length > 1 || isList) &&
      block.every(({ tail }) => tail.prices.length === 0) &&
      facts.headRuns < 2
    )
  }

  private isCourse(facts: LineFacts): boolean {
    return facts.tail.prices.length === 0
  }

  private after(at: number): LineFacts | undefined {
    for (let next = at + 1; next < this.lines.length; next += 1)
      if (!this.lines[next]?.isOrnament) return this.lines[next]
    return undefined
  }

  private before(at: number): LineFacts | undefined {
    return this.lines[at - 1]
  }

  private blockAfter(at: number): LineFacts[] {
    const block: LineFacts[] = []
    for (let next = at + 1; next < this.lines.length; next += 1) {
      const facts = this.lines[next]
      if (!facts || facts.gapAbove >= 1 || facts.isOrnament) break
      block.push(facts)
    }
    return block
  }

  private score(at: number): number {
    const facts = this.lines[at]
    if (!facts) return 0
    return headingScore(
      facts,
      { before: this.before(at), next: this.after(at), block: this.blockAfter(at) },
      this.style,
    )
  }

  /** Where the head of the page ends: at the first section, at the first item. */
  private findBody(): number {
    const { lines } = this
    for (const [at, facts] of lines.entries()) {
      if (at > 14) break
      if (facts.isOrnament) continue
      const next = this.after(at)
      if (facts.headRuns > 1 || isPriced(facts)) return at
      if (facts.line.tag?.kind === 'heading' && facts.line.tag.level > 1) return at
      if (this.isTitleLine(facts, at)) continue
      const isSection =
        this.score(at) >= HEADING && (at > 0 ? facts.sectionWords > 0 : facts.sectionWords === 1)
      if (isSection && (at > 0 || (next && (isPriced(next) || next.headRuns > 1) && next.gapAbove < 1)))
        return at
      if (
        at > 0 &&
        this.score(at) >= HEADING &&
        next &&
        (isPriced(next) || this.blockAfter(at).some(isPriced))
      )
        return at
    }
    return Math.min(lines.length, 1)
  }

  private isTitleLine(facts: LineFacts, at: number): boolean {
    const next = this.after(at)
    const isLargest =
      this.lines.every(({ line }) => line.size <= facts.line.size) &&
      this.lines.some(({ line }) => line.size < facts.line.size)
    return isLargest && at < 3 && !(next && isPriced(next) && facts.sectionWords === 1)
  }

  private judge(facts: LineFacts, at: number): ReadLine {
    if (facts.isOrnament) return sure('ornament')
    if (at < this.bodyAt) return this.judgeHead(facts, at)
    return this.judgeEnd(facts, at) ?? this.judgePriced(facts, at) ?? this.judgeWords(facts, at)
  }

  private judgeHead(facts: LineFacts, at: number): ReadLine {
    const firstAt = this.lines.findIndex(({ isOrnament }) => !isOrnament)
    if (facts.isContact) return sure('contact')
    if (facts.isNotice && at !== firstAt)
      return sure(/please|order|dial|call/iu.test(facts.text) ? 'note' : 'notice')
    if (facts.legend) return sure('legend')
    const large = Math.max(...this.lines.slice(0, this.bodyAt).map(({ line }) => line.size))
    const named = this.lines
      .slice(0, this.bodyAt)
      .findIndex(({ line, isOrnament }) => !isOrnament && line.size >= large)
    if (at === named) return facts.text.length <= 80 ? sure('name') : unsure('name', 0.5, 'name_unclear')
    return facts.text.length < 60 && !/\.$/u.test(facts.text) ? sure('title') : sure('note')
  }

  /** Legends, notices and addresses. */
  private judgeEnd(facts: LineFacts, at: number): ReadLine | undefined {
    const { text, tail } = facts
    if (facts.legend && !isPriced(facts)) return sure('legend')
    const isFootnote = /^[*†‡°§¹²³]+\s?\p{L}/u.test(text) && !isPriced(facts)
    if (isFootnote && text.length > 25) return sure('notice')
    const isLast = this.isEnding || this.blockAfter(at).length + 1 + at >= this.lines.length - 6
    if (facts.isContact && (isLast || !this.item)) return sure('contact')
    const isSentence = /[.!?]$|\.\s/u.test(text) || text.length > 60
    if (
      facts.isNotice &&
      (isLast || facts.gapAbove >= 1) &&
      (!isPriced(facts) || (tail.prices.every(({ isWeak }) => isWeak) && !/\t/u.test(text))) &&
      !facts.startsSmall &&
      (isSentence || this.isEnding || (isLast && this.score(at) < HEADING))
    )
      return this.isEnding || isSentence ? sure('notice') : unsure('notice', 0.7, 'notice_or_note')
    if (this.isEnding && !isPriced(facts) && this.score(at) < HEADING)
      return isSentence ? sure('notice') : unsure('notice', 0.6, 'notice_or_note')
    return undefined
  }

  private judgePriced(facts: LineFacts, at: number): ReadLine | undefined {
    const { tail, text } = facts
    if (facts.headRuns > 1 && this.columnsFollow(at))
      return sure(
        this.headingRole(facts, at) === 'subsection' && columnRuns(text).length > facts.headRuns
          ? 'subsection'
          : 'heads',
      )
    if (tail.prices.length === 0)
      return PRICE_FIRST.test(text) && this.style.hasPricesFirst ? sure('item') : undefined
    const weak = tail.prices.every(({ isWeak }) => isWeak)
    if (
      this.item &&
      this.itemHasPrice &&
      facts.gapAbove < 1 &&
      tail.prices.length === 1 &&
      /^(?:with|mit|avec|con|com|met)\s/u.test(text) &&
      tail.prices[0]?.kind === 'fixed'
    )
      return sure('prices')
    if (tail.before === '' || this.isOnlyPrices(facts)) return this.judgePrices(facts, at)
    if (headingWithList(text)) return sure('section')
    if (
      this.isWhole &&
      /\t/u.test(text) &&
      wordParts(text).length > 1 &&
      tail.prices.every(({ kind }) => kind === 'supplement')
    )
      return sure('items')
    if (this.isCourseLine(facts) && tail.prices.every(({ kind }) => kind === 'supplement'))
      return sure('subsection')
    if (this.isExtras(facts)) return sure('extras')
    if (this.isPricedHeading(facts, at)) return sure(isFixed(facts) ? 'section' : this.headingRole(facts, at))
    if (this.isWhole && !this.hasItems && facts.gapAbove < 1) {
      const isSupplement = tail.prices.every(({ kind }) => kind === 'supplement')
      if (wordParts(text).length > 1 && /\.\s/u.test(text))
        return sure(this.isAlone(at) || !isSupplement ? 'items' : 'note')
      if (facts.startsSmall && tail.prices.every(({ kind }) => kind === 'supplement')) return sure('note')
      if (isList(text) && tail.prices.every(({ kind }) => kind === 'supplement')) return sure('items')
    }
    if (this.isSeveral(facts)) return sure('items')
    if (this.item && !this.itemHasPrice && facts.startsSmall && facts.gapAbove < 1)
      return sure(
        tail.prices.length > 1 && /^(?:with|mit|avec|con|com|met)\b/iu.test(text) ? 'prices' : 'part',
      )
    if (
      this.item &&
      facts.indent > this.item.indent + 1 &&
      facts.gapAbove < 1 &&
      (facts.startsSmall || tail.prices.some(({ kind }) => kind === 'included'))
    )
      return sure('prices')
    if (weak && facts.text.length > 80 && /[.!?]\s/u.test(text)) return unsure('part', 0.5, 'item_or_part')
    return sure('item')
  }

  private judgePrices(facts: LineFacts, _at: number): ReadLine {
    if (this.item && facts.gapAbove < 1)
      return this.itemHasPrice && facts.tail.prices.every(({ label, size }) => !label && !size)
        ? unsure('prices', 0.5, 'price_unclear')
        : sure('prices')
    if (this.hasSection) return sure('prices')
    return unsure('prices', 0.5, 'price_unclear')
  }

  /** `Three courses 65, with wine pairing 95`: all of its words say what is got for its prices. */
  private isOnlyPrices(facts: LineFacts): boolean {
    const { before, prices } = facts.tail
    if (this.hasItems || prices.length === 0) return false
    if (
      /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|\d{1,2})[ -](?:courses?|gänge|plats)|(?:\d|zwei|drei|vier|fünf)[ -](?:gänge|gang)|entrée\s\+|entrée, plat|plat\s\+|starter\s(?:\+|and)|main\s\+|all\s|any\s|each\s|per\s|alle\s|jede)/iu.test(
        before,
      )
    )
      return true
    return (
      (this.isCourses && prices.length > 1) ||
      (this.hasSection && facts.startsSmall && slashedPrices(facts.text) > 1)
    )
  }

  private isExtras({ tail, text, indent }: LineFacts): boolean {
    const isAdded =
      /^(?:[+]|add\b|add-?ons?\b|extras?\b(?=[:\s])|with\b|substitute\b|swap\b|sub\b|upgrade\b|make it\b|supplément\b|avec\b|sauce\b|mit\b|dazu\b|zusätzlich|con\b|añad|aggiunt|extra\b)/iu.test(
        text,
      )
    const hasPlus = tail.prices.some(({ kind }) => kind === 'supplement')
    const isOwn =
      this.item !== undefined &&
      indent <= this.item.indent &&
      /^(?:with|make it|con|mit|avec|sub)\b/iu.test(text) &&
      tail.prices.length === 1
    if (isAdded && hasPlus) return !isOwn
    return (
      isAdded &&
      this.item !== undefined &&
      (indent > this.item.indent || /^(?:add|extra|add-?on|swap|upgrade|substitute)/iu.test(text)) &&
      tail.prices.every(({ kind }) => kind !== 'included')
    )
  }

  private isPricedHeading(facts: LineFacts, at: number): boolean {
    const next = this.after(at)
    const block = this.blockAfter(at)
    const isFirst =
      facts.gapAbove >= 1 || this.before(at)?.isOrnament === true || facts.line.tag?.kind === 'heading'
    const score = this.score(at)
    if (facts.line.tag?.kind === 'heading') return true
    if (hasOrnaments(facts.text)) return true
    const isOfAll =
      /\t/u.test(facts.text) &&
      facts.tail.prices.every(
        ({ kind, label = '' }) => kind === 'unit' || /^(?:any|all|two|three|four|five|six)\b/iu.test(label),
      )
    if (isFirst && isOfAll && block.every(({ tail }) => tail.prices.length === 0)) return true
    const head = facts.isCapitals || hasCapitalsFirst(facts.text)
    if (head && this.style.capitalItems < 0.3 && (isFirst || score >= HEADING)) return true
    if (!isFirst) return false
    const isFollowed =
      next !== undefined &&
      next.gapAbove < 1 &&
      !isPriced(next) &&
      !next.isNotice &&
      !next.legend &&
      next.indent <= facts.indent &&
      !next.startsSmall
    if (
      isFollowed &&
      (facts.sectionWords >= 0.5 ||
        (block.length > 1 && block.every((one) => !isFixed(one)) && this.style.gapBeforeItem < 0.3))
    )
      return true
    if (facts.sectionWords === 1 && isFollowed) return true
    if (facts.sectionWords === 1 && block.length === 0 && /:\s/u.test(facts.text)) return true
    // Alone between blank lines, below columns of prices that it does not fill.
    return (
      this.hasHeads &&
      facts.tail.prices.length === 1 &&
      this.style.gapBeforeItem < 0.3 &&
      (block.length === 0 || block[0]?.legend !== undefined)
    )
  }

  /** `Oysters 2 each   Martini 9   House wine 7` */
  private isSeveral({ text }: LineFacts): boolean {
    return severalParts(text).length > 1
  }

  private columnsFollow(at: number): boolean {
    const here = this.lines[at]
    const rows = this.lines.slice(at + 1, at + 6).filter(({ isOrnament }) => !isOrnament)
    if (here?.hasColumns) return true
    return rows.some(
      ({ tail }) =>
        tail.prices.length > 1 &&
        tail.prices.length <= (here?.headRuns ?? 0) &&
        tail.prices.every(({ label, size }) => !label && !size),
    )
  }

  private judgeWords(facts: LineFacts, at: number): ReadLine {
    const { text } = facts
    const score = this.score(at)
    const next = this.after(at)
    const isTight = facts.gapAbove < 1
    const isIndented = this.item !== undefined && facts.indent >= this.item.indent + 2
    if (
      this.isWhole &&
      this.hasItems &&
      isTight &&
      /^(?:with|mit|avec|con)\b/u.test(text) &&
      this.blockAfter(at).length === 0
    )
      return sure('note')
    if (this.isWhole && this.item && /^(?:or|oder|ou)\s/iu.test(text)) return sure('item')
    if (
      this.item &&
      isTight &&
      (isIndented || (facts.startsSmall && !facts.isCapitals)) &&
      score < HEADING + 2
    )
      return sure(this.isExtraWords(facts) ? 'extras' : 'part')
    if (this.isCourseLine(facts)) return sure('subsection')
    if (
      this.style.hasPricesBelow &&
      !facts.isCapitals &&
      this.pricesBelow(at) &&
      (facts.gapAbove >= 1 || !this.item || this.itemHasPrice)
    )
      return sure('item')
    if (this.style.hasPricesBelow && this.item && isTight) return sure('part')
    if (score >= HEADING) {
      const role = this.headingRole(facts, at)
      return score >= HEADING + 1 ? sure(role) : unsure(role, 0.7, 'heading_or_item', text)
    }
    if (this.hasSection && !this.hasItems && this.isIntro(facts, at)) return sure('note')
    if (
      this.hasSection &&
      !this.hasItems &&
      !this.isWhole &&
      isTight &&
      next &&
      isPriced(next) &&
      next.gapAbove < 1 &&
      !isPriceLine(next) &&
      !next.startsSmall &&
      !this.style.hasPricesBelow
    )
      return unsure('note', 0.6, 'notice_or_note', text)
    if (this.isWhole || !this.style.hasPrices) {
      if (this.isSeveralWords(text) && (/ [·•|/] |\t/u.test(text) || this.isAlone(at))) return sure('items')
      if (this.hasSection)
        return isTight || !this.hasItems ? sure('item') : unsure('item', 0.6, 'heading_or_item', text)
    }
    if (this.isSeveralWords(text) && / [·•|] /u.test(text))
      return this.hasItems && this.itemHasPrice ? unsure('note', 0.5, 'heading_or_item', text) : sure('items')
    if (this.item && isTight && !this.itemHasPrice && next && isPriceLine(next)) return sure('part')
    if (next && isPriceLine(next) && next.gapAbove < 1) return sure('item')
    if (next && next.gapAbove < 1 && next.startsSmall && isPriced(next)) return sure('item')
    if (this.style.hasPricesBelow && this.pricesBelow(at)) return sure('item')
    if (this.item && isTight) {
      if (
        this.style.hasPartsBelow ||
        /,|\.$/u.test(text) ||
        facts.line.isItalic ||
        facts.line.size < this.item.line.size * 0.97
      )
        return sure('part')
      return unsure('part', 0.5, 'item_or_part', text)
    }
    if (this.hasSection && /[.!?]$|,/u.test(text))
      return this.hasItems ? unsure('note', 0.5, 'notice_or_note', text) : sure('note')
    if (this.hasSection) return unsure('item', 0.4, 'price_missing', text)
    return unsure('note', 0.4, 'name_unclear', text)
  }

  private isExtraWords({ text }: LineFacts): boolean {
    return /^(?:add|choice of|choose|wahlweise mit)\b/iu.test(text) && /\d/u.test(text)
  }

  /** `First: Soup of the day or Little gem Caesar` */
  private isCourseLine({ text }: LineFacts): boolean {
    return this.isCourses && /^[\p{Lu}\p{Lo}\d][^:\t]{1,25}:\s+\S/u.test(text)
  }

  private isChoice(at: number): boolean {
    return !this.blockAfter(at).some(isFixed)
  }

  private pricesBelow(at: number): boolean {
    const block = this.blockAfter(at)
    const priceAt = block.findIndex(isPriceLine)
    return priceAt >= 0 && priceAt < 5
  }

  private isIntro(facts: LineFacts, at: number): boolean {
    const { text } = facts
    const next = this.after(at)
    if (next && isPriceLine(next)) return false
    if (
      /^(?:all|served|with|choice|choose|our|each|every|includes?|add|please|alle|dazu|mit|serviert|servi|tous|nos|accompagn|todos|servidos|tutti|wählen|inkl|build|pick|available)\b/iu.test(
        text,
      ) &&
      text.length > 14
    )
      return true
    if (isServingTime(text) || /^[([].*[)\]]$/u.test(text)) return true
    const isWholeList = this.isWhole && this.isSeveralWords(text) && this.isAlone(at)
    return (
      !isWholeList &&
      next !== undefined &&
      (isPriced(next) || this.isWhole) &&
      (/[.:]$|;/u.test(text) ||
        (/^\p{Ll}/u.test(text) && !this.isWhole) ||
        (facts.line.isItalic === true && this.style.hasPrices))
    )
  }

  /** No other line of its block says of what a section has. */
  private isAlone(at: number): boolean {
    const before = this.before(at)
    const isFirst = this.lines[at]?.gapAbove !== 0 || before === undefined || this.hasItems === false
    const [next, ...more] = this.blockAfter(at)
    if (!next) return isFirst
    const isLast = !this.style.hasBlankLines && this.score(at + 1) >= HEADING
    return (
      isFirst && (isLast || [next, ...more].every(({ legend, isNotice }) => legend !== undefined || isNotice))
    )
  }

  private isSeveralWords(text: string): boolean {
    return (
      wordParts(text).length > 1 &&
      (!/,/u.test(text) || / [·•|/] /u.test(text) || (this.isWhole && !this.hasItems))
    )
  }
}

/** `small, 2 scoops 2.80 / medium, 3 scoops 3.50`: how many parts end with an amount. */
const slashedPrices = (text: string): number => {
  const parts = text.split(/\s\/\s/u)
  return parts.every((part) => /\p{L}.*\s\d+(?:[.,]\d{2})?(?:\s?\p{Sc})?$/u.test(part)) ? parts.length : 0
}

/** Is the type of a heading lesser than that of another: smaller, or not in capitals? */
const isLower = (heading: LineFacts, other: LineFacts): boolean => {
  const [level, above] = [heading.line.tag, other.line.tag].map((tag) =>
    tag?.kind === 'heading' ? tag.level : undefined,
  )
  if (level !== undefined && above !== undefined) return level > above
  return (
    heading.line.size < other.line.size * 0.93 ||
    (other.isCapitals && !heading.isCapitals && heading.line.size <= other.line.size)
  )
}

const hasAmount = ({ tail }: LineFacts): boolean => tail.prices.length > 0

const isPriced = ({ tail }: LineFacts): boolean => tail.prices.length > 0

/** Has it a price of its own, and not only something on top of one? */
const isFixed = ({ tail }: LineFacts): boolean => tail.prices.some(({ kind }) => kind !== 'supplement')

const isPriceLine = ({ tail }: LineFacts): boolean => tail.prices.length > 0 && tail.before === ''
