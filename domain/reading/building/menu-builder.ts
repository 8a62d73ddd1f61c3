import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { takeMarks } from '../marks/item-marks.ts'
import type { PriceFacts } from '../prices/amounts.ts'
import { priceTail } from '../prices/price-tail.ts'
import type { LineFacts } from '../roles/line-facts.ts'
import type { ReadLine } from '../roles/role.ts'
import { wordParts } from '../roles/several.ts'
import { contactOfLine } from '../words/contact-words.ts'
import type { HeadDraft, ItemDraft, SectionDraft } from './drafts.ts'
import { isDrinkSection } from './drinks.ts'
import { ExtraGroups } from './extra-groups.ts'
import { HeadsAbove } from './heads-above.ts'
import { addPart } from './item-part.ts'
import { nameWithNumber, priceFirst, withoutOr } from './item-words.ts'
import { addSentence, choicesIn, itemsOfLine } from './items-of-line.ts'
import { joinContact } from './join-contact.ts'
import type { MenuDraft } from './menu-draft.ts'
import { headsOf, newSection } from './new-section.ts'
import { addNotices } from './notice-list.ts'
import type { Went } from './place-leftovers.ts'
import { placed } from './place-prices.ts'
import { readPricesBelow } from './prices-below.ts'
import { readHeading } from './read-heading.ts'
import { type ItemContext, readItem } from './read-item.ts'
import { readNotices } from './read-notices.ts'
import { isInSecondScript } from './scripts.ts'
import { noteOfSection, saidOfSection } from './section-note.ts'
import { isWineList, isWineSection } from './wine.ts'

/** What the whole text says of how its items are read. */
export type WholeContext = Omit<ItemContext, 'isWine' | 'isDrink'>

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
  private readonly facts: PriceFacts
  private readonly whole: WholeContext

  constructor(facts: PriceFacts, whole: WholeContext) {
    this.facts = facts
    this.whole = whole
    this.extras = new ExtraGroups(this.draft.groups, facts)
  }

  take(at: number, facts: LineFacts, { role }: ReadLine): void {
    if (role !== 'section' && role !== 'subsection' && role !== 'ornament') this.settleHeads()
    switch (role) {
      case 'name':
        this.takeName(facts.text)
        break
      case 'title':
        this.draft.titles.push(facts.text)
        break
      case 'section':
      case 'subsection':
        this.takeHeading(at, facts, role === 'subsection')
        break
      case 'heads':
        this.takeHeads(at, facts)
        break
      case 'item':
        this.takeItem(at, facts)
        break
      case 'items':
        this.takeItems(at, facts)
        break
      case 'part':
        this.takePart(at, facts)
        break
      case 'part-below':
        this.below.push({ line: at, facts })
        return
      case 'prices':
        this.takePrices(at, facts)
        break
      case 'extras':
        if (!this.extras.take(facts, this.section, this.item)) this.takeNote(facts)
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
      ...(this.item && { item: this.item }),
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

  /** After the last line. */
  end(): void {
    this.settleBelow()
    this.settleHeads()
    this.headsAbove.settle()
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
    const heading = readHeading(facts.text, facts.headRuns, this.facts, isInner)
    const section = this.open({
      ...newSection(at, heading.name),
      ...(heading.daypart !== undefined && { daypart: heading.daypart }),
    })
    for (const words of heading.intro) {
      const marked = takeMarks(`(${words})`, this.whole.legend)
      if (marked.text === '' && marked.said.length > 0) section.said.push(...marked.said)
      else section.intro.push(words)
    }
    this.headsAbove.enter(section)
    section.prices.push(...placed(facts.line, heading.prices))
    section.heads.push(...headsOf(facts.line, heading.columns))
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
    const tail = priceTail(text, this.facts, 'item')
    const prices = tail.prices.map((price) => ({ ...price, from: price.start, to: price.end }))
    const item = readItem(tail.before, prices, tail.behind, at, this.contextOf(section))
    section.items.push(item)
    this.item = item
  }

  private contextOf(section: SectionDraft): ItemContext {
    const names = [section.name, section.parent?.name ?? '', ...section.heads.map(({ label }) => label)]
    return {
      ...this.whole,
      isDrink: isDrinkSection([...this.draft.titles, ...names]),
      isWine:
        isWineSection(names) ||
        this.draft.titles.some(isWineList) ||
        /\b(?:btl|bottle|bouteille|flasche|botella|bottiglia)\b/iu.test(names.join(' ')),
    }
  }

  private takeHeads(at: number, facts: LineFacts): void {
    const heading = readHeading(facts.text, facts.headRuns, this.facts)
    const heads = headsOf(facts.line, heading.columns)
    if (heading.name !== '') {
      this.takeHeading(at, facts, false)
      return
    }
    if (!this.section || this.section.items.length > 0) this.headsAbove.wait(at, heads)
    else this.headSection(at, heads)
  }

  /** No heading follows the heads that wait: they head the rows below them. */
  private settleHeads(): void {
    const waiting = this.headsAbove.release()
    if (waiting) this.headSection(waiting.at, waiting.heads)
  }

  private headSection(at: number, heads: readonly HeadDraft[]): void {
    const section = this.current(at)
    if (section.items.length === 0 && section.heads.length === heads.length) {
      const joined = section.heads.map((head, index) => ({
        ...head,
        ...(heads[index]?.size && { size: heads[index].size }),
      }))
      section.heads.splice(0, section.heads.length, ...joined)
      return
    }
    if (section.items.length > 0 && section.heads.length > 0) {
      const next = this.open({ ...newSection(at, section.name), isUnnamed: true })
      if (section.parent) next.parent = section.parent
      else this.top = next
      next.heads.push(...heads)
      return
    }
    section.heads.splice(0, section.heads.length, ...heads)
  }

  private takeItem(at: number, facts: LineFacts): void {
    const { text, tail, line } = facts
    const section = this.current(at)
    const moved = tail.prices.length === 0 && facts.isPriceFirst ? priceFirst(text) : undefined
    const columns = section.heads.length || (section.parent?.heads.length ?? 0)
    const read = moved ? priceTail(moved, this.facts, 'item') : nameWithNumber(text, tail, columns)
    const prices = moved
      ? read.prices.map((price) => ({ ...price, from: 0, to: 0 }))
      : placed(line, read.prices)
    const item = readItem(withoutOr(read.before, section), prices, read.behind, at, this.contextOf(section))
    for (const { line: above, facts: said } of this.below.splice(0)) {
      item.lines.push(above)
      item.description = [item.description, said.text].filter(Boolean).join(' ')
      this.went.set(above, { section, item })
    }
    section.items.push(item)
    this.item = item
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
    if (
      !item &&
      this.section &&
      this.section.secondName === undefined &&
      isInSecondScript(facts.text, this.whole) &&
      facts.text.length <= MENU_TEXT_LIMITS.sectionName
    ) {
      this.section.secondName = facts.text
      return
    }
    if (!item) {
      this.current(at).intro.push(facts.text.replaceAll('\t', ' '))
      return
    }
    addPart(item, at, facts, this.contextOf(this.current(at)))
  }

  private takePrices(at: number, facts: LineFacts): void {
    const section = this.current(at)
    const { item } = this
    const { prices, said, behind, isBare } = readPricesBelow(facts, item === undefined, this.facts)
    if (item) {
      item.lines.push(at)
      item.prices.push(...prices)
      item.description = [item.description, said, ...behind].filter(Boolean).join(', ')
      return
    }
    section.hasPricesBelow ||= section.prices.length === 0 && isBare
    if (said !== undefined) saidOfSection(section, said)
    section.prices.push(...prices)
    section.footer.push(...behind)
  }

  private takeNote(facts: LineFacts): void {
    if (this.section) noteOfSection(this.section, facts, this.facts)
    else this.draft.intro.push(facts.text.replaceAll('\t', ' '))
  }
}
