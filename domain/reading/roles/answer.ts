import type { DoubtCode, LineRole, ReadLine } from './role.ts'

/** The role of a line that leaves no doubt. */
export const sure = (role: LineRole): ReadLine => ({ role, confidence: 1, doubts: [] })

/** The likeliest role of a line, and why it may be another. */
export const unsure = (role: LineRole, confidence: number, code: DoubtCode, text?: string): ReadLine => ({
  role,
  confidence,
  doubts: [{ code, ...(text !== undefined && { text }) }],
})
