import { beforeEach, expect, it } from 'vitest'
import { UNANSWERED_WRITES } from '#contract/menus/drafts.ts'
import { beginWrite, endWrite, takeBackWrite } from './unanswered-write.ts'

const kept = new Map<string, string>()
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
} as unknown as Storage

beforeEach(() => kept.clear())

it('knows the writes of the same work that were never answered', () => {
  const first = beginWrite(tab, 'work')
  expect(first.unansweredWriteId).toEqual([])
  const second = beginWrite(tab, 'work')
  expect(second.unansweredWriteId).toEqual([first.writeId])
  expect(beginWrite(tab, 'work').unansweredWriteId).toEqual([first.writeId, second.writeId])
})

it('still knows them after another one that was refused', () => {
  const lost = beginWrite(tab, 'work')
  takeBackWrite(tab, 'work', beginWrite(tab, 'work').writeId)
  expect(beginWrite(tab, 'work').unansweredWriteId).toEqual([lost.writeId])
})

it('forgets a refused write before which all were answered', () => {
  takeBackWrite(tab, 'work', beginWrite(tab, 'work').writeId)
  expect(beginWrite(tab, 'work').unansweredWriteId).toEqual([])
})

it('forgets all before an answered write, and those of another work', () => {
  beginWrite(tab, 'work')
  beginWrite(tab, 'work')
  endWrite(tab)
  expect(beginWrite(tab, 'work').unansweredWriteId).toEqual([])
  expect(beginWrite(tab, 'another').unansweredWriteId).toEqual([])
})

it('names no more than the server takes, the newest', () => {
  for (let time = 0; time < UNANSWERED_WRITES + 5; time += 1) beginWrite(tab, 'work')
  const { writeId } = beginWrite(tab, 'work')
  const { unansweredWriteId } = beginWrite(tab, 'work')
  expect(unansweredWriteId).toHaveLength(UNANSWERED_WRITES)
  expect(unansweredWriteId.at(-1)).toBe(writeId)
})

it('is not confused by what others store', () => {
  tab.setItem('carte-draft-write', '{broken')
  expect(beginWrite(tab, 'work').unansweredWriteId).toEqual([])
})
