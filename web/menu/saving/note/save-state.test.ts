import { expect, it } from 'vitest'
import { saveStateOf } from './save-state.ts'

const safe = { isChanged: false, isStored: true }

it('is saved when the server has it as it is', () => {
  expect(saveStateOf('idle', safe)).toBe('saved')
  expect(saveStateOf('saved', safe)).toBe('saved')
})

it('is new until it is stored for the first time', () => {
  expect(saveStateOf('idle', { ...safe, isStored: false })).toBe('new')
  expect(saveStateOf('idle', { isStored: false, isChanged: true })).toBe('changed')
})

it.each(['failed', 'conflict'] as const)('does not hide a save that %s behind later changes', (saving) => {
  expect(saveStateOf(saving, { ...safe, isChanged: true })).toBe('failed')
})

it('forgets a failure while it tries again', () => {
  expect(saveStateOf('saving', { ...safe, isChanged: true })).toBe('saving')
})

it('stays saved where only a copy of it was refused', () => {
  expect(saveStateOf('failed', safe)).toBe('saved')
  expect(saveStateOf('failed', { isStored: false, isChanged: false })).toBe('failed')
})
