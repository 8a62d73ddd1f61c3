import { beforeEach, expect, it } from 'vitest'
import { beginWrite, endWrite, takeBackWrite } from './unanswered-write.ts'

const kept = new Map<string, string>()
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
} as unknown as Storage

beforeEach(() => kept.clear())

it('knows a write of the same work that was never answered', () => {
  const lost = beginWrite(tab, 'work')
  expect(lost.unansweredWriteId).toBeUndefined()
  expect(beginWrite(tab, 'work').unansweredWriteId).toBe(lost.writeId)
})

it('still knows it after another one that was refused', () => {
  const lost = beginWrite(tab, 'work')
  takeBackWrite(tab, 'work', beginWrite(tab, 'work').unansweredWriteId)
  expect(beginWrite(tab, 'work').unansweredWriteId).toBe(lost.writeId)
})

it('forgets a refused write before which all were answered', () => {
  takeBackWrite(tab, 'work', beginWrite(tab, 'work').unansweredWriteId)
  expect(beginWrite(tab, 'work').unansweredWriteId).toBeUndefined()
})

it('forgets an answered write, and that of another work', () => {
  beginWrite(tab, 'work')
  endWrite(tab)
  expect(beginWrite(tab, 'work').unansweredWriteId).toBeUndefined()
  expect(beginWrite(tab, 'another').unansweredWriteId).toBeUndefined()
})

it('is not confused by what others store', () => {
  tab.setItem('carte-draft-write', '{broken')
  expect(beginWrite(tab, 'work').unansweredWriteId).toBeUndefined()
})
