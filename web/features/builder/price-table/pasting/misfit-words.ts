import type { MisfitRow, PastePlan } from '#domain/pricing/cells/paste-prices.ts'

export function misfitWords({ code, text, problem }: MisfitRow): string {
  if (code === 'beyond_the_list') return 'No dish left for it.'
  if (code === 'unknown_name') return 'No dish has this name.'
  if (code === 'name_taken_twice') return 'More than one dish has this name.'
  if (code === 'no_energy') return problem ?? 'These are no calories.'
  return (/\d/.test(text) && problem) || 'This is not a price.'
}

/** `41 of 45 read; 4 not.` */
export function readWords({ total, misfits }: Pick<PastePlan, 'total' | 'misfits'>): string {
  const not = new Set(misfits.map(({ number }) => number)).size
  return not === 0 ? `All ${total} read.` : `${total - not} of ${total} read; ${not} not.`
}
