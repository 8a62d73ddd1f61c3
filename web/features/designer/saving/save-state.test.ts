import { expect, it } from 'vitest'
import { saveStateOf } from './save-state.ts'

const safe = { isPending: false, hasFailed: false, isChanged: false, isStored: true }

it('is saved when the server has it as it is', () => {
  expect(saveStateOf(safe)).toBe('saved')
})

it('is new until it is stored for the first time', () => {
  expect(saveStateOf({ ...safe, isStored: false })).toBe('new')
  expect(saveStateOf({ ...safe, isStored: false, isChanged: true })).toBe('changed')
})

it('does not hide a failure behind later changes', () => {
  expect(saveStateOf({ ...safe, hasFailed: true, isChanged: true })).toBe('failed')
})

it('forgets a failure while it tries again', () => {
  expect(saveStateOf({ ...safe, isPending: true, hasFailed: true })).toBe('saving')
})
