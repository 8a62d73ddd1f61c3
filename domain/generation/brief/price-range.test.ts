import { expect, it } from 'vitest'
import { menuBriefSchema } from './brief.ts'
import { farFromTarget } from './price-range.ts'

it('says what a menu comes to where that is more than 7 % away from its target, and else nothing', () => {
  const said = (target: number | undefined, perHead: number) =>
    farFromTarget(menuBriefSchema.parse({ cuisineId: 1, perHead: target }), {
      perHead,
      foodCostPercent: 30,
      basis: '',
    })
  expect(said(6000, 3900)).toEqual([
    'With these dishes a guest spends about $39, not the $60 that you asked for.',
  ])
  expect(said(6000, 5700)).toEqual([])
  expect(said(undefined, 3900)).toEqual([])
})
