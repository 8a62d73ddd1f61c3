import { z } from 'zod'

/** What of a menu waits for somebody who may publish; `everything` is the rest too. */
const approvalParts = ['prices', 'allergens', 'everything'] as const

/** The rule of a house; empty: nothing waits. */
export const approvalSchema = z.array(z.enum(approvalParts)).max(approvalParts.length)
