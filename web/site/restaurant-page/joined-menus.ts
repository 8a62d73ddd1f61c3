import type { ViewerAllergen, ViewerDiet, ViewerMenu } from '#contract/pages/viewer-menu.ts'
import type { AvoidedMenu } from '../menu-viewer/avoiding/avoided-menu.ts'

/** The diets that dishes of any of the menus are marked with, each once: guests choose for the whole page. */
export const dietsOf = (menus: readonly Pick<ViewerMenu, 'diets'>[]): ViewerDiet[] => [
  ...new Map(menus.flatMap(({ diets }) => diets.map((diet) => [diet.id, diet]))).values(),
]

/** What guests can avoid on any of the menus, with how many dishes of all of them each choice hides. */
export function avoidableOf(menus: readonly Pick<ViewerMenu, 'avoidable'>[]): ViewerAllergen[] {
  const joined = new Map<string, ViewerAllergen>()
  for (const allergen of menus.flatMap(({ avoidable }) => avoidable)) {
    const before = joined.get(allergen.key)
    joined.set(allergen.key, before ? { ...before, dishes: before.dishes + allergen.dishes } : allergen)
  }
  return [...joined.values()]
}

export const sumOf = (left: readonly AvoidedMenu[]): AvoidedMenu => ({
  sections: left.flatMap(({ sections }) => sections),
  dishes: left.reduce((sum, { dishes }) => sum + dishes, 0),
  hidden: {
    contains: hiddenBy('contains', left),
    removable: hiddenBy('removable', left),
    'may-contain': hiddenBy('may-contain', left),
    'not-declared': hiddenBy('not-declared', left),
  },
  hidesOptions: left.some(({ hidesOptions }) => hidesOptions),
})

const hiddenBy = (reason: keyof AvoidedMenu['hidden'], left: readonly AvoidedMenu[]): number =>
  left.reduce((sum, { hidden }) => sum + hidden[reason], 0)
