import { expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { cuisines } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { menuBriefSchema } from './brief.ts'
import { composeBrief } from './compose-brief.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))

/** What is denied, and the words that no dish may say then, by words of this test's own. */
const denied: readonly (readonly [string, RegExp])[] = [
  ['maple', /\bmaple\b/],
  ['Chardonnay', /\bchardonnay\b/],
  ['truffle', /\btruffles?\b/],
  ['saffron', /\bsaffron\b/],
  ['capers', /\bcapers?\b/],
  ['fennel', /\bfennel\b/],
  ['ginger', /\bginger\b/],
  ['pumpkin', /\bpumpkins?\b/],
  ['coconut', /\bcoconuts?\b/],
  ['mint', /\bmint\b/],
  ['basil', /\bbasil\b/],
  ['beets', /\bbeets?\b/],
  ['eggplant', /\beggplants?\b/],
  ['mushrooms', /\bmushrooms?\b/],
  ['cabbage', /\bcabbages?\b/],
  ['tuna', /\btuna\b/],
  ['salmon', /\bsalmon\b/],
  ['bacon', /\bbacon\b/],
  ['gin', /\bgin\b/],
  ['pancakes', /\bpancakes?\b/],
  ['risotto', /\brisott[oi]\b/],
  ['tacos', /\btacos?\b/],
  ['ice cream', /\bice creams?\b/],
  ['squash', /\bsquash(?:es)?\b/],
  ['Riesling', /\briesling\b/],
  ['prosecco', /\bprosecco\b/],
  ['feta', /\bfeta\b/],
  ['quinoa', /\bquinoa\b/],
  ['cinnamon', /\bcinnamon\b/],
  ['raisins', /\braisins?\b/],
]
const asks = [
  (what: string) => `no ${what}`,
  (what: string) => `no ${what}, at least two salads`,
  (what: string) => `must have a soup. no ${what}`,
]

function servedBy(cuisineId: number, seed: number, notes: string): readonly Dish[] {
  const kind = seed % 4 === 3 ? 'tasting' : 'a-la-carte'
  const brief = menuBriefSchema.parse({ cuisineId, notes, kind, withPairing: kind === 'tasting' })
  const { menu } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
  return (menu?.sections ?? []).flatMap(({ items, footer = '' }) => [
    ...items.flatMap(({ id }) => byId.get(id) ?? []),
    ...catalogue.filter(({ name }) => footer === `Paired with ${name}`),
  ])
}

it.each(denied)('no dish says “%s” where it is denied', (what, words) => {
  for (const [at, { id }] of inTurn(cuisines, what.length, tries(cuisines.length)).entries()) {
    const seed = at + what.length
    const served = servedBy(id, seed, asks[at % asks.length]?.(what) ?? '')
    const breaking = served.filter(({ name, gloss, description, ingredients }) =>
      words.test(foldText([name, gloss, description, ...ingredients].join(' '))),
    )
    expect(served.length).toBeGreaterThan(5)
    expect(breaking.map(({ name }) => name)).toEqual([])
  }
})
