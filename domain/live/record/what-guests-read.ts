import { allergenName } from '../../menu/claims/allergen-names.ts'
import { knownOfWaiting, settled } from '../../menu/claims/claims.ts'
import { compareItemFields } from '../../menu/comparing/compare-fields.ts'
import {
  type ItemToCompare,
  itemRef,
  placedItems,
  placedSections,
} from '../../menu/comparing/compared-menu.ts'
import { type ComparedField, comparedFields } from '../../menu/comparing/comparison.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { itemsOf, mapItems } from '../../menu/model/walk.ts'
import { withoutUntrueClaims } from '../../menu/recipes/withheld-declarations.ts'
import { type SignedItem, type SignOff, signedItems } from '../../menu/sign-off/sign-offs.ts'
import { checkedMenu } from '../calendar/checked-menu.ts'
import { type MenuNow, menusAt } from '../calendar/menus-at.ts'
import { holdsAt, timesOf, whatHolds } from '../calendar/what-holds.ts'
import type { LiveState } from '../state/live-menu.ts'
import { type PublishedLive, publishedBeside, publishedPages } from './published.ts'

export interface SeenDish {
  readonly itemId: number
  readonly name: string
  /** The sections around it, from the outermost. */
  readonly path: readonly string[]
  /** Its prices in one line, planned prices among them. */
  readonly prices: string
  /** What the menu itself says, where a planned price held; else empty. */
  readonly usualPrices: string
  /** `away`: not served at this time; `hidden`: sold out and not shown. Guests read neither of them. */
  readonly shown: 'yes' | 'struck' | 'hidden' | 'away'
  /** Who said that it is sold out; empty where it was not. */
  readonly soldOutBy: string
  /** What else it said, each by what it is called: `Allergens`, `Fish, Milk`. */
  readonly said: readonly { readonly what: string; readonly text: string }[]
  /** The last signature of its declaration by then; null for none. */
  readonly signed: { readonly name: string; readonly at: string; readonly state: SignedItem['state'] } | null
}

export interface Published {
  readonly menuId: string
  readonly content: MenuContent
  readonly live: PublishedLive
}

/** A published menu at a moment: what held then. */
export interface PublishedAt {
  readonly state: LiveState
  readonly pages: readonly (MenuNow & { readonly timeZone: string })[]
}

/**
 * What held of a published menu at a moment while it was published.
 * @throws {UnreadableDocumentError}
 */
export function publishedAt({ menuId, live }: Omit<Published, 'content'>, at: Date): PublishedAt {
  const pages = publishedPages(live).flatMap((page) =>
    menusAt(page, at).menus.map((menu) => ({ ...menu, timeZone: page.timeZone })),
  )
  const [first] = pages
  const { state } = whatHolds(publishedBeside(menuId, live), at)
  // Its own link shows all of it at any time.
  const away =
    first && !live.isLinked ? first : { awaySections: new Set<number>(), awayItems: new Set<number>() }
  return { state: { ...state, awaySections: away.awaySections, awayItems: away.awayItems }, pages }
}

/**
 * Every dish of a published menu as guests found it at a moment, dishes of the day among them.
 * @param signOffs of the menu; those of later are not regarded
 * @throws {UnreadableDocumentError}
 */
export function whatGuestsRead(published: Published, signOffs: readonly SignOff[], at: Date): SeenDish[] {
  const { plans, specials } = publishedBeside(published.menuId, published.live)
  const holds = holdsAt(at)
  const specialsNow = specials.filter(({ special }) => holds(timesOf(special)))
  const usual = settled(checkedMenu(published.content, { plans: [], specials: specialsNow }))
  const menu = checkedMenu(usual, { plans: plans.filter((plan) => holds(timesOf(plan))), specials: [] })
  const { state } = publishedAt(published, at)
  const usualPrices = new Map(placedItems(placedSections(usual)).map((one) => [one.item.id, pricesOf(one)]))
  const signed = new Map(
    signedItems(
      usual,
      signOffs.filter((one) => Date.parse(one.at) <= at.getTime()),
    ).map((one) => [one.item.id, one]),
  )
  const soldOut = new Map(published.live.soldOut.map((word) => [word.itemId, word]))
  const served = withoutUntrueClaims(menu)
  const known = new Map(itemsOf(served).map((item) => [item.id, knownOfWaiting(item)]))
  return placedItems(placedSections(withoutWaiting(served))).map((placed) => {
    const { item, ref } = placed
    const prices = pricesOf(placed)
    const shown = shownOf(placed, state)
    const signature = signed.get(item.id)
    return {
      itemId: item.id,
      name: item.name,
      path: ref.path,
      prices,
      usualPrices: usualPrices.get(item.id) === prices ? '' : (usualPrices.get(item.id) ?? ''),
      shown,
      soldOutBy: state.soldOut.has(item.id) ? (soldOut.get(item.id)?.byName ?? '') : '',
      said: saidOf(placed, known.get(item.id) ?? []),
      signed: signature?.signOff
        ? { name: signature.signOff.name, at: signature.signOff.at, state: signature.state }
        : null,
    }
  })
}

/** What is not confirmed is not shown to guests. */
const withoutWaiting = (menu: MenuContent): MenuContent =>
  mapItems(menu, ({ claimsToConfirm: _, ...item }): MenuItem => item)

const pricesOf = (placed: ItemToCompare): string => itemRef(placed).prices

function shownOf({ item, section, menu }: ItemToCompare, state: LiveState): SeenDish['shown'] {
  const isAway = (id: number | undefined): boolean => {
    const around = menu.sections.find((one) => one.id === id)
    return around !== undefined && (state.awaySections.has(around.id) || isAway(around.parentId))
  }
  if (state.awayItems.has(item.id) || isAway(section.id)) return 'away'
  const soldOut = state.soldOut.get(item.id)
  return soldOut ?? 'yes'
}

const UNREAD: ReadonlySet<ComparedField> = new Set(['picture', 'toConfirm', 'ingredients', 'sodiumMg'])

/** @param known keys of what it surely contains, where it is not declared whole */
function saidOf(placed: ItemToCompare, known: readonly string[]): SeenDish['said'] {
  const { id, categoryId, cuisineId } = placed.item
  const nothing: MenuItem = {
    id,
    categoryId,
    cuisineId,
    name: '',
    description: '',
    prices: [],
    imageUrl: null,
    dietaryOptions: [],
  }
  const said = compareItemFields({ ...placed, item: nothing }, placed)
    .filter(({ field }) => !UNREAD.has(field))
    .map(({ field, after }) => ({ what: comparedFields[field], text: after }))
  const isDeclared = placed.item.allergens !== undefined
  if (isDeclared) return said
  const text =
    known.length > 0
      ? `Contains ${known.map(allergenName).join(', ')}; the rest is not declared`
      : 'Not declared'
  return [...said, { what: comparedFields.allergens, text }]
}
