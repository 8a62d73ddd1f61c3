import { MENU_DATA_VERSION, type MenuData } from '#contract/menus/menu-data.ts'
import type {
  ViewerExtras,
  ViewerItem,
  ViewerMenu,
  ViewerOffer,
  ViewerSection,
} from '#contract/pages/viewer-menu.ts'
import { isAllergenKey } from '#domain/allergens/allergen-keys.ts'
import { declarationState } from '#domain/allergens/declaration-state.ts'
import { allDiets } from '#domain/reference/reference.ts'
import { guestPage } from '../served/guest-page.ts'
import type { ServedPage, ServedPageMenu } from '../served/served-page.ts'
import { type JsonOfMenus, jsonOfMenus } from './json-of-menus.ts'

type DataMenu = MenuData['menus'][number]
type Section = DataMenu['sections'][number]
type Item = Section['items'][number]

/**
 * The page as data, `MenuData` in JSON: all menus that are on it on this day, served now or not, as guests may read them.
 * @param origin of the addresses in it
 * @throws {MenuGone}
 */
export async function menuData(served: ServedPage, origin: string): Promise<JsonOfMenus> {
  const { restaurant, house, contact, path } = await guestPage(served, served.menus[0])
  const head: Omit<MenuData, 'menus'> = {
    version: MENU_DATA_VERSION,
    holdsUntil: served.changesAt?.toISOString() ?? null,
    restaurant: {
      name: restaurant.name,
      url: origin + path,
      timeZone: served.page.timeZone,
      isOpen: house?.isOpen ?? null,
      address: contact.address ?? null,
      phone: contact.phone ?? null,
    },
  }
  return jsonOfMenus(head, served.menus, (one) => menusData(served, one, origin))
}

async function menusData(served: ServedPage, one: ServedPageMenu, origin: string): Promise<DataMenu[]> {
  const { menus } = await guestPage(served, one)
  return menus.map(({ menu, name, isServed, times, path }) => ({
    id: one.row.id,
    name,
    url: origin + path,
    isServed,
    times,
    language: menu.writing.language,
    currency: menu.currency,
    sections: menu.sections.map((section) => sectionData(section, menu, origin + path)),
  }))
}

export const sectionData = (section: ViewerSection, menu: ViewerMenu, url: string): Section => ({
  id: section.id,
  name: section.name,
  ...(section.secondName !== undefined && { secondName: section.secondName }),
  description: section.intro ?? '',
  prices: section.offers.map(priceData),
  items: section.items.map((item) => itemData(item, url)),
  choices: section.extras.map(choiceData),
  sections: section.sections.map((inner) => sectionData(inner, menu, url)),
})

const itemData = (item: ViewerItem, url: string): Item => ({
  id: item.id,
  name: item.name,
  ...(item.secondName !== undefined && { secondName: item.secondName }),
  description: item.description,
  ...(item.secondDescription !== undefined && { secondDescription: item.secondDescription }),
  url: `${url}#${item.anchor}`,
  isSoldOut: item.soldOut !== undefined,
  prices: item.offers.map(priceData),
  diets: item.suits.flatMap((id) => allDiets.find((option) => option.id === id)?.name ?? []),
  declaration: declarationState(item),
  contains: item.allergens?.filter(isAllergenKey) ?? null,
  mayContain: (item.mayContain ?? []).filter(isAllergenKey),
  removable: (item.removable ?? []).filter(isAllergenKey),
  marks: item.marks.map(({ symbol, meaning }) => ({ symbol, meaning })),
  choices: item.extras.map(choiceData),
  kcal: item.kcal,
  imageUrl: item.imageUrl === null ? null : new URL(item.imageUrl, url).href,
})

const choiceData = ({ name, min, options, amounts }: ViewerExtras): Item['choices'][number] => ({
  name,
  min,
  options: options.map((option, at) => ({
    name: option.name,
    amount: amounts[at] ?? null,
    declaration: declarationState(option),
    contains: option.allergens?.filter(isAllergenKey) ?? null,
  })),
})

const priceData = ({ kind, name, amount, text }: ViewerOffer): Item['prices'][number] => ({
  kind,
  label: name,
  amount,
  text,
})
