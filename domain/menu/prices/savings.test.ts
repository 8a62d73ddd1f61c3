import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../model/menu.ts'
import type { Price } from '../model/price.ts'
import { fixedPrice } from './lead-price.ts'
import { excessiveSavings } from './savings.ts'

const cheaper = (amount: number): Price => ({ id: 's1', kind: 'supplement', amount: -amount })
const soup = (...prices: Price[]) => buildItem({ id: 1, name: 'Soup', prices })

describe('what takes off more than it costs', () => {
  it('is a supplement of an item that costs less', () => {
    const menu = newMenu([{ id: 1, name: 'Starters', items: [soup(fixedPrice(900), cheaper(901))] }])
    expect(excessiveSavings(menu)).toEqual([
      {
        path: ['sections', 0, 'items', 0, 'prices', 1, 'amount'],
        message: 'A supplement of “Soup” takes off more than it costs.',
      },
    ])
    expect(
      excessiveSavings(newMenu([{ id: 1, name: 'A', items: [soup(fixedPrice(900), cheaper(900))] }])),
    ).toEqual([])
  })

  it('is a price below zero where there is nothing to take it off from', () => {
    const alone = newMenu([{ id: 1, name: 'Sides', items: [soup(cheaper(300))] }])
    expect(excessiveSavings(alone)[0]?.message).toBe('A price cannot be below zero.')
    const market = soup({ id: 'p1', kind: 'market' }, cheaper(300))
    expect(excessiveSavings(newMenu([{ id: 1, name: 'Sides', items: [market] }]))).toEqual([])
  })

  it('is a supplement of a course of a meal that costs less', () => {
    const meal = {
      id: 1,
      name: 'Prix fixe',
      layout: 'courses' as const,
      prices: [fixedPrice(3000)],
      items: [],
    }
    const course = (amount: number) => ({ id: 2, name: 'First', parentId: 1, items: [soup(cheaper(amount))] })
    expect(excessiveSavings(newMenu([meal, course(3001)]))).toHaveLength(1)
    expect(excessiveSavings(newMenu([meal, course(500)]))).toEqual([])
  })

  it('is an option of an item that costs less, and of none without an amount', () => {
    const group = {
      id: 'g1',
      name: 'Size',
      min: 0,
      max: 1,
      options: [{ id: 'o1', name: 'Half', amount: -600 }],
    }
    const menu = (...prices: Price[]) => ({
      ...newMenu([{ id: 1, name: 'Starters', modifierGroups: ['g1'], items: [soup(...prices)] }]),
      modifierGroups: [group],
    })
    expect(excessiveSavings(menu(fixedPrice(500)))[0]?.message).toBe(
      '“Half” takes off more than “Soup” costs.',
    )
    expect(excessiveSavings(menu(fixedPrice(700)))).toEqual([])
    expect(excessiveSavings(menu({ id: 'p1', kind: 'market' }))).toEqual([])
  })
})
