import type { Notice } from '../../menu/model/notice.ts'
import { type Amount, amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import { noticeKindOf } from '../words/notice-words.ts'

type Read = Omit<Notice, 'id'>

/** The notices of a line: its sentences, those of one kind that follow each other as one. */
export function readNotices(text: string, facts: PriceFacts): Read[] {
  const notices: Read[] = []
  for (const sentence of sentencesOf(text)) {
    const kind = noticeKindOf(sentence) ?? 'text'
    const before = notices.at(-1)
    const isFootnote =
      before !== undefined && notices.length === 1 && /^[*†‡°§]/u.test(before.text) && kind === 'advisory'
    const isContinued =
      before &&
      ((before.kind === kind && kind !== 'fee') ||
        isFootnote ||
        (kind === 'text' && /^(?:all of it|it\b|this\b|they\b|these\b|dies|cela|ceci)/iu.test(sentence)))
    if (before && isContinued)
      notices[notices.length - 1] = {
        ...before,
        kind: isFootnote ? kind : before.kind,
        text: `${before.text} ${sentence}`,
      }
    else notices.push({ kind, text: sentence })
  }
  return notices.map((notice) =>
    notice.kind === 'fee' ? { ...notice, ...feeIn(notice.text, facts) } : notice,
  )
}

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/[\t\s]+/gu, ' ')
    .split(
      /(?<=(?<!\b(?:mwst|ust|inkl|incl|exkl|excl|zzgl|zuzügl|gesetzl|ca|z\.b|nr|no|st|min|max|tel|resp|etc))[.!?。])\s+(?=[\p{Lu}\p{Lo}\d*])/iu,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** `Surcharge`, `Room charge`, `Zuschlag`: that it is a charge does not say what it is for. */
const CHARGE_LAST =
  /(?:charge|fee|zuschlag|aufschlag|gebühr|pauschale|supplement|supplément|supplemento|suplemento|recargo|cargo|toeslag|taxa|frais)$/iu

/** `Pan y aceitunas 1,20 € por persona`: a few words before an amount say what it is for. */
function wordsBefore(text: string, amount: Amount | undefined): string | undefined {
  const words = amount === undefined ? '' : text.slice(0, amount.start).trim()
  return /^\p{Lu}[^.,:;]*$/u.test(words) && !CHARGE_LAST.test(words) && words.split(/\s+/u).length < 5
    ? words
    : undefined
}

function feeIn(text: string, facts: PriceFacts): Pick<Read, 'fee'> {
  const percent = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u.exec(text)?.[1]
  const [amount] = percent === undefined ? amountsIn(text, facts) : []
  const when =
    /(?:parties|groups|tables) of [\p{L}\d]+ (?:or|and) more|minimum \d+|every (?:check|order|bill|table)|a persona|fuera de la ciudad|domingos y festivos|per bottle|per person|per table|por persona|por pessoa|par personne|pro person(?: am abend)?|per persoon|p\.p\.|within [\p{L}\d]+ miles?|for (?:parties|groups|tables) of [^.,;]+/iu.exec(
      text,
    )?.[0]
  const purpose =
    /split plate(?: charge)?|servizio al tavolo|transporte|service charge|gratuity|delivery(?: (?:fee|charge))?|corkage|cake(?:age| fee)|coperto|tray charge|kitchen appreciation|lieferung/iu.exec(
      text,
    )?.[0] ?? wordsBefore(text, amount)
  const recipient =
    /(?:goes|paid|distributed|given)(?: in full| entirely)? to (the \p{L}+(?: (?:team|staff))?|our \p{L}+)/iu.exec(
      text,
    )?.[1]
  const fee = {
    ...(percent !== undefined && { percent: Number(percent.replace(',', '.')) }),
    ...(amount && { amount: amount.value }),
    ...(when !== undefined && { when }),
    ...(purpose !== undefined && { purpose }),
    ...(recipient !== undefined && { recipient }),
  }
  return Object.keys(fee).length > 0 ? { fee } : {}
}
