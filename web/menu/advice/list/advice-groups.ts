import { type Advice, pieceIdOf } from '#domain/insights/advice/advice.ts'
import type { PageEffect } from '#domain/insights/advice/page-effect.ts'
import type { Worth } from '#domain/insights/advice/worth.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'

export interface AdviceGroup {
  readonly id: string
  readonly findings: readonly [Recommendation, ...Recommendation[]]
  /** Absent where all of it is done. */
  readonly effect: PageEffect | undefined
  readonly worth: Worth | undefined
}

type Pieces = Advice['shown']

/** The findings that these pieces name, in their order; one that the report does not have is left out. */
export function findingsOf(pieces: Pieces, findings: readonly Recommendation[]): Recommendation[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  return pieces.flatMap(({ findingIds }) => findingIds.flatMap((id) => byId.get(id) ?? []))
}

/** Groups findings into the pieces in which they are shown, with those that are done already. */
export const adviceGroups = (pieces: Pieces, findings: readonly Recommendation[]): AdviceGroup[] =>
  [...Map.groupBy(findings, pieceIdOf)].flatMap(([id, [first, ...others]]) => {
    const { effect, worth } = pieces.find((piece) => piece.id === id) ?? {}
    return first ? [{ id, findings: [first, ...others], effect, worth }] : []
  })
