import { z } from 'zod'
import { readStored } from '../../menu/stored/read-stored.ts'
import type { BesideMenu } from '../calendar/what-holds.ts'
import type { PageMenu, RestaurantPage } from '../model/restaurant-page.ts'
import { soldOutShowsSchema } from '../model/sold-out.ts'
import { plannedPricesForm, restaurantPageForm, specialForm } from '../stored/forms.ts'

/** What guests saw of a menu is known for this many days. */
export const RECORD_DAYS = 400

/** The parts of what guests see of a menu, of which each publication names those that differ. */
export const publishedParts = ['menu', 'soldOut', 'prices', 'specials', 'place'] as const

export type PublishedPart = (typeof publishedParts)[number]

export const publishedPartsOf = (changed: string): PublishedPart[] =>
  z.array(z.enum(publishedParts)).parse(JSON.parse(changed))

/** A document in the form in which it was stored then. */
const storedSchema = z.looseObject({})

/** What held next to a menu when it was published. What begins and ends by the clock is in it whole, so it also says what followed. */
export const publishedLiveSchema = z.object({
  /** Whether everybody with its link could read it. */
  isLinked: z.boolean(),
  /** The open pages that it was on, each with what it said of this menu alone. */
  pages: z.array(z.object({ restaurantId: z.string(), page: storedSchema })),
  soldOut: z.array(
    z.object({
      itemId: z.int(),
      shows: soldOutShowsSchema,
      until: z.string().nullable(),
      byName: z.string(),
      at: z.string(),
    }),
  ),
  plans: z.array(storedSchema),
  specials: z.array(z.object({ id: z.string(), special: storedSchema })),
})

export type PublishedLive = z.infer<typeof publishedLiveSchema>

/** What a page says of one of its menus: nothing that it says of others. */
export function pageOfMenu(page: RestaurantPage, menu: PageMenu): RestaurantPage {
  const used = new Set([menu.scheduleId, ...menu.timedParts.map(({ scheduleId }) => scheduleId)])
  return {
    ...page,
    menus: [menu],
    schedules: page.schedules.filter(({ id }) => used.has(id)),
    hours: [],
    contact: {},
    notices: [],
  }
}

/**
 * Which parts differ between two publications of a menu.
 * @param isSameMenu whether they are of one document and template
 */
export function changedParts(
  before: PublishedLive,
  after: PublishedLive,
  isSameMenu: boolean,
): PublishedPart[] {
  const parts = {
    menu: () => null,
    soldOut: ({ soldOut }) => soldOut,
    prices: ({ plans }) => plans,
    specials: ({ specials }) => specials,
    place: ({ isLinked, pages }) => [isLinked, pages],
  } satisfies Record<PublishedPart, (live: PublishedLive) => unknown>
  const said = (part: PublishedPart, live: PublishedLive) => JSON.stringify(parts[part](live))
  return publishedParts.filter((part) =>
    part === 'menu' ? !isSameMenu : said(part, before) !== said(part, after),
  )
}

/**
 * The live state of a menu as it was published.
 * @throws {UnreadableDocumentError}
 */
export const publishedBeside = (menuId: string, { soldOut, plans, specials }: PublishedLive): BesideMenu => ({
  soldOut: soldOut.map((word) => ({ ...word, menuId, isSoldOut: true })),
  plans: plans.map((plan) => readStored(plannedPricesForm, plan)),
  specials: specials.map(({ id, special }) => ({ id, special: readStored(specialForm, special) })),
})

/**
 * The pages that a menu was on, each with what concerned the menu.
 * @throws {UnreadableDocumentError}
 */
export const publishedPages = ({ pages }: PublishedLive): RestaurantPage[] =>
  pages.map(({ page }) => readStored(restaurantPageForm, page))
