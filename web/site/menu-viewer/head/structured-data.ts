import type { Menu, MenuItem, RestrictedDiet, WithContext } from 'schema-dts'
import type { ViewerItem, ViewerMenu } from '#contract/pages.ts'
import { diet } from '#domain/catalogue/reference.ts'

/**
 * A dietary option in the words of schema.org's RestrictedDiet. It has none for keto and seafood, and its
 * low-lactose diet is not our dairy-free one.
 */
const restrictedDiets: Readonly<Record<number, RestrictedDiet>> = {
  [diet.vegetarian]: 'https://schema.org/VegetarianDiet',
  [diet.vegan]: 'https://schema.org/VeganDiet',
  [diet.glutenFree]: 'https://schema.org/GlutenFreeDiet',
}

/**
 * A menu as search engines read it: schema.org's Menu in JSON-LD. Its types are those of the vocabulary
 * itself (schema-dts), so that the compiler refuses a property or a value that the vocabulary lacks.
 */
export function menuStructuredData(menu: ViewerMenu, url: string): WithContext<Menu> {
  const { restaurant } = menu
  const { origin } = new URL(url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': url,
    url,
    name: menu.name,
    inLanguage: menu.language,
    image: origin + menu.pictureUrl,
    provider: {
      '@type': 'Restaurant',
      name: restaurant.name,
      ...(restaurant.description && { description: restaurant.description }),
      ...(restaurant.address && { address: restaurant.address }),
      ...(restaurant.logoUrl && { logo: origin + restaurant.logoUrl }),
      ...(menu.cuisineName && { servesCuisine: menu.cuisineName }),
      hasMenu: { '@id': url },
    },
    hasMenuSection: menu.groups.map(({ anchor, name, items }) => ({
      '@type': 'MenuSection',
      '@id': `${url}#${anchor}`,
      name,
      hasMenuItem: items.map((item) => menuItem(item, `${url}#${item.anchor}`)),
    })),
  }
}

function menuItem({ name, description, price, suits }: ViewerItem, id: string): MenuItem {
  const diets = suits.flatMap((option) => restrictedDiets[option] ?? [])
  return {
    '@type': 'MenuItem',
    '@id': id,
    name,
    ...(description && { description }),
    ...(price !== null && { offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'USD' } }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  }
}

/** As the content of a script element, which ends at the first `</script`, even inside a string. */
export const asScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
