import type { composeMenu } from '#contract/generating/composing.ts'
import type { ProgressOf } from '#contract/shared/progress-lines.ts'

/** A section of a menu that is being composed, so far. */
export type ShownSection = ProgressOf<typeof composeMenu>

export const withSection = (
  grown: readonly ShownSection[],
  section: ShownSection,
): readonly ShownSection[] =>
  grown.some(({ id }) => id === section.id)
    ? grown.map((one) => (one.id === section.id ? section : one))
    : [...grown, section]
