import type { GuestContact, GuestListedMenu, GuestMenu, GuestPage } from '#contract/pages/guest-page.ts'
import type { ViewerWriting } from '#contract/pages/viewer-menu.ts'
import type { Design } from '#domain/design/settings.ts'
import { daysInWords, localeOfTimes, timesInWords } from '#domain/live/calendar/times-in-words.ts'
import { hoursLines, houseInWords } from '#domain/live/guests/house-words.ts'
import { menusInFull } from '#domain/live/guests/menus-in-full.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { guestDescription } from '#domain/menu/model/restaurant.ts'
import { planAllows } from '#domain/plans/plans.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { directionOf } from '#typeset/text/writing.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import { menuBesideOthers, menuOnItsOwn } from './kept-menus.ts'
import { menuPath, pagePath, picturePath } from './page-addresses.ts'
import { pageLook } from './page-look.ts'
import type { ServedPage, ServedPageMenu } from './served-page.ts'

/**
 * What guests read of a page at a moment.
 * @param only the menu that the address names, shown whether or not it is served; absent, the first of
 * those that are served now, as many as a page holds; it names the others
 * @throws {MenuGone} where a menu of it has just been deleted
 */
export async function guestPage(served: ServedPage, only?: ServedPageMenu): Promise<GuestPage> {
  const { page, profile, plan, now, at, revision } = served
  const { slug } = revision
  const shown = only
    ? [only]
    : menusInFull(
        served.menus.filter(({ now: { isServed } }) => isServed),
        ({ row }) => row.itemCount,
      )
  const locale = localeOfPage(served)
  const listed = (menu: ServedPageMenu): GuestListedMenu => ({
    key: menu.key,
    name: menu.name,
    path: menuPath(slug, menu.key),
    times: timesOfMenu(menu, locale),
    isServed: menu.now.isServed,
  })
  const viewed = only ? menuOnItsOwn : menuBesideOthers
  const menus: GuestMenu[] = []
  let design: Design | undefined
  for (const menu of shown) {
    const live = await menu.live()
    design ??= live.output.design
    await nextTurn()
    menus.push({ ...listed(menu), menu: viewed(live, { row: menu.row, slug, key: menu.key }) })
  }
  const pictured = shown[0] ?? served.menus[0]
  return {
    restaurant: {
      name: profile.name,
      description: guestDescription(profile),
      logoUrl: ownPath(profile.logoUrl),
      cuisineName: cuisines.find(({ id }) => id === profile.cuisineId)?.name ?? '',
    },
    writing: menus[0]?.menu.writing ?? writingOfNone(served, locale),
    locale,
    house: now.house && {
      isOpen: now.house.isOpen,
      text: houseInWords(now.house, { at, timeZone: page.timeZone, locale }),
    },
    hours: hoursLines(page, now.specialDay, locale),
    weeklyHours: page.hours,
    notices: now.notices.map(({ id, text }) => ({ id, text })),
    contact: contactOf(served),
    menus,
    others: served.menus.filter((menu) => !shown.includes(menu)).map(listed),
    hasHoursOfMenus: served.hasHoursOfMenus,
    ...pageLook(menus[0]?.menu, design),
    path: pagePath(slug),
    pictureUrl: pictured ? picturePath(slug, pictured.key, pictured.row.version) : null,
    isIndexed: revision.isIndexed,
    isOfOneMenu: only !== undefined,
    isEmbedded: false,
    showsWatermark:
      menus.length === 0
        ? !planAllows(plan, 'feature:removeWatermark')
        : menus.some(({ menu }) => menu.showsWatermark),
  }
}

/** In which language and by which customs the page writes times: those of its first menu. */
function localeOfPage({ menus, profile }: ServedPage): string {
  const said = menus[0]?.said
  return localeOfTimes(said?.language, (said?.market ?? profile.market)?.country)
}

const timesOfMenu = ({ now: { schedule } }: ServedPageMenu, locale: string): string =>
  schedule === null
    ? ''
    : [timesInWords(schedule.times, locale), daysInWords(schedule, locale)].filter(Boolean).join(' · ')

const writingOfNone = ({ profile }: ServedPage, locale: string): ViewerWriting => ({
  language: new Intl.Locale(locale).language,
  direction: directionOf(profile.name, 'ltr'),
})

/** What the page says, else what the profile and its menus do. */
function contactOf({ page: { contact, hours }, profile, menus }: ServedPage): GuestContact {
  const ofMenus = menus.map(({ said }) => said.contact)
  const address = contact.address ?? (profile.address || first(ofMenus, 'address'))
  const phone = contact.phone ?? first(ofMenus, 'phone')
  const web = contact.web ?? first(ofMenus, 'web')
  const printedHours = hours.length === 0 ? first(ofMenus, 'hours') : undefined
  return {
    ...(address && { address, mapUrl: mapOf(`${profile.name}, ${address}`) }),
    ...(phone && { phone }),
    ...(contact.email && { email: contact.email }),
    ...(web && { web }),
    ...(printedHours && { printedHours }),
  }
}

const first = <Key extends string>(
  all: readonly (Readonly<Partial<Record<Key, string>>> | undefined)[],
  key: Key,
): string | undefined => all.map((one) => one?.[key]).find((value) => value !== undefined)

/** A plain link: nothing is asked of anybody before a guest follows it. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
