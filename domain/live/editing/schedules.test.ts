import { describe, expect, it } from 'vitest'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import {
  addSchedule,
  attachedTo,
  attachPart,
  changeSchedule,
  removeSchedule,
  scheduleOfPart,
} from './schedules.ts'

const times = [{ days: [1, 2, 3], from: '11:30', until: '15:00' }]
const page = addSchedule(
  restaurantPageSchema.parse({ timeZone: 'Europe/Paris', menus: [{ menuId: 'a' }, { menuId: 'b' }] }),
  { name: 'Lunch', times },
)

describe('the schedules of a page', () => {
  it('have ids of their own and are valid', () => {
    const two = addSchedule(page, { name: 'Dinner', times })
    expect(two.schedules.map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(restaurantPageSchema.parse(two)).toEqual(two)
    const [lunch] = two.schedules
    if (!lunch) throw new Error('There is one.')
    expect(changeSchedule(two, { ...lunch, name: 'Noon' }).schedules.map(({ name }) => name)).toEqual([
      'Noon',
      'Dinner',
    ])
  })

  it('serve sections and items, each of them by one schedule', () => {
    const attached = attachPart(attachPart(page, 'a', { sectionId: 4 }, 's1'), 'a', { itemId: 4 }, 's1')
    expect(attachedTo(attached, 's1')).toEqual({ menus: 0, sections: 1, items: 1 })
    const [menu] = attached.menus
    if (!menu) throw new Error('There is one.')
    expect(scheduleOfPart(menu, { sectionId: 4 })).toBe('s1')
    expect(scheduleOfPart(menu, { sectionId: 5 })).toBeUndefined()
    const moved = attachPart(addSchedule(attached, { name: 'Late', times }), 'a', { itemId: 4 }, 's2')
    expect(attachedTo(moved, 's1')).toEqual({ menus: 0, sections: 1, items: 0 })
    expect(attachedTo(moved, 's2')).toEqual({ menus: 0, sections: 0, items: 1 })
    expect(attachPart(moved, 'a', { itemId: 4 }, undefined).menus[0]?.timedParts).toHaveLength(1)
    expect(restaurantPageSchema.parse(moved)).toEqual(moved)
  })

  it('leave what they served to be served at any time', () => {
    const [a, b] = page.menus
    if (!a || !b) throw new Error('There are two.')
    const used = attachPart({ ...page, menus: [{ ...a, scheduleId: 's1' }, b] }, 'b', { itemId: 1 }, 's1')
    const left = removeSchedule(used, 's1')
    expect(left).toEqual({ ...page, schedules: [] })
    expect(restaurantPageSchema.safeParse(left).success).toBe(true)
  })
})
