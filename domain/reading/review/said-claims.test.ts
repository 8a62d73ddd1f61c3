import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { diet } from '../../reference/reference.ts'
import { textLines } from '../lines/text-lines.ts'
import { readWork } from './read-work.ts'
import { amend, beginReview, type ReviewWork, rewriteLine } from './review-work.ts'
import { claimsSaid } from './said-claims.ts'

const begun = beginReview(
  textLines('STARTERS\nBurrata (V)   $14\nTomato soup (V, GF)   $8\n\nV vegetarian, GF gluten-free'),
)
const dishesOf = (work: ReviewWork) => {
  const { rows, content } = readWork(work, 'USD')
  const items = new Map(itemsOf(content).map((item) => [item.id, item]))
  return rows.flatMap(({ key, role, itemId }) => {
    const item = role === 'item' && itemId !== undefined ? items.get(itemId) : undefined
    return item ? [{ key, item }] : []
  })
}
const dish = (work: ReviewWork, at: number) => {
  const found = dishesOf(work)[at]
  if (!found) throw new Error(`There is no dish ${at}`)
  return found
}

it('confirms one diet of one dish and leaves all others to be confirmed', () => {
  const { key, item } = dish(begun, 1)
  expect(item.claimsToConfirm?.dietaryOptions.toSorted()).toEqual(
    [diet.vegetarian, diet.glutenFree].toSorted(),
  )
  const work = amend(begun, key, claimsSaid(item, { confirmed: [diet.glutenFree] }))
  expect(dish(work, 1).item).toMatchObject({
    dietaryOptions: [diet.glutenFree],
    claimsToConfirm: { dietaryOptions: [diet.vegetarian] },
  })
  expect(dish(work, 0).item).toEqual(dish(begun, 0).item)
})

it('keeps what was said before of the same words, and takes back what is refused', () => {
  const { key, item } = dish(begun, 1)
  const one = amend(begun, key, claimsSaid(item, { confirmed: [diet.glutenFree], allergens: ['celery'] }))
  const both = amend(one, key, claimsSaid(dish(one, 1).item, { removed: [diet.vegetarian] }))
  expect(dish(both, 1).item).toMatchObject({ dietaryOptions: [diet.glutenFree], allergens: ['celery'] })
  expect(dish(both, 1).item.claimsToConfirm).toBeUndefined()
})

it('no longer counts once the words are other ones', () => {
  const { key, item } = dish(begun, 0)
  const confirmed = amend(begun, key, claimsSaid(item, { confirmed: [diet.vegetarian] }))
  expect(dish(confirmed, 0).item.dietaryOptions).toEqual([diet.vegetarian])
  const renamed = amend(confirmed, key, { name: 'Burrata with ham' })
  expect(dish(renamed, 0).item).toMatchObject({
    name: 'Burrata with ham',
    dietaryOptions: [],
    claimsToConfirm: { dietaryOptions: [diet.vegetarian] },
  })
  const rewritten = rewriteLine(confirmed, key, ['Prosciutto (V)   $14'])
  expect(dish(rewritten, 0).item.dietaryOptions).toEqual([])
})
