import type { Section } from '../../menu/model/section.ts'
import { withSubsections } from '../../menu/model/walk.ts'

/**
 * The sections of a menu that a board shows: those that were chosen, with all that are in them.
 * @param chosen ids; all sections are shown where there are none, and none where the menu has lost all that were chosen
 */
export function sectionsOnBoard(sections: readonly Section[], chosen: readonly number[]): readonly Section[] {
  if (chosen.length === 0) return sections
  const shown = new Set(chosen.flatMap((id) => withSubsections(sections, id).map((section) => section.id)))
  return sections.filter(({ id }) => shown.has(id))
}

/**
 * Returns the chosen sections after one was chosen or left out, in the order of the menu. Sections within a
 * chosen one aren't listed separately, nor are those that the menu has lost.
 */
export function chooseSection(
  sections: readonly Section[],
  chosen: readonly number[],
  { id, isChosen }: { readonly id: number; readonly isChosen: boolean },
): number[] {
  const wanted = new Set(chosen.filter((one) => one !== id))
  if (isChosen) wanted.add(id)
  const within = new Set(
    [...wanted].flatMap((one) =>
      withSubsections(sections, one)
        .map((section) => section.id)
        .filter((inner) => inner !== one),
    ),
  )
  return sections.map((section) => section.id).filter((one) => wanted.has(one) && !within.has(one))
}
