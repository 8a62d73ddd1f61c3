import type { Notice, NoticeKind } from '#domain/menu/model/notice.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { noAmount, readAmount, typedAmount } from '../../../menu/prices/box-of-amount.ts'

export interface TypedNotice {
  readonly id: string
  readonly kind: NoticeKind
  readonly text: string
  readonly secondText: string
  readonly percent: string
  readonly amount: string
  readonly when: string
  readonly purpose: string
  readonly recipient: string
}

export const noticeNames: Readonly<Record<NoticeKind, string>> = {
  text: 'Text',
  fee: 'Fee or service charge',
  advisory: 'Advisory',
  legend: 'Legend',
  tax: 'Taxes',
  contact: 'Contact',
}

export const typedNoticeOf = (
  { id, kind, text, secondText, fee }: Notice,
  currency: string,
): TypedNotice => ({
  id,
  kind,
  text,
  secondText: secondText ?? '',
  percent: fee?.percent === undefined ? '' : String(fee.percent),
  amount: fee?.amount === 0 ? '0' : typedAmount(fee?.amount, currency),
  when: fee?.when ?? '',
  purpose: fee?.purpose ?? '',
  recipient: fee?.recipient ?? '',
})

export function readNotice(
  typed: TypedNotice,
  currency: string,
): { readonly notice: Notice } | { readonly problem: string } {
  const { id, kind } = typed
  const text = typed.text.trim()
  if (text === '') return { problem: 'A notice needs a text.' }
  const secondText = typed.secondText.trim() || undefined
  const notice = setFields<Notice>({ id, kind, text }, { secondText })
  if (kind !== 'fee') return { notice }
  const percent = readPercent(typed.percent)
  if (percent === null) return { problem: 'Please enter a percentage from 0 to 100.' }
  const amount = readAmount(typed.amount, currency)
  if (amount === null || amount < 0) return { problem: noAmount(currency) }
  const detail = (value: string) => value.trim() || undefined
  const fee = setFields<NonNullable<Notice['fee']>>(
    {},
    {
      percent,
      amount: typed.amount.trim() === '' ? undefined : amount,
      when: detail(typed.when),
      purpose: detail(typed.purpose),
      recipient: detail(typed.recipient),
    },
  )
  return { notice: Object.keys(fee).length > 0 ? { ...notice, fee } : notice }
}

/** Undefined for an empty box, null for what isn't a percentage. */
function readPercent(typed: string): number | undefined | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  if (text === '') return undefined
  const percent = Number(text)
  return percent >= 0 && percent <= 100 ? percent : null
}
