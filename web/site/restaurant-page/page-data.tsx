import type { Menu, OpeningHoursSpecification, Restaurant, WithContext } from 'schema-dts'
import type { GuestPage } from '#contract/pages/guest-page.ts'
import type { ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { asScriptText, menuStructuredData } from '../menu-viewer/head/structured-data.ts'

/** The page as data, for search engines: the restaurant with all its menus, those that are shown with their dishes. */
export const PageData = ({ page, url }: { page: GuestPage; url: string }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; every "<" in it is.
    dangerouslySetInnerHTML={{ __html: asScriptText(pageStructuredData(page, url)) }}
  />
)

/** schema.org's Restaurant in JSON-LD. @param url of the page, absolute */
export function pageStructuredData(page: GuestPage, url: string): WithContext<Restaurant> {
  const { origin } = new URL(url)
  const { restaurant, contact, weeklyHours, menus, others, path } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': origin + path,
    url: origin + path,
    name: restaurant.name,
    ...(restaurant.description && { description: restaurant.description }),
    ...(restaurant.cuisineName && { servesCuisine: restaurant.cuisineName }),
    ...(restaurant.logoUrl && { logo: origin + restaurant.logoUrl }),
    ...(contact.address && { address: contact.address }),
    ...(contact.mapUrl && { hasMap: contact.mapUrl }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(weeklyHours.length > 0 && { openingHoursSpecification: weeklyHours.map(openingHours) }),
    hasMenu: [
      ...menus.map((one): Menu => menuOfPage(withOwnAnchors(one), one.name, origin + one.path)),
      ...others.map(
        ({ name, path: menuPath }): Menu => ({
          '@type': 'Menu',
          '@id': origin + menuPath,
          url: origin + menuPath,
          name,
        }),
      ),
    ],
  }
}

/** A menu within its restaurant, which need not be described again, at its own address. */
function menuOfPage(menu: ViewerMenu, name: string, url: string): Menu {
  const { hasMenuSection, inLanguage, description } = menuStructuredData(menu, url) as WithContext<
    Extract<Menu, { '@type': 'Menu' }>
  >
  return {
    '@type': 'Menu',
    '@id': url,
    url,
    name,
    ...(description && { description }),
    ...(inLanguage && { inLanguage }),
    ...(hasMenuSection && { hasMenuSection }),
  }
}

/** At its own address the anchors of a menu have no key before them. */
function withOwnAnchors({ key, menu }: GuestPage['menus'][number]): ViewerMenu {
  const own = (anchor: string) => (anchor.startsWith(`${key}-`) ? anchor.slice(key.length + 1) : anchor)
  const sectionsOf = (sections: readonly ViewerSection[]): ViewerSection[] =>
    sections.map((section) => ({
      ...section,
      anchor: own(section.anchor),
      items: section.items.map((item) => ({ ...item, anchor: own(item.anchor) })),
      sections: sectionsOf(section.sections),
    }))
  return { ...menu, sections: sectionsOf(menu.sections) }
}

const openingHours = ({
  days,
  from,
  until,
}: GuestPage['weeklyHours'][number]): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => weekdays[day] ?? 'Monday'),
  opens: from,
  // A day has no 24:00 there; the minute before is how search engines write it.
  closes: until === '24:00' ? '23:59' : until,
})

/** By the numbers of ISO 8601. */
const weekdays = [
  undefined,
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
