import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { PriceFacts } from '../../prices/line/amounts.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { isServingTime } from '../words/time-words.ts'
import type { PlacedPrice, SectionDraft } from './drafts.ts'
import { isInSecondScript, type Scripts } from './scripts.ts'

/** Puts what a line says of a section where it belongs: among its prices, to its time, its introduction, its footer. */
export function noteOfSection(section: SectionDraft, facts: LineFacts, known: PriceFacts): void {
  const text = facts.text.replaceAll('\t', ' ')
  const alone = priceAlone(facts)
  if (alone && section.items.length === 0 && !/[;.]\s/u.test(text)) {
    section.prices.push(alone)
    return
  }
  const both = sentenceAndPrices(facts.text, known)
  if (both) {
    section.intro.push(both.said)
    section.prices.push(...both.prices)
    return
  }
  saidOfSection(section, text)
}

/** When a section is served, above its items; else its introduction, and below them its footer. */
export function saidOfSection(section: SectionDraft, text: string): void {
  if (section.items.length === 0 && section.daypart === undefined && isServingTime(text)) {
    section.daypart = text
    return
  }
  const list = section.items.length > 0 ? section.footer : section.intro
  list.push(text.replace(/^\((.*)\)$/u, '$1'))
}

/** `Brown rice +1.50` */
function priceAlone({ tail: { before, prices } }: LineFacts): PlacedPrice | undefined {
  const [price, ...more] = prices
  if (price?.kind !== 'supplement' || more.length > 0) return undefined
  return { ...price, label: [before, price.label].filter(Boolean).join(' '), from: 0, to: 0 }
}

/** `Served with jasmine rice. Brown rice +1.50`, `Served with rice. Add guac +2.50, extra meat +3` */
function sentenceAndPrices(
  text: string,
  known: PriceFacts,
): { said: string; prices: PlacedPrice[] } | undefined {
  const [, said, priced] = /^(.*(?:;|\p{L}[)”"]?\.(?=\s)))\s*([^;]+)$/u.exec(text) ?? []
  if (said === undefined || priced === undefined) return undefined
  const parts = priced.trim().split(/[,;]\s+/u)
  const prices = parts.map((part) => onlyPrice(part, known))
  if (!prices.every((price) => price !== undefined)) return undefined
  return { said: said.replace(/;$/u, ''), prices }
}

function onlyPrice(part: string, known: PriceFacts): PlacedPrice | undefined {
  const { before, prices } = priceTail(part, known, 'whole')
  const [price, ...more] = prices
  if (!price || more.length > 0) return undefined
  const label =
    part
      .slice(0, price.start)
      .replace(/[\s+]+$/u, '')
      .trim() || [before, price.label].filter(Boolean).join(' ')
  return { ...price, label, from: 0, to: 0 }
}

/** What a line says of a section before its first item: its name in the other script, or an introduction. */
export function partOfSection(section: SectionDraft, text: string, scripts: Scripts): void {
  const isName =
    section.secondName === undefined &&
    isInSecondScript(text, scripts) &&
    text.length <= MENU_TEXT_LIMITS.sectionName
  if (isName) section.secondName = text
  else section.intro.push(text.replaceAll('\t', ' '))
}
