import { SUGGESTIONS } from '#typeset/job/job.ts'

/** What the typesetter found but for what it suggests: a menu of a few dishes would fill a smaller paper. */
export const faultsOf = <Found extends { readonly code: string }>({
  findings,
}: {
  readonly findings: readonly Found[]
}): Found[] => findings.filter(({ code }) => !SUGGESTIONS.includes(code))
