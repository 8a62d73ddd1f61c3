import { newKey } from '../../menu/model/ids.ts'
import type { PageMenu, RestaurantPage, TimedPart } from '../model/restaurant-page.ts'
import type { Schedule } from '../model/schedule.ts'

export type MenuPart = Pick<TimedPart, 'sectionId' | 'itemId'>

export interface NewSchedule extends Pick<Schedule, 'name' | 'times'> {}

/** Adds a schedule that nothing is attached to yet. */
export const addSchedule = (page: RestaurantPage, { name, times }: NewSchedule): RestaurantPage => ({
  ...page,
  schedules: [
    ...page.schedules,
    {
      id: newKey(
        's',
        page.schedules.map(({ id }) => id),
      ),
      name,
      times,
      onSpecialDays: 'usual',
    },
  ],
})

export const changeSchedule = (page: RestaurantPage, changed: Schedule): RestaurantPage => ({
  ...page,
  schedules: page.schedules.map((schedule) => (schedule.id === changed.id ? changed : schedule)),
})

/** Takes a schedule off; what was attached to it is served at any time from then on. */
export const removeSchedule = (page: RestaurantPage, scheduleId: string): RestaurantPage => ({
  ...page,
  schedules: page.schedules.filter(({ id }) => id !== scheduleId),
  menus: page.menus.map((menu) => withoutSchedule(menu, scheduleId)),
})

function withoutSchedule(menu: PageMenu, gone: string): PageMenu {
  const { scheduleId, ...rest } = menu
  return {
    ...rest,
    ...(scheduleId !== undefined && scheduleId !== gone && { scheduleId }),
    timedParts: menu.timedParts.filter((part) => part.scheduleId !== gone),
  }
}

const isSame = (a: MenuPart, b: MenuPart): boolean => a.sectionId === b.sectionId && a.itemId === b.itemId

/** The schedule of a section or an item; undefined where it is served with its menu. */
export const scheduleOfPart = (menu: PageMenu, part: MenuPart): string | undefined =>
  menu.timedParts.find((timed) => isSame(timed, part))?.scheduleId

/** Attaches a section or an item of a menu to a schedule instead of the one that it had; undefined: to none. */
export const attachPart = (
  page: RestaurantPage,
  menuId: string,
  { sectionId, itemId }: MenuPart,
  scheduleId: string | undefined,
): RestaurantPage => ({
  ...page,
  menus: page.menus.map((menu) => {
    if (menu.menuId !== menuId) return menu
    const part = sectionId === undefined ? { itemId } : { sectionId }
    const others = menu.timedParts.filter((timed) => !isSame(timed, part))
    return { ...menu, timedParts: scheduleId === undefined ? others : [...others, { ...part, scheduleId }] }
  }),
})

export function attachedTo({ menus }: RestaurantPage, scheduleId: string) {
  const parts = menus.flatMap(({ timedParts }) => timedParts).filter((part) => part.scheduleId === scheduleId)
  return {
    menus: menus.filter((menu) => menu.scheduleId === scheduleId).length,
    sections: parts.filter(({ sectionId }) => sectionId !== undefined).length,
    items: parts.filter(({ itemId }) => itemId !== undefined).length,
  }
}
