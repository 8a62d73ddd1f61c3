import type { sayDifferently } from '#contract/generating/wording.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { SaidDish } from '#domain/generation/voicing/say-dishes.ts'

export type WordingProposal = EndpointOutput<typeof sayDifferently>['proposals'][number]

export interface WordingChoice {
  readonly isTaken: boolean
  readonly confirmed: readonly string[]
}

/** By the id of the item. */
export type Choices = Readonly<Record<number, WordingChoice>>

/** Our own words are replaced unless the owner says otherwise; the owner's stay unless the owner says otherwise. */
export const choicesFor = (proposals: readonly WordingProposal[]): Choices =>
  Object.fromEntries(
    proposals.flatMap((proposal) =>
      'unworded' in proposal ? [] : [[proposal.id, { isTaken: !proposal.isOwners, confirmed: [] }]],
    ),
  )

/** The proposals that are taken, with what was confirmed of each in the order in which it was offered. */
export const takenOf = (proposals: readonly WordingProposal[], choices: Choices): SaidDish[] =>
  proposals.flatMap((proposal) => {
    const choice = choices[proposal.id]
    if ('unworded' in proposal || !choice?.isTaken) return []
    const { id, description, dietaryOptions, allergens, statements } = proposal
    const confirmed = statements.map(({ words }) => words).filter((words) => choice.confirmed.includes(words))
    return [{ id, description, confirmed, dietaryOptions, allergens }]
  })
