import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { isOwnAmount } from '../../menu/prices/lead-price.ts'
import { foldName } from '../../text/fold-name.ts'
import { isChargeItem } from '../parts/charge-item.ts'
import { COVER, NAMED_FEE, NO_FEE, OPTIONAL } from './fee-words.ts'
import { feesIn, isLetOff, isNamed, type SaidFee, saidOf } from './read-fee.ts'

/** A charge on top of the prices that a menu speaks of, in a sentence or as an item. */
export interface Fee extends SaidFee {
  /** The sentence that names it, or the name of the item. */
  readonly text: string
  /** JSON pointer of the notice, the introduction, the section's text or the item. */
  readonly pointer: string
  /** Whether the text at that place says nothing else. */
  readonly isAlone: boolean
}

type Texts = Pick<Menu, 'notices' | 'sections' | 'intro' | 'modifierGroups'>

export const feesOf = (menu: Texts): Fee[] => [
  ...feesAt('/intro', menu.intro),
  ...menu.sections.flatMap(({ name, intro, footer, items }, at) => [
    ...feesWithin(`/sections/${at}`, name),
    ...feesAt(`/sections/${at}/intro`, intro),
    ...items.flatMap((item, place) => feesOfItem(item, `/sections/${at}/items/${place}`)),
    ...feesAt(`/sections/${at}/footer`, footer),
  ]),
  ...menu.modifierGroups.flatMap(feesOfGroup),
  ...menu.notices.flatMap(feesOfNotice),
]

const feesAt = (pointer: string, text: string | undefined): Fee[] =>
  feesIn(text ?? '').map(({ sentence, ...said }) => ({
    ...said,
    text: sentence,
    pointer,
    isAlone: sentence === text?.trim(),
  }))

/**
 * What a notice says in words and in the fields of a fee. A notice of a fee is one even where its words name no amount,
 * or no charge: `3% for our team`.
 */
function feesOfNotice({ kind, text, secondText, fee }: Menu['notices'][number], at: number): Fee[] {
  const pointer = `/notices/${at}`
  const read = feesAt(pointer, text)
  const inSecond = read.length > 0 ? read : feesAt(pointer, secondText)
  const details = [fee?.when, fee?.purpose, fee?.recipient].filter(Boolean).join('\n')
  const { percent } = saidOf(text)
  const isMeant = fee !== undefined || percent !== undefined || isNamed(foldName(text))
  const isFee = kind === 'fee' && isMeant && inSecond.length === 0 && !isLetOff(`${text}\n${details}`)
  const [first, ...others] = isFee ? [{ ...saidOf(text), text, pointer, isAlone: true }] : inSecond
  if (!first) return []
  const withDetails = saidOf(`${first.text}\n${details}`)
  return [
    {
      ...withDetails,
      ...first,
      percent: fee?.percent ?? first.percent,
      hasAmount: first.hasAmount || fee?.percent !== undefined || fee?.amount !== undefined,
      isForSome: withDetails.isForSome || fee?.when !== undefined,
      namesPurpose: withDetails.namesPurpose || fee?.purpose !== undefined || fee?.recipient !== undefined,
      isForStaff: withDetails.isForStaff,
    },
    ...others,
  ]
}

/** What a sum in what is said of a dish is called that is a charge; others are the prices of choices. */
const SAYS_CHARGE =
  /fee|charge|gratuit|pauschale|zuschlag|gebuhr|geld|kosten|toeslag|taxa|frais|spese|cargo|afgift|avgift/u
const isNamedCharge = (words: string): boolean =>
  COVER.test(words) || (NAMED_FEE.test(words) && SAYS_CHARGE.test(words))

/** A share, or a sum under the name of a charge, in the name of a section or in what is said of a dish. */
const feesWithin = (pointer: string, text: string): Fee[] =>
  feesAt(pointer, text).flatMap((fee) =>
    fee.percent === undefined && !isNamedCharge(foldName(fee.text)) ? [] : [{ ...fee, isAlone: false }],
  )

/** Charges among the choices of dishes: `4% kitchen fee`, `Servicezuschlag`. */
const feesOfGroup = ({ options }: Menu['modifierGroups'][number], at: number): Fee[] =>
  options.flatMap(({ name, amount }, place) => {
    const said = saidOf(name)
    const isMeant = said.percent !== undefined || isNamedCharge(foldName(name))
    if (!isMeant || !isChargeItem(name) || isLetOff(name)) return []
    const pointer = `/modifierGroups/${at}/options/${place}`
    return [{ ...said, hasAmount: said.hasAmount || amount !== 0, text: name, pointer, isAlone: false }]
  })

const feesOfItem = (item: MenuItem, pointer: string): Fee[] => {
  const own = feeOfItem(item, pointer)
  return own.length > 0 ? own : feesWithin(pointer, item.description)
}

/** Returns whether it is in a text that can be written otherwise: not in a name, nor among the dishes. */
export const isInText = ({ pointer }: Fee): boolean =>
  /^\/intro$|^\/notices\/|\/(?:intro|footer)$/.test(pointer)

/** A fee among the dishes with a price: `Kitchen appreciation fee  $3`. */
function feeOfItem({ name, description, prices }: MenuItem, pointer: string): Fee[] {
  // Corkage and deposits are for those who ask for them.
  const words = foldName(name)
  if (!isChargeItem(name) || NO_FEE.test(words) || OPTIONAL.test(words) || isLetOff(description)) return []
  const said = saidOf(`${name}\n${description}`)
  const hasAmount = said.hasAmount || prices.some(isOwnAmount)
  return [{ ...said, hasAmount, text: name, pointer, isAlone: false }]
}

/** Above this share of a bill, somebody mistyped. */
const MOST_LIKELY_PERCENT = 50

/** A fee in a sentence, with a question where its share is hard to believe: `“A 300% surcharge” (300%: is that right?)`. */
export const quotedFee = ({ text, percent = 0 }: Pick<Fee, 'text' | 'percent'>): string =>
  `“${text.replace(/[.!]$/u, '')}”${percent > MOST_LIKELY_PERCENT ? ` (${percent}%: is that right?)` : ''}`

export const isBelievable = ({ percent }: Pick<Fee, 'percent'>): boolean =>
  percent !== undefined && percent > 0 && percent <= MOST_LIKELY_PERCENT

/** The menu with other words for a fee, or without it where there are none; a text that has nothing else goes. */
export function reworded(menu: Menu, fee: Fee, words: string): Menu {
  const replaced = (text: string): string =>
    text
      .replace(fee.text, () => words)
      .replaceAll(/ {2,}/g, ' ')
      .trim()
  const [, part, first, field] = fee.pointer.split('/')
  const at = Number(first)
  if (part === 'notices') {
    const notice = menu.notices[at]
    if (!notice) return menu
    const text = replaced(notice.text)
    return text === ''
      ? { ...menu, notices: menu.notices.filter((_, place) => place !== at) }
      : { ...menu, notices: menu.notices.with(at, { ...notice, text }) }
  }
  if (part === 'intro') return withText(menu, 'intro', replaced(menu.intro ?? ''))
  const section = menu.sections[at]
  if (!section || (field !== 'intro' && field !== 'footer')) return menu
  return {
    ...menu,
    sections: menu.sections.with(at, withText(section, field, replaced(section[field] ?? ''))),
  }
}

function withText<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  field: Field,
  text: string,
): Whole {
  const { [field]: _, ...rest } = whole
  return (text === '' ? rest : { ...whole, [field]: text }) as Whole
}

/** The same sentence, whatever was written around it since. */
export const isSameFee = (one: Fee, other: Fee): boolean =>
  foldName(one.text) === foldName(other.text) && one.pointer.split('/')[1] === other.pointer.split('/')[1]
