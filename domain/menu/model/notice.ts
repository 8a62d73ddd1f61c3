import { z } from 'zod'
import { keySchema } from './ids.ts'
import { MENU_TEXT_LIMITS } from './limits.ts'

export const noticeKinds = ['fee', 'advisory', 'legend', 'tax', 'contact', 'text'] as const

export type NoticeKind = (typeof noticeKinds)[number]

const detail = z.string().trim().min(1).max(MENU_TEXT_LIMITS.name).optional()

const PERCENT = 'A fee is 0 to 100 percent.'

/** A fee as a rule can check it; the guest reads the text of its notice. */
const feeSchema = z.object({
  percent: z.number(PERCENT).min(0, PERCENT).max(100, PERCENT).optional(),
  /** Minor units. */
  amount: z
    .int('A fee is a whole number of the smallest unit of the currency.')
    .nonnegative('A fee cannot be below zero.')
    .optional(),
  when: detail,
  purpose: detail,
  recipient: detail,
})

export const noticeSchema = z
  .object({
    id: keySchema,
    kind: z.enum(noticeKinds).default('text'),
    text: z.string().trim().min(1, 'A notice needs a text.').max(MENU_TEXT_LIMITS.note),
    /** The same in the second language. */
    secondText: z.string().trim().max(MENU_TEXT_LIMITS.note).optional(),
    fee: feeSchema.optional(),
  })
  .refine(({ kind, fee }) => kind === 'fee' || fee === undefined, {
    path: ['fee'],
    message: 'Only a notice of a fee has a percentage or an amount.',
  })

export type Notice = z.infer<typeof noticeSchema>
