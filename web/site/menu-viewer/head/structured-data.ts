import type { Menu, MenuItem, MenuSection, RestrictedDiet, WithContext } from 'schema-dts'
import type { ViewerExtras, ViewerItem, ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { diet, ownDiet } from '#domain/reference/reference.ts'
import { amountOffer, structuredOffers } from './structured-offers.ts'

/**
 * A dietary option in the words of schema.org's RestrictedDiet. It has none for keto, seafood, pescatarian and nut-free, and its
 * low-lactose diet is not our dairy-free one.
 */
const restrictedDiets: Readonly<Record<number, RestrictedDiet>> = {
  [diet.vegetarian]: 'https://schema.org/VegetarianDiet',
  [diet.vegan]: 'https://schema.org/VeganDiet',
  [diet.glutenFree]: 'https://schema.org/GlutenFreeDiet',
  [ownDiet.halal]: 'https://schema.org/HalalDiet',
  [ownDiet.kosher]: 'https://schema.org/KosherDiet',
}

/**
 * A menu as search engines read it: schema.org's Menu in JSON-LD. Its types are those of the vocabulary
 * itself (schema-dts), so that the compiler refuses a property or a value that the vocabulary lacks.
 */
export function menuStructuredData(menu: ViewerMenu, url: string): WithContext<Menu> {
  const { restaurant, contact = {} } = menu
  const { origin } = new URL(url)
  const address = restaurant.address || contact.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': url,
    url,
    name: menu.title || menu.name,
    ...(menu.intro && { description: menu.intro }),
    inLanguage: menu.writing.language,
    image: origin + menu.pictureUrl,
    provider: {
      '@type': 'Restaurant',
      name: restaurant.name,
      ...(restaurant.description && { description: restaurant.description }),
      ...(address && { address }),
      ...(contact.phone && { telephone: contact.phone }),
      ...(restaurant.logoUrl && { logo: origin + restaurant.logoUrl }),
      ...(menu.cuisineName && { servesCuisine: menu.cuisineName }),
      hasMenu: { '@id': url },
    },
    hasMenuSection: sectionsAsData(menu, url),
  }
}

function sectionsAsData({ sections, currency }: ViewerMenu, url: string): MenuSection[] {
  const told = new Set<string>()

  /** Choices that several dishes share are described at the first of them; the others refer to it. */
  const addOn = (extras: ViewerExtras): MenuSection | { '@id': string } => {
    const id = `${url}#choices-${extras.id}`
    if (told.has(id)) return { '@id': id }
    told.add(id)
    return {
      '@type': 'MenuSection',
      '@id': id,
      name: extras.name,
      hasMenuItem: extras.options.map(({ name }, at) => {
        const amount = extras.amounts[at]
        return { '@type': 'MenuItem', name, ...(amount && { offers: amountOffer(amount, currency) }) }
      }),
    }
  }

  const itemAsData = (item: ViewerItem, shared: readonly ViewerExtras[]): MenuItem => {
    const diets = item.suits.flatMap((option) => restrictedDiets[option] ?? [])
    const offers = structuredOffers(item.offers, currency, item.soldOut !== undefined)
    const addOns = [...item.extras, ...shared].map(addOn)
    return {
      '@type': 'MenuItem',
      '@id': `${url}#${item.anchor}`,
      name: item.name,
      ...(item.secondName && { alternateName: item.secondName }),
      ...(item.description && { description: item.description }),
      ...(offers && { offers }),
      ...(addOns.length > 0 && { menuAddOn: addOns }),
      ...(diets.length > 0 && { suitableForDiet: diets }),
      ...(item.kcal !== null && {
        nutrition: { '@type': 'NutritionInformation', calories: `${item.kcal} calories` },
      }),
    }
  }

  const sectionAsData = (section: ViewerSection): MenuSection => {
    const offers = structuredOffers(section.offers, currency)
    const { anchor, name, secondName, intro, items, sections: inner, extras } = section
    return {
      '@type': 'MenuSection',
      '@id': `${url}#${anchor}`,
      name,
      ...(secondName && { alternateName: secondName }),
      ...(intro && { description: intro }),
      ...(offers && { offers }),
      ...(items.length > 0 && { hasMenuItem: items.map((item) => itemAsData(item, extras)) }),
      ...(inner.length > 0 && { hasMenuSection: inner.map(sectionAsData) }),
    }
  }

  return sections.map(sectionAsData)
}

/** As the content of a script element, which ends at the first `</script`, even inside a string. */
export const asScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
