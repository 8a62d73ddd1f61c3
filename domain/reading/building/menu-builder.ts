import type { PriceFacts } from '../../prices/line/amounts.ts'
import { isLabel } from '../../prices/words/labels.ts'
import { isOfMenu, type ReadLine } from '../layout/role.ts'
import type { LayoutState } from '../layout/states.ts'
import { columnRuns, haveLabels, isCapitals, type LineFacts } from '../lines/line-facts.ts'
import { wordParts } from '../lines/several.ts'
import { contactOfLine } from '../words/contact-words.ts'
import type { HeadDraft, ItemDraft, SectionDraft } from './drafts.ts'
import { ExtraGroups } from './extra-groups.ts'
import { HeadsAbove } from './heads-above.ts'
import { contextIn, type WholeContext } from './item-context.ts'
import { itemOfLine, itemOfPart } from './item-of-line.ts'
import { addPart } from './item-part.ts'
import { addSentence, choicesIn, costsAll, itemsOfLine } from './items-of-line.ts'
import { joinContact } from './join-contact.ts'
import type { MenuDraft } from './menu-draft.ts'
import { areRepeated, headedSection, headsOf, newSection, takeHeads } from './new-section.ts'
import { addNotices } from './notice-list.ts'
import type { Went } from './place-leftovers.ts'
import { addPricesBelow, pricesOfSection, readPricesBelow } from './prices-below.ts'
import { headOfColumn, readHeading } from './read-heading.ts'
import type { ItemContext } from './read-item.ts'
import { readNotices } from './read-notices.ts'
import { noteOfSection, partOfSection } from './section-note.ts'

/** The state of a line, and for prices of a block the line of the dish that they are for. */
export interface LineLayout {
  readonly state?: LayoutState | undefined
  readonly of?: number | undefined
}

/** Characters between columns whose heads are a cell a line. */
const CELL = 20

/** How many heads a line of heads has; capitals alone tell a name from labels: `SMALL EATS   tuna   with beef`. */
function headsIn({ headRuns, text }: LineFacts): number {
  const [name = '', ...labels] = columnRuns(text)
  return labels.length > 1 && isCapitals(name) && !labels.some(isCapitals) ? labels.length : headRuns
}

const hasSeveral = ({ tail: { before, prices } }: LineFacts): boolean =>
  before !== '' &&
  prices.length > 1 &&
  prices.every(({ kind, label, size }) => kind === 'fixed' && !label && !size)

/** What is before the prices of a line, with the sign it ends with. */
const begunName = ({ text, tail }: LineFacts): string =>
  text
    .slice(0, Math.min(text.length, ...tail.prices.map(({ start }) => start)))
    .replace(/[\s.\u2026_]+$/u, '')

/** How a name ends that has more on the next line; a single comma leads to the price. */
const GOES_ON =
  /(?:[&+]|,[^,]*,|\([^)]*|\s(?:and|with|of|und|mit|vom|et|avec|de|du|y|con|del|e|di|da|met|en|med|og|och))$/u

/** States of lines whose numbers are no prices. */
const isUnpriced: ReadonlySet<LayoutState> = new Set(['itemN', 'item0', 'itemA', 'partN', 'partP'])

/** `$8.50 - Summer rolls`: no number of a dish. */
const SURE_FIRST = /^(?:\p{Sc}|\d+[.,]\d{2}(?!\d)|\d+\s?\p{Sc})/u

const withoutPrices = (facts: LineFacts): LineFacts => ({
  ...facts,
  isPriceFirst: facts.isPriceFirst && SURE_FIRST.test(facts.text),
  tail: { before: facts.text, prices: [], behind: [] },
})

/** Puts lines together, from the first to the last, by what each of them is. */
export class MenuBuilder {
  readonly draft: MenuDraft = {
    names: [],
    titles: [],
    intro: [],
    sections: [],
    groups: [],
    notices: [],
    contact: {},
  }
  /** Where each line went. */
  readonly went = new Map<number, Went>()
  private section: SectionDraft | undefined
  private top: SectionDraft | undefined
  private item: ItemDraft | undefined
  private readonly extras: ExtraGroups
  private readonly headsAbove = new HeadsAbove()
  /** Said of the item that comes next. */
  private below: { line: number; facts: LineFacts }[] = []
  /** Cells of heads that are a line each. */
  private cells: { readonly at: number; readonly label: string }[] = []
  /** The last dish and its first line, which may wait for the rest of its name or for its price. */
  private waiting: { readonly item: ItemDraft; readonly facts: LineFacts } | undefined
  /** Prices of the dish that comes next. */
  private before: { readonly line: number; readonly facts: LineFacts } | undefined
  private readonly facts: PriceFacts
  private readonly whole: WholeContext

  constructor(facts: PriceFacts, whole: WholeContext) {
    this.facts = facts
    this.whole = whole
    this.extras = new ExtraGroups(this.draft.groups, facts)
  }

  /** Takes the next line; what the layout says in addition to its role, where the layout was asked. */
  take(at: number, written: LineFacts, { role }: ReadLine, { state, of }: LineLayout = {}): void {
    if (role === 'heads' && headsIn(written) < 2) {
      this.cells.push({ at, label: written.text })
      return
    }
    this.closeCells()
    if (role !== 'section' && role !== 'subsection' && role !== 'ornament') this.closeHeads()
    const isLess =
      state !== undefined && isUnpriced.has(state) && !(state === 'item0' && this.differs(written))
    const facts = isLess ? withoutPrices(written) : written
    switch (role) {
      case 'name':
        this.takeName(facts.text)
        break
      case 'title':
        this.draft.titles.push(facts.text)
        break
      case 'section':
      case 'subsection':
        if (state === 'sectionMore' && this.section?.items.length === 0) {
          this.section.name = `${this.section.name} ${facts.text}`
          this.section.lines.push(at)
        } else this.takeHeading(at, facts, role === 'subsection')
        break
      case 'heads':
        this.takeHeads(at, facts)
        break
      case 'item':
        this.takeItem(at, facts)
        if (this.item) this.waiting = { item: this.item, facts }
        break
      case 'items':
        this.takeItems(at, facts)
        break
      case 'part':
        if (state === 'itemMore' || this.goesOn(facts)) this.takeMore(at, facts)
        else this.takePart(at, facts)
        break
      case 'part-below':
        this.below.push({ line: at, facts })
        return
      case 'prices':
        this.takePrices(at, facts, of)
        break
      case 'prices-below':
        this.settleBefore()
        this.before = { line: at, facts }
        return
      case 'extras':
        // `Extra toppings 1.50 / 2.00 / 2.50`: one price for each size.
        if (hasSeveral(facts)) this.takeItem(at, facts)
        else if (!this.extras.take(facts, this.section, this.item)) this.takeNote(facts)
        break
      case 'note':
        this.takeNote(facts)
        break
      case 'notice':
        addNotices(this.draft.notices, at, facts, this.facts, this.whole)
        break
      case 'legend':
        if (facts.legend?.rest)
          this.draft.notices.push(
            ...readNotices(facts.legend.rest, this.facts).map((notice) => ({ ...notice, line: at })),
          )
        break
      case 'contact':
        this.draft.contact = joinContact(this.draft.contact, contactOfLine(facts.text))
        break
      default:
        return
    }
    this.went.set(at, {
      ...(this.section && { section: this.section }),
      ...(this.item && !isOfMenu(role) && { item: this.item }),
    })
  }

  private takeName(text: string): void {
    const [name = text, ...rest] = text.replaceAll('\t', ' ').split(/\s+[\u2013\u2014|·]\s+/u)
    this.draft.names.push(name)
    this.draft.titles.push(...rest)
  }

  /** What was said of an item that never came is said of the section. */
  private settleBelow(): void {
    for (const { line, facts } of this.below.splice(0)) {
      this.takeNote(facts)
      this.went.set(line, { ...(this.section && { section: this.section }) })
    }
  }

  /** Prices of an item that never came are those of what is above. */
  private settleBefore(): void {
    const { before } = this
    this.before = undefined
    if (!before) return
    this.takePrices(before.line, before.facts, undefined)
    this.went.set(before.line, {
      ...(this.section && { section: this.section }),
      ...(this.item && { item: this.item }),
    })
  }

  /** After the last line. */
  end(): void {
    this.settleBelow()
    this.settleBefore()
    this.closeCells()
    this.closeHeads()
    this.headsAbove.settle(this.draft.sections)
  }

  private open(section: SectionDraft): SectionDraft {
    this.draft.sections.push(section)
    this.section = section
    this.item = undefined
    return section
  }

  /** The section that lines go into; one without a name where none has begun. */
  private current(at: number): SectionDraft {
    if (this.section) return this.section
    const title = this.draft.titles.pop()
    this.top = this.open({ ...newSection(at, title ?? ''), ...(title === undefined && { isUnnamed: true }) })
    return this.top
  }

  private takeHeading(at: number, facts: LineFacts, isInner: boolean): void {
    this.settleBelow()
    this.settleBefore()
    const heading = readHeading(facts.text, haveLabels(facts) ? 0 : facts.headRuns, this.facts, isInner)
    const { section: above } = this
    // `WINE LIST`, `glass / bottle`, `SPARKLING`: the heads are over all that follows.
    if (above && above.items.length === 0 && above.prices.length === 0 && above.heads.length > 1)
      this.headsAbove.wait(at, above.heads.splice(0))
    const section = this.open(headedSection(at, facts.line, heading, this.whole.legend))
    this.headsAbove.enter(section)
    if (isInner && this.top) {
      section.parent = this.top
      if (this.top.prices.length > 0) section.layout = 'list'
    } else this.top = section
    if (heading.list !== '') this.takeList(at, heading.list, isInner)
  }

  /** Items on the line of a heading, or below one that has the price of all. */
  private takeList(at: number, list: string, isCourse: boolean): void {
    const section = this.current(at)
    const parts = isCourse ? choicesIn(list) : wordParts(list)
    section.layout = isCourse ? 'courses' : 'inline'
    for (const part of parts) this.addItem(at, part)
  }

  private addItem(at: number, text: string): void {
    const section = this.current(at)
    this.item = itemOfPart(at, text, this.contextOf(section), this.facts)
    section.items.push(this.item)
  }

  private contextOf(section: SectionDraft): ItemContext {
    return contextIn(section, this.draft.titles, this.whole)
  }

  private takeHeads(at: number, written: LineFacts): void {
    const facts = { ...written, headRuns: headsIn(written) }
    const heading = readHeading(facts.text, facts.headRuns, this.facts)
    const heads = headsOf(facts.line, heading.columns)
    if (heading.name !== '') {
      this.takeHeading(at, facts, false)
      return
    }
    if (!this.section || this.section.items.length > 0) this.headsAbove.wait(at, heads)
    else this.headSection(at, heads)
  }

  /** Heads that were a cell a line, as one line of heads. */
  private closeCells(): void {
    const cells = this.cells.splice(0)
    const [first] = cells
    if (!first) return
    const heads = cells.map(({ label }, column) => ({
      ...headOfColumn(label),
      from: column * CELL,
      to: column * CELL,
      isApart: true,
    }))
    for (const { at } of cells) this.went.set(at, {})
    if (cells.length > 1 || isLabel(first.label)) this.headSection(first.at, heads)
  }

  /** No heading follows the heads that wait: they head the rows below them. */
  private closeHeads(): void {
    const waiting = this.headsAbove.release()
    if (waiting) this.headSection(waiting.at, waiting.heads)
  }

  private headSection(at: number, heads: readonly HeadDraft[]): void {
    const section = this.current(at)
    if (areRepeated(section, heads)) return
    const isAnother = section.items.length > 0 && section.heads.length > 0
    if (!isAnother) {
      takeHeads(section, heads)
      return
    }
    const next = this.open({ ...newSection(at, section.name), isUnnamed: true })
    if (section.parent) next.parent = section.parent
    else this.top = next
    next.heads.push(...heads)
  }

  private takeItem(at: number, facts: LineFacts): void {
    const section = this.current(at)
    const item = itemOfLine(at, facts, section, this.contextOf(section), this.facts)
    for (const { line: above, facts: said } of this.below.splice(0)) {
      item.lines.push(above)
      item.description = [item.description, said.text].filter(Boolean).join(' ')
      this.went.set(above, { section, item })
    }
    if (this.before) {
      const { line, facts: prices } = this.before
      addPricesBelow(item, line, readPricesBelow(prices, false, this.facts), this.whole.legend)
      this.went.set(line, { section, item })
      this.before = undefined
    }
    section.items.push(item)
    this.item = item
  }

  /** `Goat's cheese, honey,   10.75` above `walnuts, apple`: the name goes on below its price. */
  private goesOn({ tail }: LineFacts): boolean {
    const { item, facts } = this.waiting ?? {}
    return (
      facts !== undefined &&
      item === this.item &&
      facts.tail.prices.length > 0 &&
      tail.prices.length === 0 &&
      GOES_ON.test(begunName(facts))
    )
  }

  /** Reads a dish again with the rest of its name, which is on another line. */
  private takeMore(at: number, facts: LineFacts): void {
    const section = this.current(at)
    const first = this.waiting
    if (!first || first.item !== this.item || this.item.lines.length > 1) {
      this.takePart(at, facts)
      return
    }
    const begun = first.facts.tail
    const isPriced = begun.prices.length > 0
    const before = `${isPriced ? begunName(first.facts) : first.facts.text} ${facts.tail.before}`
    const whole = isPriced
      ? {
          ...first.facts,
          text: `${before}\t${first.facts.text.slice(begun.before.length)}`,
          tail: { ...begun, before },
        }
      : { ...facts, text: `${first.facts.text} ${facts.text}`, tail: { ...facts.tail, before } }
    const item = itemOfLine(at, whole, section, this.contextOf(section), this.facts)
    item.lines.unshift(...first.item.lines)
    section.items.splice(section.items.indexOf(first.item), 1, item)
    for (const line of first.item.lines) this.went.set(line, { section, item })
    this.item = item
    this.waiting = undefined
  }

  private takeItems(at: number, facts: LineFacts): void {
    const section = this.current(at)
    const { items, layout, sentences } = itemsOfLine(facts.text, section)
    for (const item of items) this.addItem(at, item)
    if (layout) section.layout = layout
    else delete section.layout
    this.item = undefined
    for (const sentence of sentences) addSentence(section, sentence, this.facts)
  }

  private takePart(at: number, facts: LineFacts): void {
    const { item } = this
    if (item) addPart(item, at, facts, this.contextOf(this.current(at)))
    else partOfSection(this.current(at), facts.text, this.whole)
  }

  /** @param of the line of the dish that they are for, where it isn't the last one */
  private takePrices(at: number, facts: LineFacts, of: number | undefined): void {
    const section = this.current(at)
    const named = of === undefined ? undefined : section.items.find(({ lines }) => lines.includes(of))
    const item = costsAll(section, facts.text) ? undefined : (named ?? this.item)
    const below = readPricesBelow(facts, item === undefined, this.facts)
    if (item) addPricesBelow(item, at, below, this.whole.legend)
    else pricesOfSection(section, below)
  }

  /** `Cocktails 13`, below it `Espresso Martini 14`: a number near the price of the section is the dish's own. */
  private differs({ tail: { prices } }: LineFacts): boolean {
    const [{ kind, amount } = {}, ...more] = prices
    const isNear = (other = 0) => amount !== undefined && amount * 2 >= other && amount <= other * 2
    return (
      kind === 'fixed' &&
      more.length === 0 &&
      this.section?.prices.some((price) => isNear(price.amount)) === true
    )
  }

  private takeNote(facts: LineFacts): void {
    if (this.section) noteOfSection(this.section, facts, this.facts)
    else this.draft.intro.push(facts.text.replaceAll('\t', ' '))
  }
}
