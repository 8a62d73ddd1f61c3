import type { SectionLayout } from '../../menu/model/section.ts'
import type { PriceFacts } from '../../prices/line/amounts.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import { GAP } from '../../text/gap.ts'
import { severalParts, wordParts } from '../lines/several.ts'
import { OR_BETWEEN } from '../words/line-words.ts'
import type { SectionDraft } from './drafts.ts'

/** Several items of one line. */
export interface LineItems {
  readonly items: readonly string[]
  /** How their section prints its items from now on; undefined for one below the other. */
  readonly layout: SectionLayout | undefined
  /** Sentences behind the list. */
  readonly sentences: readonly string[]
}

/** The items of a line of a section: with a price each, as choices of a course, or as mere words. */
export function itemsOfLine(text: string, section: SectionDraft): LineItems {
  const isFirst = section.items.length === 0
  const several = severalParts(text)
  if (several.length > 1) {
    // Rows below each other are columns of a list.
    const later = text.includes(GAP) ? undefined : section.layout
    return { items: several, layout: isFirst ? 'inline' : later, sentences: [] }
  }
  const isCourse = section.parent !== undefined && OR_BETWEEN.test(text)
  if (isCourse) return { items: choicesIn(text), layout: 'courses', sentences: [] }
  const [list = '', ...sentences] = text.split(/\.\s+(?=\p{Lu})/u)
  return {
    items: wordParts(sentences.length > 0 ? list : text),
    layout: isFirst ? 'inline' : section.layout,
    sentences,
  }
}

/** `Veg 7.50   Chicken 8.50   Lamb 9.25` below dishes none of which has a price: what each of them costs. */
export const costsAll = ({ items }: SectionDraft, text: string): boolean =>
  items.length > 1 && items.every(({ prices }) => prices.length === 0) && severalParts(text).length > 2

/** `Soup of the day or Little gem Caesar` */
export const choicesIn = (text: string): string[] =>
  text.split(new RegExp(`,\\s+(?![^(]*\\))|${OR_BETWEEN.source}`, 'u'))

/** A sentence behind a list: something on top for a price, else the footer of the section. */
export function addSentence(section: SectionDraft, sentence: string, known: PriceFacts): void {
  const { before, prices } = priceTail(sentence, known, 'item')
  const [price, ...more] = prices
  if (!price || more.length > 0) {
    section.footer.push(sentence)
    return
  }
  const label = [before, price.label].filter(Boolean).join(' ')
  section.prices.push({ ...price, kind: 'supplement', label, from: 0, to: 0 })
}
