import { expect, it } from 'vitest'
import { MOST_DISMISSED, MOST_PROMOTED } from '../model/advice-notes.ts'
import { menuSchema, newMenu } from '../model/menu.ts'
import { dismissFindings, promoteItem, recallFindings } from './advice-notes.ts'

const finding = (id: string, ...items: number[]) => ({ id, items })

it('keeps what was dismissed, and lets it go without a trace', () => {
  const menu = dismissFindings(newMenu(), [finding('duplicate:1:2', 2)])
  expect(menuSchema.parse(menu).adviceNotes).toEqual({
    dismissed: [finding('duplicate:1:2', 2)],
    promoted: [],
  })
  expect(recallFindings(menu, ['duplicate:1:2'])).toEqual(newMenu())
  expect(recallFindings(menu, ['price_missing'])).toBe(menu)
})

it('takes the newest word on a finding', () => {
  const once = dismissFindings(newMenu(), [finding('price_missing', 1)])
  const again = dismissFindings(once, [finding('price_missing', 1, 2)])
  expect(again.adviceNotes?.dismissed).toEqual([finding('price_missing', 1, 2)])
})

it('lets the oldest come back where too many were dismissed', () => {
  const many = Array.from({ length: MOST_DISMISSED + 1 }, (_, at) => finding(`f${at}`))
  const { dismissed = [] } = dismissFindings(newMenu(), many).adviceNotes ?? {}
  expect(dismissed).toHaveLength(MOST_DISMISSED)
  expect(dismissed[0]?.id).toBe('f1')
})

it('keeps what sells, once each and no more than can be pushed', () => {
  const all = Array.from({ length: MOST_PROMOTED + 5 }, (_, at) => at + 1)
  const menu = all.reduce((grown, id) => promoteItem(promoteItem(grown, id, true), id, true), newMenu())
  expect(menuSchema.parse(menu).adviceNotes?.promoted).toEqual(all.slice(0, MOST_PROMOTED))
  expect(all.reduce((left, id) => promoteItem(left, id, false), menu)).toEqual(newMenu())
})
