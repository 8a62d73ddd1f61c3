import type { Steps } from '../../computing/steps.ts'
import type { RecipeOf } from '../../menu/claims/claims.ts'
import type { Output } from '../../plans/output.ts'
import type { Plan } from '../../plans/plans.ts'
import { firstChange } from '../calendar/first-change.ts'
import { type HouseNow, type MenuNow, menusAt } from '../calendar/menus-at.ts'
import { type BesideMenu, whatHolds } from '../calendar/what-holds.ts'
import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { SoldOutShows } from '../model/sold-out.ts'
import type { LiveState } from '../state/live-menu.ts'
import { liveOutput } from '../state/live-output.ts'
import type { BoardMenu, LiveBoard } from './board.ts'
import { inLookOfBoard } from './board-design.ts'
import { sectionsOnBoard } from './board-sections.ts'

export interface BoardSources {
  readonly board: LiveBoard
  readonly page: RestaurantPage
  /** By id; those in the bin, and those that cannot be read, are missing. */
  readonly menus: ReadonlyMap<string, { readonly saved: Output; readonly beside: BesideMenu }>
  readonly plan: Plan
  readonly recipeOf: RecipeOf
}

export interface BoardPart {
  readonly menuId: string
  readonly output: Output
  /** Ids of the items that are on it and are sold out. */
  readonly soldOut: readonly number[]
}

export interface BoardNow {
  /** None where nothing is served. */
  readonly parts: readonly BoardPart[]
  /** Null where the page says no hours. */
  readonly house: HouseNow | null
  /** All of this holds until then at least; null where it holds until somebody changes it. */
  readonly changesAt: Date | null
}

export function* boardAt({ board, page, menus, plan, recipeOf }: BoardSources, at: Date): Steps<BoardNow> {
  const now = menusAt(page, at)
  const times: (Date | null)[] = [now.changesAt]
  const parts: BoardPart[] = []
  for (const { menuId, sectionIds, away } of shownMenus(board, page, now.menus)) {
    const menu = menus.get(menuId)
    if (!menu) continue
    yield
    const held = whatHolds(menu.beside, at)
    times.push(held.changesAt)
    const state = { ...held.state, ...away, soldOut: asBoardShows(held.state.soldOut, board.soldOut) }
    const { output, soldOut } = liveOutput(menu.saved, state, plan, recipeOf)
    const part = excerpt(inLookOfBoard(output, board), sectionIds)
    if (hasItems(part)) parts.push({ menuId, output: part, soldOut })
  }
  return { parts, house: now.house, changesAt: firstChange(times) }
}

type Away = Pick<LiveState, 'awaySections' | 'awayItems'>

const NOTHING_AWAY: Away = { awaySections: new Set(), awayItems: new Set() }

/** The menus of a board in its order, each with what of it is not served. */
function shownMenus(
  { menus, times }: LiveBoard,
  page: RestaurantPage,
  now: readonly MenuNow[],
): (BoardMenu & { readonly away: Away })[] {
  const own: readonly BoardMenu[] =
    menus.length > 0 ? menus : page.menus.map(({ menuId }) => ({ menuId, sectionIds: [] }))
  if (times === 'always') return own.map((menu) => ({ ...menu, away: NOTHING_AWAY }))
  return own.flatMap((menu) => {
    const served = now.find(({ menuId, isServed }) => menuId === menu.menuId && isServed)
    if (!served) return []
    const { awaySections, awayItems } = served
    return [{ ...menu, away: { awaySections, awayItems } }]
  })
}

const asBoardShows = (
  soldOut: LiveState['soldOut'],
  shows: SoldOutShows | null,
): ReadonlyMap<number, SoldOutShows> =>
  shows === null ? soldOut : new Map([...soldOut.keys()].map((id) => [id, shows]))

/** Some sections of a menu with those that are in them. */
function excerpt(output: Output, sectionIds: readonly number[]): Output {
  if (sectionIds.length === 0) return output
  const shown = sectionsOnBoard(output.content.sections, sectionIds)
  const ids = new Set(shown.map(({ id }) => id))
  return {
    ...output,
    content: {
      ...output.content,
      sections: shown.map(({ parentId, ...section }) =>
        parentId === undefined || !ids.has(parentId) ? section : { ...section, parentId },
      ),
    },
  }
}

const hasItems = ({ content }: Output): boolean => content.sections.some(({ items }) => items.length > 0)
