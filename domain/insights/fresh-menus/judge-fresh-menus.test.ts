import { describe, expect, it } from 'vitest'
import { atOnce } from '#domain/computing/steps.ts'
import { isLong } from '#tests/support/depth.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { voiceIds } from '../../catalogue/voices/voice.ts'
import { menuBriefSchema } from '../../generation/brief/brief.ts'
import { composeBrief } from '../../generation/brief/compose-brief.ts'
import { generationFiltersSchema } from '../../generation/filters.ts'
import { composeMenu, generateMenu } from '../../generation/generate.ts'
import { voicedSections } from '../../generation/voicing/voiced-sections.ts'
import { cuisines } from '../../reference/reference.ts'
import { judgeOfFreshMenus } from './judge-fresh-menus.ts'

const catalogue = loadCatalogue()
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

describe('the adviser as the judge of fresh menus', () => {
  it('finds nothing on a menu of any cuisine, size, range and season', () => {
    const sizes = [
      { 1: 5, 2: 5, 3: 3, 4: 3, 5: 4 },
      { 1: 3, 2: 3, 3: 2, 4: 2, 5: 3 },
      { 1: 8, 2: 8, 3: 6, 4: 5, 5: 8 },
    ]
    for (const { id: cuisineId } of cuisines) {
      for (const [index, season] of seasons.entries()) {
        // The short form makes two seasons of a cuisine, the other two of the next one.
        if (!isLong && index % 2 !== cuisineId % 2) continue
        for (const [at, itemsPerCategoryCustom] of sizes.entries()) {
          // The short form makes one size for a season, another in each cuisine.
          if (!isLong && at !== (index + cuisineId) % sizes.length) continue
          const priceRange = ((index + at) % 5) + 1
          const filters = generationFiltersSchema.parse({ cuisineId, priceRange, itemsPerCategoryCustom })
          const judge = judgeOfFreshMenus({ catalogue, cuisineId, season })
          const { sections } = atOnce(
            composeMenu({ catalogue, filters, seed: index * 7 + at, season, judge }),
          )
          expect(atOnce(judge(sections)), `cuisine ${cuisineId}, ${season}, size ${at}`).toEqual([])
        }
      }
    }
  }, 120_000)

  it('finds nothing on it in any voice, however short its words', () => {
    const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
    for (const { id: cuisineId } of cuisines) {
      const filters = generationFiltersSchema.parse({
        cuisineId,
        itemsPerCategoryCustom: { 1: 5, 2: 5, 3: 3, 4: 3, 5: 4 },
      })
      const judge = judgeOfFreshMenus({ catalogue, cuisineId, season: 'autumn' })
      const { sections } = atOnce(composeMenu({ catalogue, filters, seed: 11, season: 'autumn', judge }))
      for (const voice of voiceIds) {
        const voiced = voicedSections(sections, voice, 11, (id) => byId.get(id))
        expect(atOnce(judge(voiced)), `cuisine ${cuisineId}, ${voice}`).toEqual([])
      }
    }
  }, 120_000)

  it('finds a dish out of season, names it, and has it composed anew', () => {
    const filters = generationFiltersSchema.parse({
      cuisineId: 1,
      itemsPerCategoryCustom: { 1: 4, 2: 4, 3: 3 },
    })
    const summer = Array.from({ length: 20 }, (_, seed) =>
      generateMenu({ catalogue, filters, seed, season: 'summer' }),
    )
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: 1, season: 'winter' })
    const late = summer
      .flatMap((sections) => atOnce(judge(sections)))
      .filter(({ code }) => code === 'out_of_season')
    expect(late.length).toBeGreaterThan(20)
    const ids = new Set(catalogue.filter(({ season }) => season && season !== 'winter').map(({ id }) => id))
    expect(late.every(({ itemIds }) => itemIds.some((id) => ids.has(id)))).toBe(true)
  })

  it('has a dish exchanged that it names', () => {
    const filters = generationFiltersSchema.parse({ cuisineId: 1, itemsPerCategoryCustom: { 1: 4, 2: 4 } })
    const plain = generateMenu({ catalogue, filters, seed: 3, season: 'winter' })
    const disliked = plain[1]?.items[0]?.id ?? 0
    const { sections } = atOnce(
      composeMenu({
        catalogue,
        filters,
        seed: 3,
        season: 'winter',
        *judge(all) {
          yield
          const isThere = all.some(({ items }) => items.some(({ id }) => id === disliked))
          return isThere ? [{ code: 'disliked', itemIds: [disliked] }] : []
        },
      }),
    )
    expect(sections.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain(disliked)
    expect(sections.map(({ items }) => items.length)).toEqual([4, 4])
  })
  it('has the dish exchanged that it does not go with, where guests come for the one it names', () => {
    const asked = { cuisineId: 6, kind: 'lunch' as const }
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: 6, season: 'spring' })
    const compose = (some?: typeof judge) =>
      atOnce(
        composeBrief({
          catalogue,
          brief: menuBriefSchema.parse(asked),
          seed: 167,
          season: 'spring',
          judge: some,
        }),
      ).menu?.sections ?? []
    expect(atOnce(judge(compose()))).toMatchObject([
      { code: 'shared_garnish', itemIds: [4951], otherIds: [4832] },
    ])
    const ids = compose(judge).flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).not.toContain(4832)
    expect(ids.some((id) => id === 4951 || id === 4987)).toBe(true)
  })
})
