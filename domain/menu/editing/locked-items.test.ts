import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { newMenu } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { isLocked, lockItem } from './locked-items.ts'

const menu = newMenu(buildContent({ items: 4 }).sections)
const [first, second] = itemsOf(menu).map(({ id }) => id) as [number, number]

it('locks a dish and unlocks it, and leaves nothing behind', () => {
  const locked = lockItem(lockItem(menu, first, true), second, true)
  expect(locked.lockedItems).toEqual([first, second])
  expect(isLocked(locked, first)).toBe(true)
  const unlocked = lockItem(lockItem(locked, first, false), second, false)
  expect(unlocked).toEqual(menu)
  expect(isLocked(unlocked, first)).toBe(false)
})

it('forgets what left the menu, and locks nothing that is not on it', () => {
  const stale = { ...menu, lockedItems: [first, 8999] }
  expect(lockItem(stale, second, true).lockedItems).toEqual([first, second])
  expect(lockItem(menu, 8999, true)).toEqual(menu)
})
