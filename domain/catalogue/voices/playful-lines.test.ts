import { describe, expect, it } from 'vitest'
import type { Dish } from '../dish.ts'
import { loadCatalogue } from '../dishes/catalogue.ts'
import { chooseWordings } from './choose-wordings.ts'
import { mentionsIn } from './mentions.ts'
import { asideIn, asides } from './playful-lines.ts'
import { wordingsOf } from './wordings.ts'

const catalogue = loadCatalogue()
const lines = catalogue.flatMap((dish) =>
  wordingsOf(dish, 'playful').flatMap(({ form, text }) => (form === 'aside' ? [{ dish, text }] : [])),
)
const say = ({ dish, text }: (typeof lines)[number]) => `${dish.name}: ${text}`
const withAside = (words: string) => lines.filter(({ text }) => text.endsWith(words))
const isDrink = ({ categoryId }: Dish) => categoryId === 5
const isOfBottles = ({ family }: Dish) => ['wine', 'beer', 'spirit'].includes(family)
const hasAlcohol = (dish: Dish) =>
  isOfBottles(dish) ||
  dish.ingredients.some((name) =>
    /wine|liqueur|rum$|gin$|vodka|tequila|mezcal|whisk|bourbon|brandy|cognac|vermouth|sherry|sake|shochu|prosecco|champagne|raki|ouzo|amaretto|beer|lager|cider$|grappa|tepache/.test(
      name,
    ),
  )

describe('a playful line', () => {
  it('is what is in the dish, and one aside at its end', () => {
    const odd = lines.filter(({ dish, text }) => {
      const aside = asideIn(text)
      if (!aside || !text.endsWith(`. ${aside}`)) return true
      const told = text.slice(0, -aside.length - 2)
      return told.includes('.') || mentionsIn(told, dish).length === 0 || !told.includes(', ')
    })
    expect(odd.map(say)).toEqual([])
  })

  it('brings no two parts together by a joke that needs to know them', () => {
    const forced = catalogue.flatMap((dish) =>
      wordingsOf(dish, 'playful').filter(({ text }) =>
        /, meet |\bwhen .* met\b|and friends|because why not|\bcome for\b|\bstay for\b/i.test(text),
      ),
    )
    expect(forced).toEqual([])
  })

  it('says of a drink what suits a drink, by its recipe and how it is served', () => {
    const cheers = withAside('Cheers to that.')
    expect(cheers.length).toBeGreaterThan(20)
    expect(cheers.filter(({ dish }) => !isDrink(dish) || !hasAlcohol(dish)).map(say)).toEqual([])
    const thirst = withAside('Thirst has met its match.')
    expect(thirst.length).toBeGreaterThan(20)
    expect(
      thirst.filter(({ dish }) => !isDrink(dish) || hasAlcohol(dish) || dish.temperature === 'hot').map(say),
    ).toEqual([])
  })

  it('speaks of dessert, of sharing and of neighbors only where a guest would', () => {
    const wrong = lines.filter(({ dish, text }) => {
      const { categoryId } = dish
      if (/why there is dessert|saved room/.test(text)) return categoryId !== 3
      if (/room for dessert|Come hungry|phone/.test(text)) return categoryId !== 2
      if (/neighbor|side in name/.test(text)) return categoryId !== 4
      if (/The rest can wait/.test(text)) return categoryId !== 1
      return /Sharing/.test(text) && (isDrink(dish) || /\bsoup\b/i.test(dish.name))
    })
    expect(wrong.map(say)).toEqual([])
  })

  it('names garlic, chili, chocolate, cheese and potatoes only where the recipe has them', () => {
    const kinds = {
      Vampires: /garlic/,
      'Mind the chili': /chil(?:i|e)|jalapeño|habanero|serrano|sriracha|harissa/,
      Chocolate: /chocolate|cocoa|cacao/,
      'regrets potatoes': /potato/,
      'regrets cheese':
        /cheese|mozzarella|feta|halloumi|paneer|burrata|ricotta|parm|cheddar|brie|gruyère|manchego|provolone|scamorza|fontina|stracchino|camembert|queso|labneh|mascarpone|pecorino|gorgonzola|taleggio|reblochon|raclette|comté|emmental|jack|roquefort|kefalotyri|cotija|panela|robiola|marcellin|graviera|swiss|montasio|tomme/,
    }
    for (const [words, kind] of Object.entries(kinds)) {
      const said = lines.filter(({ text }) => text.includes(words))
      expect(said.length, words).toBeGreaterThan(0)
      expect(
        said.filter(({ dish }) => !dish.ingredients.some((name) => kind.test(name))).map(say),
        words,
      ).toEqual([])
    }
  })

  it('has no aside that no dish is offered', () => {
    expect(asides.filter(({ words }) => withAside(words).length === 0)).toEqual([])
  })

  it('says no aside twice in a section while its dish has another', () => {
    for (let start = 0; start < catalogue.length - 6; start += 31) {
      const dishes = catalogue.slice(start, start + 6)
      const said = chooseWordings(
        dishes.map((dish) => ({ dish })),
        'playful',
        7,
      ).map(({ text }) => asideIn(text))
      said.forEach((aside, index) => {
        const dish = dishes[index]
        if (!dish || !aside || !said.slice(0, index).includes(aside)) return
        const others = wordingsOf(dish, 'playful').filter(
          ({ text }) => !said.slice(0, index).includes(asideIn(text)) || asideIn(text) === undefined,
        )
        expect(others, dish.name).toEqual([])
      })
    }
  })
})
