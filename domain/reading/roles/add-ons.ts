import { GAP } from '../../text/gap.ts'
import type { Here } from './here.ts'
import { isFixed, saysAddOn } from './line-kinds.ts'

/** `Chicken 9.95 | Lamb 10.95` right below a heading, above dishes without prices: what each of them costs. */
export function isVariants({ facts, at, around, open }: Here): boolean {
  if (!open.hasSection || open.hasItems || facts.gapAbove >= 1) return false
  const slashed = facts.text.split(/\s[|/·]\s|\t/u)
  const parts = slashed.length > 1 ? slashed : facts.text.split(/,\s+/u)
  const isPricedEach = parts.length > 1 && parts.every((part) => /\p{L}.*\d/u.test(part))
  const block = around.blockAfter(at).filter(({ isNotice, legend }) => !isNotice && !legend)
  const [first] = block
  return (
    isPricedEach &&
    first !== undefined &&
    block.length > 1 &&
    !isFixed(first) &&
    block.slice(0, 4).filter(isFixed).length < 2
  )
}

/** `Served with fries and toast. Egg whites +1.25` right below a heading. */
export function isServedWith({ facts, open }: Here): boolean {
  return (
    open.hasSection &&
    !open.hasItems &&
    !open.isWhole &&
    facts.gapAbove < 1 &&
    /\p{Ll}{2}\.\s\p{Lu}/u.test(facts.text) &&
    (facts.tail.prices.every(({ kind }) => kind === 'supplement') || saysAddOn(facts.text))
  )
}

/** `Steak +$4.00` in the block of a dish, where dishes are apart from each other. */
export function isOnTop({ facts, open, style }: Here): boolean {
  return (
    style.pricedShare > 0.5 &&
    open.item !== undefined &&
    isFixed(open.item) &&
    !open.hasHeads &&
    facts.gapAbove < 1 &&
    facts.tail.prices.length === 1 &&
    facts.tail.prices[0]?.kind === 'supplement' &&
    facts.text.length < 40 &&
    !facts.text.includes(GAP) &&
    !/^(?:add|extra|with|mit|avec|con|com|met)\b/iu.test(facts.text)
  )
}

/** `Suppléments : œuf 1,20 € – fromage 1,50 €` */
const HEADED_EXTRAS =
  /^(?:suppl[ée]ments?|suplementos?|supplementi|suplementy|extra['’]?s|add-?ons?|toppings?|aggiunte|zutaten|beläge|tillval|tilbehør)\s?:\s/iu

/** What can be added, and for how much. */
export function isExtras({ facts, open }: Here): boolean {
  const { tail, text, indent } = facts
  if (open.hasItems && facts.amounts > 1 && HEADED_EXTRAS.test(text)) return true
  // `Add chicken $6, shrimp $8` between a heading and its dishes
  if (open.hasSection && !open.item && facts.amounts > 1 && /^add\s/iu.test(text)) return true
  const isAdded =
    /^(?:[+]|add\b|add-?ons?\b|extras?\b(?=[:\s])|with\b|substitute\b|swap\b|sub\b|upgrade\b|make it\b|supplément\b|avec\b|sauce\b|mit\b|dazu\b|zusätzlich|con\b|añad|aggiunt|extra\b)/iu.test(
      text,
    )
  const hasPlus = tail.prices.some(({ kind }) => kind === 'supplement')
  const isOwn =
    open.item !== undefined &&
    indent <= open.item.indent &&
    /^(?:with|make it|con|mit|avec|sub)\b/iu.test(text) &&
    tail.prices.length === 1
  if (isAdded && hasPlus) return !isOwn || (open.itemHasPrice && !open.hasHeads && facts.gapAbove < 1)
  // `Extra noodles ........ 3` in the rows of a list, its price where all others have theirs.
  if (open.item?.text.includes(GAP) && text.includes(GAP) && indent <= open.item.indent) return false
  return (
    isAdded &&
    open.item !== undefined &&
    (indent > open.item.indent || /^(?:[+]|add|extra|add-?on|swap|upgrade|substitute)/iu.test(text)) &&
    tail.prices.every(({ kind }) => kind !== 'included')
  )
}
