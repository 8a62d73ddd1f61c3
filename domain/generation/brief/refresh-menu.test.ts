import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { customItem } from '../../menu/editing/edits.ts'
import { newMenu } from '../../menu/model/menu.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { diet } from '../../reference/reference.ts'
import { generationFiltersSchema } from '../filters.ts'
import { generateMenu } from '../generate.ts'
import { type MenuRefreshInput, refreshMenu } from './refresh-menu.ts'

const catalogue = loadCatalogue()
const filters = generationFiltersSchema.parse({
  cuisineId: 1,
  itemsPerCategoryCustom: { 1: 4, 2: 4, 3: 3, 4: 2 },
})
const menu = newMenu(generateMenu({ catalogue, filters, seed: 1, season: 'autumn' }))
const idsOf = ({ sections }: Pick<typeof menu, 'sections'>) =>
  sections.map(({ items }) => items.map(({ id }) => id))

const refresh = (changes: Partial<MenuRefreshInput> = {}) =>
  atOnce(
    refreshMenu({
      catalogue,
      menu,
      locked: [],
      wishes: { cuisineId: 1, dietaryOptions: [] },
      priceRange: 3,
      season: 'autumn',
      seed: 5,
      ...changes,
    }),
  )

describe('a whole menu that is refreshed', () => {
  it('has other dishes in every place, as many in each section, and the same from the same seed', () => {
    const before = idsOf(menu)
    const { sections, exchanged } = refresh()
    const after = idsOf({ sections })
    expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length))
    expect(after.flat().filter((id) => before.flat().includes(id))).toEqual([])
    expect(exchanged).toBe(before.flat().length)
    expect(refresh().sections).toEqual(sections)
    expect(refresh({ seed: 6 }).sections).not.toEqual(sections)
  })

  it('is composed in steps, a dish or less each, however long it is', () => {
    const long = newMenu(
      menu.sections.map((section) => ({
        ...section,
        items: Array.from({ length: 60 }, (_, at) =>
          customItem(
            { name: `Dish ${at}`, description: '', prices: [fixedPrice(900)], dietaryOptions: [] },
            { id: 9000 + section.id * 100 + at, cuisineId: 1, categoryId: section.id },
          ),
        ),
      })),
    )
    const steps = refreshMenu({
      ...{ catalogue, menu: long, locked: [], priceRange: 3, season: 'autumn', seed: 5 },
      wishes: { cuisineId: 1, dietaryOptions: [] },
    })
    let count = 0
    let exchanged = 0
    for (;;) {
      const { done, value } = steps.next()
      if (done) {
        exchanged = value.exchanged
        break
      }
      count += 1
    }
    expect(exchanged).toBeGreaterThan(50)
    expect(count).toBeGreaterThan(exchanged)
  })

  it('keeps what is locked in its place, whatever the seed', () => {
    const locked = [menu.sections[0]?.items[2]?.id ?? 0, menu.sections[1]?.items[0]?.id ?? 0]
    for (let seed = 0; seed < 20; seed += 1) {
      const { sections, exchanged } = refresh({ locked, seed })
      expect(sections[0]?.items[2]).toBe(menu.sections[0]?.items[2])
      expect(sections[1]?.items[0]).toBe(menu.sections[1]?.items[0])
      expect(exchanged).toBe(11)
    }
  })

  it('changes nothing where everything is locked, and says so', () => {
    const { sections, exchanged, remarks } = refresh({ locked: idsOf(menu).flat() })
    expect(sections).toEqual(menu.sections)
    expect(exchanged).toBe(0)
    expect(remarks).toContain('Everything that could change is locked, so nothing changed.')
  })

  it('leaves a section alone of which nobody can tell what it sells, and composes around an owner’s own dish', () => {
    const own = customItem(
      {
        name: 'Nonna’s Lamb',
        description: 'Slow-roasted lamb.',
        prices: [fixedPrice(2900)],
        dietaryOptions: [],
      },
      { id: 9001, cuisineId: 1, categoryId: 2 },
    )
    const [starters, mains] = menu.sections
    if (!starters || !mains) throw new Error('No sections')
    const hats = { id: 1000, name: 'Hats', items: [{ ...own, id: 9002, name: 'Straw Hat' }] }
    const mixed = newMenu([starters, { ...mains, items: [own, ...mains.items] }, hats])
    const { sections, remarks } = refresh({ menu: mixed, locked: [9001] })
    expect(sections[1]?.items[0]).toBe(own)
    expect(sections[2]?.items).toEqual(hats.items)
    expect(remarks.join(' ')).toContain('We cannot tell what these sections sell, so they stay: Hats.')
  })

  it('keeps to wishes, and says how many places no other dish is left for', () => {
    const wishes = { cuisineId: 1, dietaryOptions: [diet.vegan, diet.keto] }
    const { sections, exchanged, remarks } = refresh({ wishes })
    const before = idsOf(menu).flat()
    const fresh = sections.flatMap(({ items }) => items).filter(({ id }) => !before.includes(id))
    expect(fresh).toHaveLength(exchanged)
    expect(fresh.every(({ dietaryOptions }) => dietaryOptions.includes(diet.vegan))).toBe(true)
    expect(exchanged).toBeLessThan(before.length)
    expect(remarks.join(' ')).toContain(
      `For ${before.length - exchanged} of ${before.length} dishes no other is left`,
    )
  })

  it('gives new dishes no price in a menu of another currency, says so, and leaves the prices of what stays', () => {
    const locked = menu.sections[0]?.items[0]?.id ?? 0
    const { sections, remarks } = refresh({ menu: { ...menu, currency: 'EUR' }, locked: [locked] })
    const items = sections.flatMap((section) => section.items)
    expect(items.filter(({ prices }) => prices.length > 0)).toEqual([menu.sections[0]?.items[0]])
    expect(remarks[0]).toBe(
      "The new dishes have no price yet: our catalog's prices are in US dollars. Set your own before you print.",
    )
    expect(refresh({ menu: { ...menu, currency: 'EUR' }, locked: idsOf(menu).flat() }).remarks).toHaveLength(
      1,
    )
  })
})
