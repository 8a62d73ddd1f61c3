import { expect, it } from 'vitest'
import { canChangeMenu, canViewMenu } from './menus.ts'

const owner = { id: 'owner' }
const stranger = { id: 'stranger' }
const secret = { ownerId: 'owner', sharedAt: null }
const shared = { ownerId: 'owner', sharedAt: '2026-01-01T00:00:00.000Z' }

it('shows a menu to its owner always and to others once it is shared', () => {
  expect(canViewMenu(secret, owner)).toBe(true)
  expect(canViewMenu(secret, stranger)).toBe(false)
  expect(canViewMenu(secret, null)).toBe(false)
  expect(canViewMenu(shared, stranger)).toBe(true)
  expect(canViewMenu(shared, null)).toBe(true)
})

it('lets its owner alone change a menu', () => {
  expect(canChangeMenu(shared, owner)).toBe(true)
  expect(canChangeMenu(shared, stranger)).toBe(false)
  expect(canChangeMenu(shared, null)).toBe(false)
})
