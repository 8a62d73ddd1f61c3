import type { Dish } from '../../catalogue/dish.ts'
import { chooseWordings, MOST_ASIDES, saidIn } from '../../catalogue/voices/choose-wordings.ts'
import { hasJoke } from '../../catalogue/voices/playful-lines.ts'
import type { VoiceId } from '../../catalogue/voices/voice.ts'
import { isForChildren } from '../../courses/portion.ts'
import { rewordItem } from '../../menu/claims/claims.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Section } from '../../menu/model/section.ts'

/**
 * Sections whose dishes of the catalogue say themselves in a voice; what has other words than the
 * catalogue's, or comes from elsewhere, stays.
 * @param isNew false for what was on the menu before
 * @param seed an integer; the same sections, voice and seed give the same words
 */
export function voicedSections(
  sections: readonly Section[],
  voice: VoiceId,
  seed: number,
  dishOf: (id: number) => Dish | undefined,
  isNew: (item: MenuItem) => boolean = () => true,
): Section[] {
  const present = sections.flatMap(({ items }) => items.filter((item) => !isNew(item)))
  const said = saidIn(present.map(({ description }) => description))
  const isTasting =
    sections.some(({ layout }) => layout === 'courses') && sections.every(({ items }) => items.length <= 1)
  const isSerious = (section: Section) =>
    isTasting || [section, ...section.items].some(({ name }) => isForChildren(name))
  const canJoke = (section: Section) => !isSerious(section) && section.items.some(({ name }) => hasJoke(name))
  // Two in a row are a comedian, where another section has one as well.
  const most = sections.filter(canJoke).length > 1 ? 1 : MOST_ASIDES
  return sections.map((section) => {
    const dishes = section.items.flatMap((item) => (isNew(item) && freshDish(item, dishOf)) || [])
    const wordings = chooseWordings(
      dishes.map((dish) => ({ dish })),
      voice,
      seed,
      { said, mostJokes: isSerious(section) ? 0 : most },
    )
    const texts = new Map(dishes.map(({ id }, index) => [id, wordings[index]?.text]))
    const items = section.items.map((item) => {
      const dish = isNew(item) ? freshDish(item, dishOf) : undefined
      const description = dish && texts.get(dish.id)
      return dish === undefined || description === undefined
        ? item
        : rewordItem(item, dish.id, { ...dish, description })
    })
    return { ...section, items }
  })
}

/** The dish that an item is, in the catalogue's own words. */
function freshDish(item: MenuItem, dishOf: (id: number) => Dish | undefined): Dish | undefined {
  const dish = dishOf(item.recipeId ?? item.id)
  return dish?.name === item.name && dish.description === item.description ? dish : undefined
}
