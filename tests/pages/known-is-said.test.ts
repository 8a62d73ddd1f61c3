import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageFrame } from '#contract/pages/pages.ts'
import { allergenGroup, allergenKeys } from '#domain/allergens/allergen-keys.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { disprovedByList } from '#domain/catalogue/disproved-diets.ts'
import { allergensOf } from '#domain/catalogue/truth.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { googleFoodMenu } from '#domain/exchange/writing/formats/google-food-menus.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { allergenMatrix } from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { plainMenuText } from '#domain/menu/plain-text/plain-text.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { staffEntries } from '#domain/menu/recipes/staff-entries.ts'
import { outputForPlan } from '#domain/plans/output.ts'
import { allDiets, diet } from '#domain/reference/reference.ts'
import { sectionData } from '#server/pages/restaurant/files/menu-data.ts'
import { buildInstallation } from '#tests/builders/build-installation.ts'
import { menuStructuredData } from '#web/site/menu-viewer/head/structured-data.ts'
import { MenuViewerPage } from '#web/site/menu-viewer/menu-viewer-page.tsx'
import { viewerOf } from '../builders/build-viewer.ts'
import { tries } from '../support/depth.ts'
import { findAll, readPage, textsOf } from '../support/page-tree.ts'

const dishes = loadCatalogue().filter((_, at) => at % 7 === 0)
const byId = new Map(dishes.map((dish) => [dish.id, dish]))
const recipeOf = recipeFinder(allRecipes(dishes))
const names = [
  'beef',
  'soy sauce',
  'peanut',
  'shrimp',
  'milk',
  'wheat flour',
  'egg',
  'rice',
  'lupin flour',
] as const
const keys = ['wheat', 'soybeans', 'peanuts', 'crustaceans', 'milk', 'eggs', 'gluten'] as const

const some = <Of>(list: readonly Of[]) => fc.subarray([...list], { maxLength: 4 })

/** A dish of the catalogue or of the owner's own, of which the owner states what may not be true. */
const anyStated = fc.record({
  at: fc.nat(dishes.length - 1),
  own: fc.option(some(names), { nil: null }),
  diets: some(allDiets.map(({ id }) => id)),
  allergens: fc.option(some(keys), { nil: null }),
  mayContain: fc.option(some(keys), { nil: null }),
})

interface Known {
  readonly item: MenuItem
  /** Certainly in it. */
  readonly ingredients: readonly string[]
}

interface Stated {
  readonly at: number
  readonly own: readonly string[] | null
  readonly diets: readonly number[]
  readonly allergens: readonly string[] | null
  readonly mayContain: readonly string[] | null
}

function stated({ at, own, diets, allergens, mayContain }: Stated, index: number): Known {
  const dish = dishes[at]
  if (!dish) throw new Error('the catalogue has no such dish')
  const made = { ...dishToItem(dish, 3), ...(own && { id: 20_000 + index }) }
  const item = own ? { ...made, name: `Own dish ${index}`, description: '', ingredients: [...own] } : made
  return {
    item: stateClaims(item, { confirmed: diets, allergens, mayContain }),
    ingredients: own ?? dish.ingredients,
  }
}

const groupsOf = (list: readonly string[] = []): Set<string> =>
  new Set(list.map((key) => allergenGroup(key) ?? key))

/** The diets that these ingredients certainly rule out. */
const ruledOut = (ingredients: readonly string[]): readonly number[] =>
  disprovedByList(ingredients, false)
    .certain.map(({ dietaryOption }) => dietaryOption)
    .filter((id) => id !== diet.keto)

const frame: PageFrame = {
  visitor: null,
  installation: buildInstallation(),
  url: 'https://carte.example/menu-viewer/abc',
  styles: [],
  scriptAt: (source: string) => `/${source}`,
}

/** What an output says of a dish: null where it says nothing or to ask. */
interface Said {
  readonly allergens: ReadonlySet<string> | null
  readonly diets: readonly string[]
}

const dietNames = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => allDiets.find((option) => option.id === id)?.name ?? [])

/** Words of a dish as people read them: "Contains eggs, milk", "May contain sesame", "Other allergens: please ask". */
function saidInWords(words: string): Said {
  const text = words.toLowerCase()
  const named = [...text.matchAll(/\b(?:contains|may contain)\b[^\n]*/gu)].join('\n')
  const isDeclared =
    /\bcontains\b|none of the 14/u.test(text) && !text.includes('other allergens: please ask')
  return {
    allergens: isDeclared
      ? groupsOf(allergenKeys.filter((key) => named.includes(allergenName(key).toLowerCase())))
      : null,
    diets: allDiets.filter(({ name }) => words.includes(name)).map(({ name }) => name),
  }
}

/** The lines of a dish in the text edition. */
const linesOf = (text: string, name: string): string =>
  text.split('\n\n').find((lines) => lines.startsWith(`${name} `)) ?? ''

/** Diets of schema.org and of Google by their names here. */
const dietOfWord = (word: string): string =>
  allDiets.find(({ name }) =>
    word
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .includes(folded(name)),
  )?.name ?? word
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** What every output says of every dish, by the name of the output. */
function saidInOutputs(content: MenuContent, places: readonly string[]): Record<string, readonly Said[]> {
  const { restaurant, ...menu } = content
  const printed = printedMenu(restaurant, menu, defaultDesign)
  const text = plainMenuText(printed, 'en')
  const viewed = viewerOf(content)
  const html = readPage(renderToStaticMarkup(createElement(MenuViewerPage, { menu: viewed, frame })))
  const linked = JSON.parse(JSON.stringify(menuStructuredData(viewed, frame.url)))
  const google = googleFoodMenu(content).sections ?? []
  const matrix = allergenMatrix(printed, { market: 'EU', language: 'en' })
  const staff = new Map(staffEntries(content, { dishOf: (id) => byId.get(id) }).map((one) => [one.id, one]))
  const bySection = <Of>(say: (at: number) => Of) => places.map((_, at) => say(at))
  const lists = (item: { allergens?: readonly string[]; mayContain?: readonly string[] } | undefined) =>
    item?.allergens ? groupsOf([...item.allergens, ...(item.mayContain ?? [])]) : null
  return {
    content: bySection((at) => {
      const item = content.sections[at]?.items[0]
      return { allergens: lists(item), diets: dietNames(item?.dietaryOptions ?? []) }
    }),
    print: bySection((at) => {
      const item = printed.sections[at]?.items[0]
      const diets = (item?.marks ?? []).map(({ meaning }) => meaning)
      return { allergens: lists(item), diets }
    }),
    text: places.map((name) => saidInWords(linesOf(text, name))),
    page: bySection((at) => {
      const anchor = viewed.sections[at]?.items[0]?.anchor
      const [dish] = findAll(html, ({ attributes }) => attributes.get('id') === anchor)
      return saidInWords(dish ? textsOf(dish, () => false).join('\n') : '')
    }),
    'JSON-LD': bySection((at) => {
      const diets: readonly string[] = linked.hasMenuSection[at]?.hasMenuItem?.[0]?.suitableForDiet ?? []
      return { allergens: null, diets: diets.map((word) => dietOfWord(word.replace(/.*\//, ''))) }
    }),
    'menu.json': bySection((at) => {
      const section = viewed.sections[at]
      const item = section && sectionData(section, viewed, frame.url).items[0]
      const allergens = item?.contains ? groupsOf([...item.contains, ...item.mayContain]) : null
      return { allergens, diets: item?.diets ?? [] }
    }),
    matrix: bySection((at) => {
      const cells = matrix.blocks[at]?.rows[0]?.cells ?? null
      const isAsked = cells === null || cells.some(({ state }) => state === 'unknown')
      const named = matrix.columns.filter((_, column) => cells?.[column]?.state !== 'none')
      return { allergens: isAsked ? null : groupsOf(named.map(({ key }) => key)), diets: [] }
    }),
    'staff sheet': bySection((at) => {
      const entry = staff.get(content.sections[at]?.items[0]?.id ?? 0)
      if (!entry) throw new Error('no entry of this dish')
      const named = entry.declared && [
        ...entry.declared.contains,
        ...entry.declared.mayContain,
        ...entry.undeclared,
      ]
      const keys = named && allergenKeys.filter((key) => named.includes(allergenName(key)))
      return { allergens: keys && groupsOf(keys), diets: entry.diets }
    }),
    'Google food menus': bySection((at) => {
      const words: string[] = JSON.stringify(google[at] ?? null).match(/[A-Z]+(?:_[A-Z]+)*(?=")/g) ?? []
      return { allergens: null, diets: words.map(dietOfWord) }
    }),
  }
}

it('tells guests all that is known of a dish, or to ask, in every output', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyStated, { minLength: 1, maxLength: 4, selector: ({ at }) => at }),
      (all) => {
        const known = all.map(stated)
        const menu = newMenu(known.map(({ item }, at) => ({ id: at + 1, name: `Part ${at}`, items: [item] })))
        const written = {
          content: { ...menu, language: 'en', restaurant: defaultRestaurant },
          design: defaultDesign,
          templateId: 1,
        }
        const { content } = outputForPlan(written, 'professional', recipeOf)
        const outputs = saidInOutputs(
          content,
          known.map(({ item }) => item.name),
        )
        known.forEach(({ item, ingredients }, at) => {
          const contained = groupsOf(allergensOf(ingredients))
          const untrue = dietNames(ruledOut(ingredients))
          const shown = content.sections[at]?.items[0]
          if (shown?.mayContain?.some((key) => allergenGroup(key) === 'gluten'))
            untrue.push(...dietNames([diet.glutenFree]))
          for (const [output, dishes] of Object.entries(outputs)) {
            const { allergens, diets } = dishes[at] ?? { allergens: null, diets: [] }
            const unsaid = allergens === null ? [] : [...contained].filter((group) => !allergens.has(group))
            expect({ output, dish: item.name, unsaid }).toEqual({ output, dish: item.name, unsaid: [] })
            expect({ output, dish: item.name, said: diets.filter((name) => untrue.includes(name)) }).toEqual({
              output,
              dish: item.name,
              said: [],
            })
          }
        })
      },
    ),
    { numRuns: tries(180) },
  )
})

it('reads each output back: what a dish is declared to contain and to suit is found in all of them', () => {
  const dish = loadCatalogue().find(
    ({ dietaryOptions: of, allergens }) =>
      of.includes(diet.vegetarian) && !of.includes(diet.vegan) && allergens.length > 1,
  )
  if (!dish) throw new Error('no such dish')
  const made = dishToItem(dish, 3)
  const item = stateClaims(made, {
    confirmed: dish.dietaryOptions,
    allergens: dish.allergens,
    mayContain: null,
  })
  const menu = { ...newMenu([{ id: 1, name: 'Part', items: [item] }]), language: 'en' }
  const outputs = saidInOutputs({ ...menu, restaurant: defaultRestaurant }, [item.name])
  for (const [output, [said]] of Object.entries(outputs)) {
    if (output !== 'matrix') expect(said?.diets, output).toContain('Vegetarian')
    if (output !== 'JSON-LD' && output !== 'Google food menus')
      expect([...(said?.allergens ?? [])].toSorted(), output).toEqual(
        [...groupsOf(dish.allergens)].toSorted(),
      )
  }
})

/** All ways to choose from options, of which at least `min` are taken: what each is known to bring, and whether all of it. */
function waysToChoose(min: number, options: readonly (readonly string[] | null)[]) {
  const ways = Array.from({ length: 2 ** options.length }, (_, way) =>
    options.filter((__, at) => (way >> at) & 1),
  )
  return ways
    .filter((taken) => taken.length >= Math.min(min, options.length))
    .map((taken) => ({
      brings: groupsOf(taken.flatMap((option) => option ?? [])),
      isKnown: !taken.includes(null),
    }))
}

it('says of required choices what each way to choose brings, and no diet that none leaves', () => {
  const anyChoice = fc.record({
    allergens: some(keys),
    mayContain: some(keys),
    diets: some(allDiets.map(({ id }) => id)),
    min: fc.integer({ min: 1, max: 2 }),
    options: fc.array(fc.option(some(keys), { nil: null }), { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(anyChoice, ({ allergens, mayContain, diets, min, options }) => {
      const made = dishToItem(dishes[0] as (typeof dishes)[number], 3)
      const own = { ...made, id: 20_000, name: 'Own dish', description: '', modifierGroups: ['g'] }
      const item = stateClaims(own, { confirmed: diets, allergens, mayContain })
      const group = {
        id: 'g',
        name: 'Side',
        min,
        max: null,
        options: options.map((list, at) => {
          const name = `Side ${at}`
          return { id: name, name, amount: 0, ...(list && { allergens: list, confirmedName: name }) }
        }),
      }
      const written = {
        ...newMenu([{ id: 1, name: 'Part', items: [item] }]),
        modifierGroups: [group],
        language: 'en',
        restaurant: defaultRestaurant,
      }
      const output = { content: written, design: defaultDesign, templateId: 1 }
      const { content } = outputForPlan(output, 'professional', recipeOf)
      const { restaurant, ...menu } = content
      const { columns, blocks } = allergenMatrix(printedMenu(restaurant, menu, defaultDesign), {
        market: 'EU',
        language: 'en',
      })
      const [shown] = content.sections[0]?.items ?? []
      const ways = waysToChoose(min, options)
      const contained = groupsOf(shown?.allergens)
      for (const [at, { key }] of columns.entries()) {
        const state = blocks[0]?.rows[0]?.cells?.[at]?.state
        const isInAll = contained.has(key) || ways.every(({ brings }) => brings.has(key))
        const isInSome = options.some((list) => groupsOf(list ?? []).has(key))
        const isTrace = groupsOf(shown?.mayContain).has(key)
        const otherwise = isTrace ? 'may-contain' : options.includes(null) ? 'unknown' : 'none'
        expect({ key, state }).toEqual({
          key,
          state: isInAll ? 'contains' : isInSome ? 'by-choice' : otherwise,
        })
      }
      const outputs = saidInOutputs(content, [item.name])
      const [google] = JSON.stringify(googleFoodMenu(content).sections).match(/"allergen":\[[^\]]*\]/) ?? ['']
      const isBrought = groupsOf([...options.flatMap((list) => list ?? []), ...(shown?.allergens ?? [])])
      expect(google.includes('DAIRY')).toBe(isBrought.has('milk'))
      // No way to choose that is known to leave a diet: nobody reads it, in the kitchen either.
      const told = dietNames(shown?.dietaryOptions ?? [])
      expect(outputs['staff sheet']?.[0]?.diets).toEqual(told)
      if (ways.every(({ brings, isKnown }) => !isKnown || brings.has('milk')))
        for (const [name, [said]] of Object.entries(outputs))
          expect({
            name,
            diets: said?.diets.filter((one) => one === 'Vegan' || one === 'Dairy-Free'),
          }).toEqual({
            name,
            diets: [],
          })
    }),
    { numRuns: tries(80) },
  )
})
