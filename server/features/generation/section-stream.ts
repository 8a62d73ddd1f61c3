import type { composeMenu } from '#contract/generating/composing.ts'
import type { ProgressOf } from '#contract/shared/progress-lines.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { GrowingSection } from '../../adapters/ai/ports/menu-generator.ts'

type Line = ProgressOf<typeof composeMenu>

/** Tells the sections of a menu as they come, and at the end those that came otherwise. */
export function createSectionStream(tell: (line: Line) => void) {
  const sent = new Map<number, string>()
  const say = ({ id, name, dishes }: GrowingSection, isRevised: boolean) => {
    sent.set(id, keyOf(dishes))
    tell({ type: 'section', id, name, dishes: [...dishes], isRevised })
  }
  return {
    grown: (section: GrowingSection) => say(section, false),
    /** @param sections as they are answered */
    composed(sections: readonly Section[]) {
      for (const { id, name, items, layout, ownerNotice } of sections) {
        // The head of a meal, which holds its courses and no dish.
        if (layout === 'courses' || sent.get(id) === keyOf(items)) continue
        const dishes = items.map((item) => ({ id: item.id, name: item.name, description: item.description }))
        say({ id, name, dishes }, sent.has(id) || ownerNotice !== undefined)
      }
    },
  }
}

/** The same for the same dishes in another order. */
const keyOf = (dishes: readonly { readonly id: number }[]): string =>
  dishes
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(' ')
