import type { GuestMenu, GuestPage } from '#contract/pages/guest-page.ts'
import type { ViewerDiet } from '#contract/pages/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { type AvoidedMenu, avoidedMenu } from '../menu-viewer/avoiding/avoided-menu.ts'
import { choicesOf } from '../menu-viewer/diets/diet-filter.ts'
import { typographicViewer } from '../menu-viewer/typographic-viewer.ts'
import { dietsOf } from './joined-menus.ts'

export interface ShownMenus {
  /** With all their dishes. */
  readonly whole: readonly GuestMenu[]
  readonly left: readonly AvoidedMenu[]
  /** With what is left. */
  readonly shown: readonly GuestMenu[]
  readonly diets: readonly ViewerDiet[]
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
}

/** Whether a menu is headed by a name: the only one on a page, without a title, has the name of the house above it. */
export const isHeaded = (
  { restaurant, menus }: Pick<GuestPage, 'restaurant' | 'menus'>,
  { name, menu }: GuestMenu,
) => menus.length > 1 || menu.title !== '' || name !== menuNameFor(restaurant)

/** Without what a guest avoids; the last answer is kept, so that sections keep the markup made beforehand. */
export const shownOf = keptWith(
  (page: GuestPage, avoided: readonly string[]): ShownMenus => {
    const whole = page.menus.map((one) => ({ ...one, menu: typographicViewer(one.menu) }))
    const left = whole.map(({ menu }) => avoidedMenu(menu, avoided))
    const shown = whole.map((one, at) => ({
      ...one,
      menu: { ...one.menu, sections: left[at]?.sections ?? [] },
    }))
    const diets = dietsOf(shown.map(({ menu }) => menu))
    return { whole, left, shown, diets, choices: choicesOf({ diets }) }
  },
  (one, other) => one.join() === other.join(),
)
