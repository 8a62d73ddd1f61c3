/** Why nothing was composed, with a sentence to the owner. */
export interface BriefRefusal {
  readonly code: 'sections_not_understood' | 'target_out_of_reach' | 'impossible_wishes'
  readonly sentence: string
}

export const refuse = (code: BriefRefusal['code'], sentence: string) =>
  ({ refusal: { code, sentence } }) as const

export const unknownSections = (names: readonly string[]): string =>
  `We have no dishes for these sections: ${new Intl.ListFormat('en').format(names)}. Please name them by what is served, as in Antipasti, From the Grill or Desserts, or fill them with dishes of your own.`
