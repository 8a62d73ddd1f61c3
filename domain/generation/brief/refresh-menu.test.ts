import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { customItem } from '../../menu/editing/edits.ts'
import { newMenu } from '../../menu/model/menu.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { diet } from '../../reference/reference.ts'
import { generationFiltersSchema } from '../filters.ts'
import { generateMenu } from '../generate.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { type MenuBriefInput, menuBriefSchema } from './brief.ts'
import { composeBrief } from './compose-brief.ts'
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

/** The menu of a brief, and the same refreshed. */
function refreshedOf(asked: MenuBriefInput, seed: number) {
  const brief = menuBriefSchema.parse(asked)
  const { menu: composed } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
  if (!composed) throw new Error('No menu')
  const { cuisineId, dietaryOptions, notes, priceRange } = brief
  const answer = refresh({
    menu: newMenu([...composed.sections]),
    wishes: { cuisineId, dietaryOptions, notes },
    priceRange,
    seed: seed + 50,
  })
  const dishesOf = (sections: readonly (typeof answer.sections)[number][]) =>
    sections.flatMap(({ items }) => items.flatMap(({ id }) => catalogue.find((dish) => dish.id === id) ?? []))
  return { ...answer, before: dishesOf(composed.sections), after: dishesOf(answer.sections), composed }
}

describe('wishes of a menu that is refreshed', () => {
  it('bound its prices, counts and shares as they did when it was composed', () => {
    const cheap = refreshedOf({ cuisineId: 5, notes: 'nothing over $20' }, 3)
    expect(cheap.after.filter((dish) => priceOf(dish, 3) > 20)).toEqual([])
    const risotti = refreshedOf({ cuisineId: 1, notes: 'at least two risotti' }, 3)
    expect(risotti.after.filter(({ name }) => name.startsWith('Risotto')).length).toBeGreaterThanOrEqual(2)
    const vegan = refreshedOf({ cuisineId: 1, notes: 'two vegan mains, not more' }, 3)
    expect(
      vegan.after.filter(
        ({ categoryId, dietaryOptions }) => categoryId === 2 && dietaryOptions.includes(diet.vegan),
      ),
    ).toHaveLength(2)
    expect([cheap, risotti, vegan].map(({ exchanged }) => exchanged)).toEqual([22, 22, 22])
  })

  it('keep what was asked for by name and has no other dish, and say so', () => {
    const { after, remarks } = refreshedOf({ cuisineId: 5, notes: 'mac and cheese and key lime pie' }, 3)
    expect(after.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Baked Mac and Cheese', 'Key Lime Pie']),
    )
    expect(remarks.filter((remark) => remark.includes(' stays: you asked for '))).toHaveLength(2)
    const tacos = refreshedOf({ cuisineId: 3, notes: 'five tacos' }, 3)
    expect(tacos.after.filter(({ name }) => /taco|birria/i.test(name)).length).toBeGreaterThanOrEqual(5)
    expect(tacos.remarks.join(' ')).not.toContain('Only')
  })

  it('of one section hold in it', () => {
    const { sections } = refreshedOf(
      {
        cuisineId: 1,
        sections: [
          { name: 'Primi', count: 4 },
          { name: 'Dolci', count: 3 },
        ],
        notes: 'no nuts in Dolci',
      },
      4,
    )
    const nuts = /almond|hazelnut|walnut|pistachio|pine nut|chestnut/
    const sweets = sections[1]?.items.flatMap(
      ({ id }) => catalogue.find((dish) => dish.id === id)?.ingredients ?? [],
    )
    expect(sweets?.filter((one) => nuts.test(one))).toEqual([])
  })

  it('are said where what is locked breaks them', () => {
    const steak = menu.sections[1]?.items.find((item) => (item.prices[0]?.amount ?? 0) > 2000)
    const { remarks } = refresh({
      locked: steak ? [steak.id] : [],
      wishes: { cuisineId: 1, dietaryOptions: [], notes: 'nothing over $20' },
    })
    expect(remarks.join(' ')).toContain(`${steak?.name} doesn’t keep to it`)
  })
})

describe('a meal of courses that is refreshed', () => {
  it('has another plate and another drink in each course, for what the course is', () => {
    const meal = refreshedOf({ cuisineId: 8, kind: 'tasting', withPairing: true, priceRange: 4 }, 3)
    expect(meal.exchanged).toBe(6)
    expect(meal.after.map(({ categoryId }) => categoryId)).toEqual(
      meal.before.map(({ categoryId }) => categoryId),
    )
    expect(meal.after.filter((dish) => meal.before.includes(dish))).toEqual([])
    expect(meal.sections.flatMap(({ items }) => items.flatMap(({ prices }) => prices))).toEqual([])
    expect(meal.sections.map(({ footer }) => footer)).not.toEqual(
      meal.composed.sections.map(({ footer }) => footer),
    )
    expect(meal.remarks).toEqual([])
  })

  it('has other choices where guests choose', () => {
    const meal = refreshedOf({ cuisineId: 5, kind: 'prix-fixe' }, 3)
    expect(meal.exchanged).toBe(10)
    expect(meal.after.map(({ categoryId }) => categoryId)).toEqual(
      meal.before.map(({ categoryId }) => categoryId),
    )
  })
})
