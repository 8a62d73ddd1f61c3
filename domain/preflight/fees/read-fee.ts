import { foldName } from '../../text/fold-name.ts'
import { isChargeItem } from '../parts/charge-item.ts'
import { amountSaid } from './amount-said.ts'
import {
  CARDS,
  CHARGE,
  COVER,
  DAYS,
  DENIED,
  ELSEWHERE,
  FOR_STAFF,
  isAddedToBills,
  isAskedOfAll,
  isChargeOnTop,
  isDearer,
  isIncluded,
  isNameWithAmount,
  isShareOnTop,
  NAMED_FEE,
  NO_FEE,
  OPTIONAL,
  PARTIES,
  PURPOSE,
  REFERS_BACK,
  SCOPE,
  SHARE,
} from './fee-words.ts'
import { clausesOf, sentencesOf } from './sentences.ts'

export interface SaidFee {
  /** Of the bill; undefined where they name a sum, or nothing. */
  readonly percent: number | undefined
  readonly hasAmount: boolean
  /** For some guests alone, as for parties, on Sundays or by card: it isn't part of every price. */
  readonly isForSome: boolean
  readonly isForParties: boolean
  readonly isForCards: boolean
  /** On certain days or at certain hours. */
  readonly isOnDays: boolean
  /** For the table that is laid, whatever is ordered. */
  readonly isCover: boolean
  readonly namesPurpose: boolean
  /** Does it go to those who serve? */
  readonly isForStaff: boolean
}

export interface FeeSentence extends SaidFee {
  readonly sentence: string
}

/** `Room charge $2`, `Room charge: 2 €`: what is before the amount is a name. */
const AMOUNT_LAST = /[\s:\u2013\u2014-]*(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}|euros?)?)\.?$/iu

/** `Gluten-free pasta: surcharge` is said of a dish. */
const isChargeAlone = (name: string): boolean => !name.includes(':') && isChargeItem(name)

/** Is a charge meant here, and how much is it? A choice that adds to one dish is none. */
function namesFee(text: string): boolean {
  const words = foldName(text)
  const { percent, hasMoney } = amountSaid(text)
  if (percent === undefined && !hasMoney) return isChargeOnTop(words) || isNameWithAmount(words)
  if (NAMED_FEE.test(words) || COVER.test(words)) return true
  if (percent !== undefined)
    return (
      CHARGE.test(words) ||
      SHARE.test(words) ||
      isAddedToBills(words) ||
      isDearer(text, words) ||
      isShareOnTop(words)
    )
  return (
    (CHARGE.test(words) && SCOPE.test(words)) ||
    ((CHARGE.test(words) || SHARE.test(words)) && CARDS.test(words)) ||
    isAskedOfAll(words) ||
    isChargeAlone(text.replace(AMOUNT_LAST, ''))
  )
}

/** Do words let a charge off, that they name themselves: one for what a guest asks for, a gift, one that is included? */
export function isLetOff(text: string): boolean {
  const words = foldName(text)
  if (OPTIONAL.test(words) || NO_FEE.test(words) || DENIED.test(words)) return true
  // "18% gratuity included for parties of six" is on their bill, not in the prices.
  return isIncluded(words) && !PARTIES.test(words)
}

/** Do words name a charge, with an amount or without one? */
export const isNamed = (words: string): boolean =>
  NAMED_FEE.test(words) || COVER.test(words) || CHARGE.test(words) || SHARE.test(words)

/** The clauses of a sentence that name a charge, each with the ones behind it that name none; else all of it. */
function partsOf(sentence: string): string[] {
  const clauses = clausesOf(sentence)
  const parts: string[] = []
  for (const clause of clauses) {
    const isOfBefore = parts.length > 0 && !isNamed(foldName(clause))
    if (namesFee(clause)) parts.push(clause)
    else if (isOfBefore && OPTIONAL.test(foldName(clause))) parts[parts.length - 1] += `, ${clause}`
  }
  return parts.length > 0 ? parts : [sentence]
}

export function saidOf(text: string): SaidFee {
  const words = foldName(text)
  const { percent, hasMoney } = amountSaid(text)
  const [isForParties, isForCards, isOnDays] = [PARTIES.test(words), CARDS.test(words), DAYS.test(words)]
  return {
    percent,
    hasAmount: percent !== undefined || hasMoney || /\d/.test(text),
    isForSome: isForParties || isForCards || isOnDays || ELSEWHERE.test(words),
    isForParties,
    isForCards,
    isOnDays,
    isCover: COVER.test(words),
    namesPurpose: PURPOSE.test(words),
    isForStaff: FOR_STAFF.test(words),
  }
}

/**
 * The sentences of a text that name a charge on top of the prices. Each is judged by its own words: what lets one off
 * (`Gratuity is optional.`) says nothing of the next, unless that speaks of it (`It is optional.`).
 */
export function feesIn(text: string): FeeSentence[] {
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, at) => {
    const charges = partsOf(sentence).filter((part) => namesFee(part) && !isLetOff(part))
    if (charges.length === 0 || isTakenBack(sentences[at + 1])) return []
    // The purpose and the guests it is for may be in another clause: "For parties of six, 20% is added".
    const [percent] = charges.map((charge) => amountSaid(charge).percent)
    return [{ ...saidOf(sentence), percent, sentence }]
  })
}

function isTakenBack(next: string | undefined): boolean {
  const words = foldName(next ?? '')
  return REFERS_BACK.test(words) && OPTIONAL.test(words) && !namesFee(next ?? '')
}
