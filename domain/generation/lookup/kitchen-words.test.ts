import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { menuBriefSchema } from '../brief/brief.ts'
import { plannedSections } from '../brief/plan.ts'
import { asKitchenSays } from './kitchen-words.ts'
import { readName } from './read-name.ts'

const catalogue = loadCatalogue()

it.each([
  ['Alifes', 11, /dip|spread|salata|tzatziki|fava|skordalia|htipiti/i],
  ['Psarika', 11, /fish|bass|bream|cod|tuna|sardine|anchov|mackerel|bonito|swordfish|roe/i],
  ['Paste Ripiene', 1, /filled|stuffed|ravioli|lasagne|tortell|cannelloni/i],
  ['Bún', 12, /bún/i],
  ['Myeon', 10, /noodle|myeon|japchae/i],
  ['Moukabilat & Mouajanat', 14, /./],
  ['Muqabbilat', 14, /./],
  ['Entremets', 8, /./],
  ['Tom', 6, /soup|tom /i],
  ['Dals', 4, /dal|lentil/i],
  [
    'Θαλασσινά',
    11,
    /fish|squid|octopus|shrimp|bream|bass|mussel|anchov|cod|lobster|roe|cuttlefish|clam|scallop|mackerel|sardine|prawn|gavros|swordfish|salmon|bonito/i,
  ],
  ['Κρύα Ορεκτικά', 11, /./],
  ['刺身', 2, /sashimi|raw|tataki|sushi|don/i],
  ['麺類', 2, /noodle|ramen|soba|udon|pasta|chūka|tsukemen/i],
  ['点心', 9, /./],
  ['凉菜・汤', 9, /./],
  ['찌개', 10, /jjigae/i],
  ['แกง', 6, /curry|curries|gaeng|khao soi/i],
  ['مشاوي', 14, /./],
  ['Đồ Uống', 12, /./],
])('%j of cuisine %i is read as its kitchen means it', (name, cuisineId, fits) => {
  const brief = menuBriefSchema.parse({ cuisineId, priceRange: 3, sections: [{ name, count: 4 }] })
  const { sections, notUnderstood, remarks } = plannedSections(brief, catalogue)
  expect([notUnderstood, remarks]).toEqual([[], []])
  const own = [...(sections[0]?.named ?? [])].filter((dish) => dish.cuisineId === cuisineId)
  expect(own.filter((dish) => !fits.test(`${dish.name} ${dish.gloss} ${dish.description}`))).toEqual([])
})

it('has no word whose meaning nobody reads', () => {
  for (const [cuisineId, word] of [
    [2, 'wagashi'],
    [9, 'shucai'],
    [13, 'latas'],
    [15, 'filter'],
  ] as const)
    expect(readName(asKitchenSays(word, cuisineId), catalogue).unread).toEqual([])
})
