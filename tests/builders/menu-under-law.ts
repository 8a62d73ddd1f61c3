import type { MenuItem } from '#domain/menu/model/item.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import type { Notice } from '#domain/menu/model/notice.ts'
import { type Business, defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { buildItem } from './build-menu.ts'

type Part = Partial<Omit<Section, 'items'>> & { readonly items?: readonly Partial<MenuItem>[] }

export interface UnderLaw
  extends Partial<Omit<MenuContent, 'sections' | 'notices' | 'restaurant' | 'market'>> {
  /** `US-CA`: a country and, behind a hyphen, its region. */
  readonly market?: string | undefined
  readonly business?: Business
  /** Of the one section of mains, where no sections are given. */
  readonly items?: readonly Partial<MenuItem>[]
  readonly sections?: readonly Part[]
  /** Texts, or whole notices. */
  readonly notices?: readonly (string | Partial<Notice>)[]
}

/** A menu in a market, with what decides which laws bind it; it says no more than it is given. */
export function menuUnderLaw(given: UnderLaw = {}): MenuContent {
  const { market, business, items = [], sections = [{ name: 'Mains', items }], notices = [], ...menu } = given
  const [country, region] = market?.split('-') ?? []
  let id = 9000
  return {
    ...newMenu(
      sections.map((section, at) => ({
        id: 1000 + at,
        name: `Section ${at + 1}`,
        ...section,
        items: (section.items ?? []).map((item) => {
          id += 1
          return buildItem({ id, name: `Dish ${id}`, description: '', ...item })
        }),
      })),
    ),
    ...menu,
    ...(country && { market: { country, ...(region && { region }) } }),
    notices: notices.map((notice, at) => ({
      id: `n${at + 1}`,
      kind: 'text' as const,
      text: 'A notice.',
      ...(typeof notice === 'string' ? { text: notice } : notice),
    })),
    restaurant: { ...defaultRestaurant, ...(business && { business }) },
  }
}
