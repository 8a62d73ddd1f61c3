import type { Verb } from '#domain/access/roles.ts'
import type { ProposedEdit } from '#domain/insights/review/proposed-edit.ts'

const priced = ['edit prices'] as const
const worded = ['edit words'] as const
/** Another dish comes with its price and with what it contains. */
const whole = ['edit words', 'edit prices', 'declare allergens'] as const

const verbsOf: Readonly<Record<ProposedEdit['kind'], readonly Verb[]>> = {
  'set-price': priced,
  'optimize-price': priced,
  'optimize-section': priced,
  'set-description': worded,
  'set-dietary-options': ['declare allergens'],
  'take-out-claims': ['edit words', 'declare allergens'],
  'add-item': whole,
  'replace-item': whole,
  'remove-item': worded,
  'move-item': worded,
  'move-section': worded,
}

/** What somebody must be allowed to who makes these edits. */
export const verbsOfEdits = (edits: readonly ProposedEdit[]): readonly Verb[] => [
  ...new Set(edits.flatMap(({ kind }) => verbsOf[kind])),
]
