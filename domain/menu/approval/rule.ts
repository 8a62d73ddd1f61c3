import { z } from 'zod'
import { mayDo, type Role, type Verb } from '../../access/roles.ts'

/** What of a menu waits for somebody who may publish; `everything` is all that a save can change. */
export const approvalParts = ['prices', 'allergens', 'everything'] as const

export type ApprovalPart = (typeof approvalParts)[number]

/** The rule of a house; empty: nothing waits. */
export const approvalSchema = z.array(z.enum(approvalParts)).max(approvalParts.length)

export interface Editor {
  readonly role: Role
  readonly waits?: readonly ApprovalPart[] | undefined
}

/** Whether somebody's save may change a part of a menu, at once or as a change that waits. */
export const mayChangePart = ({ role, waits = [] }: Editor, verb: Verb): boolean =>
  mayDo(role, verb) || waits.some((part) => part === 'everything' || verb === verbOfPart[part])

const verbOfPart = { prices: 'edit prices', allergens: 'declare allergens' } as const
