import { isLabel } from '../../prices/words/labels.ts'
import { isServingTime } from '../words/time-words.ts'
import type { Here } from './here.ts'
import type { LineFacts } from './line-facts.ts'
import { isFixed } from './line-kinds.ts'
import { severalParts } from './several.ts'

/** `Three courses 65, with wine pairing 95`: all of its words say what is got for its prices. */
export function isOnlyPrices(here: Here): boolean {
  const { facts, open, around, at, style } = here
  const { before, prices } = facts.tail
  if (open.hasItems || prices.length === 0) return false
  if (open.hasSection && isServingTime(before)) return true
  if (
    /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|\d{1,2})[ -](?:courses?|gänge|plats|portate|pases|pasos|tiempos|gangen|rätter|retter)|(?:\d|zwei|drei|vier|fünf)[ -](?:gänge|gang)|entrée\s\+|entrée, plat|plat\s\+|starter\s(?:\+|and)|main\s\+|all\s|any\s|each\s|per\s|alle\s|jede)|(?:pairing|accords? mets.*|maridaje.*|weinbegleitung|abbinamento.*)$/iu.test(
      before,
    )
  )
    return true
  // `FOR THE KIDS £9` above unpriced lines, where headings are in capitals.
  const isHeading = facts.isCapitals && facts.gapAbove >= 1 && style.hasCapitalHeadings
  if (
    open.hasSection &&
    !isHeading &&
    isLabel(before) &&
    /\s/u.test(before) &&
    prices.length === 1 &&
    !isLabelLine(around.after(at))
  )
    return true
  return (
    (open.isCourses &&
      !open.hasHeads &&
      prices.length > 1 &&
      prices.some(({ label, size }) => label || size)) ||
    (isOfCourses(before) &&
      !headsChoices(here) &&
      (open.isCourses || MEAL.test(open.top?.facts.text ?? ''))) ||
    (open.hasSection &&
      facts.startsSmall &&
      (slashedPrices(facts.text) > 1 ||
        (prices.length > 1 &&
          severalParts(facts.text).length < 2 &&
          prices.slice(1).every(({ label }) => label !== undefined))))
  )
}

/** `Suppe, Hauptspeise und Mehlspeise`, `Entrée + plat ou plat + dessert`, `Plat du jour`: courses, and no dish. */
function isOfCourses(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    words.length > 0 && words.every((word) => COURSES.has(word)) && words.some((word) => !LINKS.has(word))
  )
}

/** `Entrées - 8 €` apart from what is above, above dishes none of which has a price. */
function headsChoices({ facts, around, at }: Here): boolean {
  const block = around.blockAfter(at)
  return facts.gapAbove >= 1 && block.length > 0 && !block.some(isFixed)
}

const LINKS = new Set(
  'and und et y e en ou oder or o of du jour del día dia giorno vom tag des tages dnia'.split(' '),
)
const COURSES = new Set([
  ...LINKS,
  ...'starter main mains course courses dessert pudding soup salad suppe vorspeise hauptspeise hauptgericht hauptgang mehlspeise nachspeise nachtisch entrée entrees entrées plat plats fromage café primero segundo postre pan bebida primo secondo contorno dolce sopa prato sobremesa voorgerecht hoofdgerecht nagerecht'.split(
    ' ',
  ),
])
const MEAL = /\bmen[uúü]s?\b|menü\b|\bformules?\b|\bmidi\b|mittag|lunch|déjeuner|almuerzo|pranzo|\bset\b/iu

const isLabelLine = (facts: LineFacts | undefined): boolean =>
  facts !== undefined && facts.tail.prices.length > 0 && isLabel(facts.tail.before)

/** `small, 2 scoops 2.80 / medium, 3 scoops 3.50`: how many parts end with an amount. */
const slashedPrices = (text: string): number => {
  const parts = text.split(/\s\/\s/u)
  return parts.every((part) => /\p{L}.*\s\d+(?:[.,]\d{2})?(?:\s?\p{Sc})?$/u.test(part)) ? parts.length : 0
}
