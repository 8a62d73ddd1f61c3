import { describe, expect, it } from 'vitest'
import { isSoughtOnAnyCard } from '../../generation/sought/sought.ts'
import { DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { unmetDietClaims } from '../claimed-diets.ts'
import { loadCatalogue } from '../dishes/catalogue.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { kindsOf } from '../ingredients/kinds.ts'
import { dishesWithLines } from './card-line.ts'
import { chooseWordings, hangsOnWith, saidIn } from './choose-wordings.ts'
import { unnamedOnCard } from './kitchen-notes.ts'
import { mentionsIn } from './mentions.ts'
import { isOwnWording, withStatements } from './own-wording.ts'
import { asideIn, dishesWithJokes } from './playful-lines.ts'
import { statementIn, statementsOf } from './statements.ts'
import { dishesWithStories, storyLineOf } from './story-line.ts'
import { sentenceOfNoVoice, voiceIds } from './voice.ts'
import { wineLineOf, winesWithLines } from './wine-lines.ts'
import { wordingsOf } from './wordings.ts'
import { tokensOf } from './words.ts'

const catalogue = loadCatalogue()
const all = catalogue.flatMap((dish) =>
  voiceIds.flatMap((voice) => wordingsOf(dish, voice).map((wording) => ({ dish, voice, ...wording }))),
)
/** What was cut out of an author's words, and not written as it is. */
const cutOut = all.filter(
  ({ dish, text }) => !text.endsWith(storyLineOf(dish.name) ?? '\0') && asideIn(text) === undefined,
)
const named = (name: string) => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new RangeError(`No dish ${name}`)
  return dish
}
const say = ({ dish, text }: (typeof all)[number]) => `${dish.name}: ${text}`

describe('the wordings of every dish, in every voice', () => {
  it('name each ingredient that decides a claim and that a guest chooses by', () => {
    const silent = all.filter(({ dish, text }) => unnamedOnCard({ ...dish, description: text }).length > 0)
    expect(silent.map(say)).toEqual([])
  })

  it('say something of every dish, and nothing that only its kitchen has to know', () => {
    expect(all.filter(({ text }) => text === '').map(say)).toEqual([])
    const notes =
      /dedicated fryer|own (?:fryer|oil|pan)|unfined|unfloured|without (?:flour|lard|asafoetida|soy|silver)|wheat-free (?!rigatoni|penne)|vegetarian (?:hard|feta|goat|white|edam|cotija|stracchino)/i
    expect(all.filter(({ text }) => notes.test(text)).map(say)).toEqual([])
  })

  it('name, with the name of the dish, the meat, fish or egg that it is of and that its gloss promises', () => {
    const isNews = (one: IngredientName) =>
      (['meat', 'poultry', 'fish', 'crustacean', 'mollusc', 'egg'] as const).some((kind) =>
        kindsOf(one).has(kind),
      )
    const broken = all.filter(({ dish, text }) => {
      const words = tokensOf(`${dish.name} ${text}`).map(({ word }) => foldName(word).replace(/s$/, ''))
      const said = new Set(mentionsIn(`${dish.name}. ${text}`, dish).map(({ ingredient }) => ingredient))
      const isSaid = (one: IngredientName) =>
        said.has(one) || one.split(' ').some((word) => words.includes(foldName(word)))
      const promised = mentionsIn(dish.gloss ?? '', dish).map(({ ingredient }) => ingredient)
      return !promised.filter(isNews).every(isSaid)
    })
    expect(broken.map(say)).toEqual([])
  })

  it('begin with the gloss, where they are no sentence of the author, and with the kind that decides a claim', () => {
    const KIND = /\b(?:gluten-free|dairy-free|unfined|pure|vegetarian|rice(?= miso)) /gi
    const bare = (text: string) => text.replace(KIND, '').toLowerCase()
    const silent = all.filter(
      ({ dish, form, text }) =>
        dish.gloss !== undefined &&
        // A wine says its grape in place of its kind.
        wineLineOf(dish.name) === undefined &&
        !['clause', 'sentences', 'aside'].includes(form) &&
        !bare(text).startsWith(bare(dish.gloss)),
    )
    expect(silent.map(say)).toEqual([])
  })

  it('have a line only of dishes of the catalog', () => {
    const names = new Set(catalogue.map(({ name }) => name))
    expect(dishesWithLines.filter((name) => !names.has(name))).toEqual([])
  })

  it('claim no diet that the recipe does not support', () => {
    const claiming = all.filter(
      ({ dish, text }) =>
        unmetDietClaims({ name: dish.name, description: text }, dish.dietaryOptions).length > 0,
    )
    expect(claiming.map(say)).toEqual([])
  })

  it('state no origin, time, equipment, portion or health that nobody confirmed', () => {
    // A grape follows from the appellation; the words of wines are tasting notes.
    const stating = all.filter(
      ({ dish, text }) =>
        text !== wineLineOf(dish.name) &&
        text.split(/[.:]\s+/).some((part) =>
          statementIn(
            part.replace(/^./u, (first) => first.toLowerCase()),
            dish,
          ),
        ),
    )
    expect(stating.map(say)).toEqual([])
  })

  it('are whole: no torn end, no double mark, none longer than a description of the catalogue', () => {
    const torn = cutOut.filter(
      ({ text }) => /[,:]$|[,.] ?[,.]|\s{2}| (?:and|with|of|in|the|a)\.?$/.test(text) || text.length > 180,
    )
    expect(torn.map(say)).toEqual([])
  })

  it('leave no article, number or preposition alone where an origin, a time or a tool was cut out', () => {
    const broken = cutOut.filter(
      ({ text }) =>
        /\b(?:in|on|over|from|under|with|of|an?|the) (?:of|and|with|until)\b|\ban [bcdfgjklmnpqrstvwz]|\ba [aeio](?!ne\b)|, style\b/i.test(
          text,
        ) || /\b(?:Angeles|Britain|Mumbai)\b/.test(text),
    )
    expect(broken.map(say)).toEqual([])
  })

  it('say no word twice in a row, open on no preposition, dangle on none, and leave no placeholder', () => {
    const cut =
      'thrown in|turned over|torn over|thrown over|squeezed over|stirred in|sashimi is|tops on|nutmeg and'
    const broken = cutOut.filter(({ text }) => {
      const words = text.replaceAll(new RegExp(`\\b(?:mahi mahi|${cut})\\b`, 'gi'), 'X')
      return (
        /\b(\p{L}+) \1\b/iu.test(words) ||
        /^(?:with|and|of|in|or|under|over|from|for|to|without)\b/i.test(words) ||
        /\b(?:with|and|or|of|in|under|over|from|for|to|by|into|on|the|its|their|is|are)(?:[.,:;]|$)/i.test(
          words,
        ) ||
        /['’]s(?:$|[.,;:])/.test(words) ||
        /[{}$<>_]|undefined|null|NaN|\( *\)| [,.;:]/.test(words) ||
        (words !== '' && !/^[\p{Lu}\d"“']/u.test(words))
      )
    })
    expect(broken.map(say)).toEqual([])
  })

  it('name no part twice, and leave no stump of paperwork', () => {
    const broken = all.filter(({ text }) => {
      const parts = text.toLowerCase().replace(/[.]$/, '').split(', ')
      return new Set(parts).size < parts.length || /from its own fryer|oil of (?:its|their) own/i.test(text)
    })
    expect(broken.map(say)).toEqual([])
  })

  it('name nothing that the author says is left out', () => {
    const cake = named("Torta all'Olio e Mele Cotogne")
    for (const { text } of voiceIds.flatMap((voice) => wordingsOf(cake, voice))) {
      expect(text.replace(/without [^.]*/, '')).not.toMatch(/milk/i)
    }
  })

  it('are known again as ours, and nothing else is', () => {
    const unknown = all.filter(({ dish, text }) => !isOwnWording(dish, text))
    expect(unknown.map(say)).toEqual([])
    const dish = named('Spaghetti alle Vongole')
    expect(isOwnWording(dish, 'Clams, shrimp, white wine')).toBe(false)
    expect(isOwnWording(dish, `${wordingsOf(dish, 'plain')[0]?.text} and peanuts`)).toBe(false)
  })
})

describe('a voice', () => {
  it('says of a wine its grape, its color and its style in three to six words', () => {
    const poured = catalogue.filter(
      ({ family, ingredients }) =>
        family === 'wine' &&
        ingredients.length === 1 &&
        /^(?:unfined |dessert |sparkling |natural )?(?:red |white |rose |sparkling )?wine$/.test(
          ingredients[0] ?? '',
        ),
    )
    const lines = poured.map(({ name }) => [name, wineLineOf(name)?.split(/[ ,]+/).length ?? 0] as const)
    expect(lines.filter(([name, count]) => (count < 3 || count > 6) && !/^Vin /.test(name))).toEqual([])
    expect(winesWithLines.filter((name) => !catalogue.some((dish) => dish.name === name))).toEqual([])
    expect(wordingsOf(named('Barolo'), 'bistro')).toEqual([
      { form: 'few', text: 'Nebbiolo red, rose, firm tannin' },
    ])
  })

  it('lists a recipe in the words of a card, the most important first', () => {
    const plainly = (name: string) => wordingsOf(named(name), 'plain').map(({ text }) => text)
    expect(plainly('Spaghetti alle Vongole')).toEqual([
      'Spaghetti with clams, white wine, garlic, chilies, parsley',
    ])
    expect(plainly('Bánh Chuối Nướng')[0]).toMatch(/^Baked banana cake, bread/)
  })

  it('tells in bistro how food is cooked, and lists in plain what is in it', () => {
    const food = catalogue.filter(({ categoryId }) => categoryId !== DRINKS)
    const formsOf = (voice: 'bistro' | 'plain') =>
      food.flatMap((dish) => wordingsOf(dish, voice).map(({ form }) => form))
    expect(formsOf('bistro').filter((form) => form === 'list' || form === 'few')).toEqual([])
    expect(formsOf('plain').filter((form) => form === 'clause').length).toBeLessThan(food.length / 50)
  })

  it('says nothing of an allergen sheet to guests', () => {
    expect(all.filter(({ text }) => /dairy-free/i.test(text)).map(say)).toEqual([])
  })

  it('leaves no sentence broken where a place, a number or a night is cut out of it', () => {
    const stories = catalogue.flatMap((dish) => wordingsOf(dish, 'story').map(({ text }) => text))
    const broken =
      /\b(?:one in is|folded in over|through with|stewed style|di draped|nights running|a name|sea fog south,|hillsides south$|the seventh,|first made in the kitchens|straight,)|^White over|^Rocky lamb/
    expect(stories.filter((text) => broken.test(text))).toEqual([])
    expect(wordingsOf(named('Nihari'), 'bistro')[0]?.text).toMatch(/^Beef shank stewed with fennel/)
  })

  it('tells of four in five dishes that guests come for what no other voice says, in 180 letters', () => {
    const names = new Set(catalogue.map(({ name }) => name))
    expect(dishesWithStories.filter((name) => !names.has(name))).toEqual([])
    const sought = catalogue.filter((dish) => dish.categoryId !== DRINKS && isSoughtOnAnyCard(dish))
    const own = sought.filter((dish) => {
      const bistro = new Set(wordingsOf(dish, 'bistro').map(({ text }) => text))
      return !wordingsOf(dish, 'story').some(({ text }) => bistro.has(text.replace(/\.$/, '')))
    })
    expect(own.length / sought.length).toBeGreaterThan(0.8)
    const stories = catalogue.flatMap((dish) => wordingsOf(dish, 'story'))
    expect(stories.filter(({ text }) => text.length > 180)).toEqual([])
    expect(stories.filter(({ form }) => form === 'with')).toEqual([])
  })

  it('says in English once what a story tells of anyway, and first what it does not', () => {
    const storyOf = (name: string) => wordingsOf(named(name), 'story')[0]?.text
    expect(storyOf('Buzet Rumman')).toMatch(/^Pomegranate juice/)
    expect(storyOf('Pommes Frites')).toMatch(/^Potatoes, fried/)
    expect(storyOf('Shish Taouk')).toMatch(/^Garlic chicken skewers\. /)
  })

  it('leaves an origin to the owner, who may confirm it', () => {
    const dish = named('Bruschetta al Pomodoro')
    expect(statementsOf(dish)).toEqual([{ kind: 'origin', words: 'Ligurian olive oil.' }])
    for (const { text } of voiceIds.flatMap((voice) => wordingsOf(dish, voice)))
      expect(text).not.toContain('Ligurian')
    const text = wordingsOf(dish, 'plain')[0]?.text ?? ''
    expect(withStatements(text, ['Ligurian olive oil.'])).toBe(`${text}. Ligurian olive oil.`)
    expect(isOwnWording(dish, `${text}. Ligurian olive oil.`)).toBe(true)
    expect(isOwnWording(dish, `${text}. Tuscan olive oil.`)).toBe(false)
  })

  it('is refused by a sentence where there is none of that name or in that language', () => {
    expect(sentenceOfNoVoice('pirate')).toContain('no voice "pirate"')
    expect(sentenceOfNoVoice('bistro in French')).toContain('For another language')
    expect(sentenceOfNoVoice(undefined)).toContain('Plain list, Bistro, Story and Playful')
  })
})

describe('a dish', () => {
  it('names what it is made of once, with the kind that decides a claim', () => {
    const pears = all.filter(({ dish }) => dish.name === 'Pere al Barolo').map(({ text }) => text)
    expect(pears.filter((text) => text.match(/red wine/g)?.length === 2)).toEqual([])
    expect(pears.join()).toMatch(/Pears in red wine/)
  })
})

describe('the words of a section', () => {
  const sections = Array.from({ length: 60 }, (_, index) => catalogue.slice(index * 25, index * 25 + 6))

  it('say no text twice on a card, in one section or in two', () => {
    const alike = catalogue.filter(({ name }) =>
      ['Stir-Fried Rice Noodles with Greens', 'Scallion Ginger Greens'].includes(name),
    )
    expect(alike).toHaveLength(2)
    for (let seed = 0; seed < 20; seed += 1) {
      const said = saidIn([])
      const chosen = alike.flatMap((dish) => chooseWordings([{ dish }], 'playful', seed, { said }))
      const together = chooseWordings(
        alike.map((dish) => ({ dish })),
        'playful',
        seed,
      )
      for (const [first, second] of [chosen, together]) expect(second?.text).not.toBe(first?.text)
    }
  })

  it('are the same for the same seed, and others for another', () => {
    const dishes = sections.slice(0, 4).flatMap((all) => all.map((dish) => ({ dish })))
    const first = chooseWordings(dishes, 'bistro', 4)
    expect(chooseWordings(dishes, 'bistro', 4)).toEqual(first)
    expect(chooseWordings(dishes, 'bistro', 5)).not.toEqual(first)
  })

  it('never hang on "with" twice in a row where a dish can be said otherwise', () => {
    for (const dishes of sections) {
      const said = chooseWordings(
        dishes.map((dish) => ({ dish })),
        'bistro',
        1,
      )
      said.slice(1).forEach(({ text }, index) => {
        const dish = dishes[index + 1]
        const others = dish ? wordingsOf(dish, 'bistro').filter((one) => !hangsOnWith(one.text)) : []
        if (others.length === 0 || !hangsOnWith(said[index]?.text ?? '')) return
        expect(hangsOnWith(text), text).toBe(false)
      })
    }
  })

  it('differ from what a dish says now', () => {
    const dish = named('Spaghetti alle Vongole')
    const present = 'Clams, white wine, garlic'
    for (let seed = 0; seed < 20; seed += 1)
      expect(chooseWordings([{ dish, present }], 'plain', seed)[0]?.text).not.toBe(present)
  })
})

describe('the playful voice', () => {
  it('jokes about dishes of the catalog, each with a joke that no other has', () => {
    const names = new Set(catalogue.map(({ name }) => name))
    expect(dishesWithJokes.filter((name) => !names.has(name))).toEqual([])
    const jokes = dishesWithJokes.map((name) => {
      const dish = catalogue.find((one) => one.name === name)
      return dish && asideIn(wordingsOf(dish, 'playful')[0]?.text ?? '')
    })
    expect(jokes).not.toContain(undefined)
    expect(new Set(jokes).size).toBe(dishesWithJokes.length)
  })

  it('says what bistro says, and jokes after it or not at all', () => {
    for (const dish of catalogue) {
      const told = wordingsOf(dish, 'bistro')
      const [first, ...others] = wordingsOf(dish, 'playful')
      const joke = asideIn(first?.text ?? '')
      expect(joke === undefined ? [first, ...others] : others, dish.name).toEqual(told)
      if (joke !== undefined) expect(first?.text).toBe(`${told[0]?.text.replace(/\.$/, '')}. ${joke}`)
    }
  })
})
