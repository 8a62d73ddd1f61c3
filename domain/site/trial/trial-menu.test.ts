import { expect, it } from 'vitest'
import { menuContentSchema } from '../../menu/model/menu.ts'
import { countItems } from '../../menu/model/walk.ts'
import { trialMenu } from './trial-menu.ts'

it('is a menu as a restaurant writes one', () => {
  const menu = trialMenu()
  expect(menuContentSchema.parse(menu)).toEqual(menu)
  expect(countItems(menu)).toBe(25)
})

it('is the same each time, so that two tabs show one menu', () => {
  expect(trialMenu()).toEqual(trialMenu())
})

it('has prices in columns, by size and of the day', () => {
  const [oysters] = trialMenu().sections[0]?.items ?? []
  expect(oysters?.prices).toMatchObject([
    { amount: 2100, head: 'h1' },
    { amount: 4000, head: 'h2' },
  ])
  const items = trialMenu().sections.flatMap((section) => section.items)
  const pricesOf = (name: string) => items.find((item) => item.name === name)?.prices
  expect(pricesOf('Whole lobster')).toMatchObject([{ kind: 'market' }])
  expect(pricesOf('Clam chowder')).toMatchObject([
    { label: 'cup', amount: 900 },
    { label: 'bowl', amount: 1300 },
  ])
})
