import { expect, it } from 'vitest'
import { contentToSaveSchema } from '#contract/menus/content-to-save.ts'
import { googleFoodMenus } from '#domain/exchange/writing/formats/google-food-menus.ts'
import { confirmationOf, settled, stateClaims } from '#domain/menu/claims/claims.ts'
import { proposeClaims } from '#domain/menu/claims/proposals.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { plainMenuText } from '#domain/menu/plain-text/plain-text.ts'
import { everythingShown } from '#domain/menu/printed/printed-item.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { ownDiet } from '#domain/reference/reference.ts'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { viewerOf } from '#tests/builders/build-viewer.ts'
import { menuStructuredData } from './structured-data.ts'

const all = Object.values(ownDiet)

const contentOf = (item: MenuItem) =>
  settled({ ...buildContent({ items: 0 }), sections: [{ id: 1, name: 'Mains', items: [item] }] })

const dish = buildItem({ name: 'Grilled Vegetables', description: '' })
const stated = stateClaims(dish, { confirmed: all })

it('prints the diets of an owner’s own word, with a legend and in words', () => {
  const { restaurant, ...menu } = contentOf(stated)
  const printed = printedMenu(restaurant, menu, everythingShown)
  expect(printed.sections[0]?.items[0]?.marks.map(({ symbol }) => symbol)).toEqual([
    ...['HAL', 'KOS', 'PES', 'NF'],
  ])
  expect(printed.legend.map(({ meaning }) => meaning)).toEqual(['Halal', 'Kosher', 'Pescatarian', 'Nut-Free'])
  expect(plainMenuText(printed, 'en')).toContain('Grilled Vegetables (Halal, Kosher, Pescatarian, Nut-Free)')
})

it('lets guests choose by them, and tells search engines those for which they have a word', () => {
  const content = contentOf(stated)
  const viewer = viewerOf(content)
  expect(viewer.diets.map(({ id }) => id)).toEqual(all)
  expect(viewer.sections[0]?.items[0]?.suits).toEqual(all)
  const data = JSON.stringify(menuStructuredData(viewer, 'https://carte.example/r/lucia'))
  expect(data).toContain('["https://schema.org/HalalDiet","https://schema.org/KosherDiet"]')
  expect(JSON.parse(googleFoodMenus(content)).menus[0].sections[0].items[0].attributes).toMatchObject({
    dietaryRestriction: ['HALAL', 'KOSHER'],
  })
})

it('keeps what a file says of them back until its owner confirms it, and for these words alone', () => {
  const proposed = proposeClaims(dish, { dietaryOptions: all })
  expect(proposed.dietaryOptions).toEqual([])
  expect(proposed.claimsToConfirm?.dietaryOptions).toEqual(all)
  const confirmed = stateClaims(proposed, confirmationOf(proposed))
  expect(confirmed.dietaryOptions).toEqual(all)
  expect(contentOf({ ...confirmed, name: 'Pork Belly' }).sections[0]?.items[0]?.dietaryOptions).toEqual([])
})

it('refuses a dish without nuts that contains some, and a kosher one of shellfish', () => {
  const refusal = (item: MenuItem) =>
    contentToSaveSchema.safeParse(contentOf(item)).error?.issues.map(({ message }) => message)
  const claimed = (id: number, allergens: string[]) => stateClaims(dish, { confirmed: [id], allergens })
  expect(refusal(claimed(ownDiet.nutFree, ['peanuts']))?.[0]).toMatch(
    /cannot be Nut-Free: it contains peanuts/u,
  )
  expect(refusal(claimed(ownDiet.nutFree, ['walnuts']))?.[0]).toMatch(/cannot be Nut-Free/u)
  expect(refusal(claimed(ownDiet.kosher, ['crustaceans']))?.[0]).toMatch(/cannot be Kosher/u)
  expect(refusal(claimed(ownDiet.halal, ['milk']))).toBeUndefined()
  const traces = stateClaims(dish, { confirmed: [ownDiet.nutFree], allergens: [], mayContain: ['almonds'] })
  expect(contentOf(traces).sections[0]?.items[0]?.dietaryOptions).toEqual([])
})
