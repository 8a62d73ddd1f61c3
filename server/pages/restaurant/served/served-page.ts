import { firstChange } from '#domain/live/calendar/first-change.ts'
import { type MenuNow, menusAt, type PageNow } from '#domain/live/calendar/menus-at.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import type { LiveOutput } from '#domain/live/state/live-output.ts'
import type { RecipeOf } from '#domain/menu/claims/claims.ts'
import { servedOutput } from './kept-menus.ts'
import type { PageState, StateMenu } from './page-state.ts'

export interface ServedPage extends PageState {
  readonly at: Date
  /** All of it is valid until then, if that is known. */
  readonly changesAt: Date | null
  readonly now: PageNow
  readonly hasHoursOfMenus: boolean
  /** Those that are on the page on this day, served or listed, in its order. */
  readonly menus: readonly ServedPageMenu[]
}

export interface ServedPageMenu extends StateMenu {
  readonly now: MenuNow
  /** What its owner's plan lets out of it, as it is served; made when it is asked for. */
  readonly live: () => Promise<LiveOutput>
}

/** What a page serves at a moment. A menu that is not served now is whole: guests read it beforehand. */
export function servedPage(state: PageState, at: Date, recipeOf: RecipeOf): ServedPage {
  const now = menusAt(state.page, at)
  const changes: (Date | null)[] = [now.changesAt]
  const menus = now.menus.flatMap((menuNow): ServedPageMenu[] => {
    const menu = state.menus.find(({ row }) => row.id === menuNow.menuId)
    if (!menu || !(menuNow.isServed || menuNow.isListed)) return []
    const { state: holding, changesAt } = whatHolds(menu.beside, at)
    changes.push(changesAt)
    const { awaySections, awayItems } = menuNow
    const served = menuNow.isServed ? { ...holding, awaySections, awayItems } : holding
    const serving = { state: served, plan: state.plan, recipeOf }
    return [{ ...menu, now: menuNow, live: async () => servedOutput(await menu.read(), serving) }]
  })
  const hasHoursOfMenus = now.menus.some(
    ({ menuId, schedule }) => schedule !== null && state.menus.some(({ row }) => row.id === menuId),
  )
  return { ...state, at, now, menus, hasHoursOfMenus, changesAt: firstChange(changes) }
}
