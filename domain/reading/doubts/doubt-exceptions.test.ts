import { expect, it } from 'vitest'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'

/** What is doubtful of a menu, by the text of the line. */
const doubtsOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    readMenuLines(textLines(text)).lines.flatMap(({ text: words, doubts }) =>
      doubts.length > 0 ? [[words.replaceAll('\t', '  '), doubts.map(({ code }) => code)]] : [],
    ),
  )

const mains = `THE BLUE DOOR

MAINS
Roast chicken  19.00
Grilled bream  22.00
Mushroom pie  17.50
Lamb shank  24.50`

const described = mains.replaceAll(/^(\p{Lu}\p{Ll}+ \p{Ll}+)/gmu, '$1 – with herbs')

it('has no doubts of dishes that are read like all others', () => {
  expect(doubtsOf(mains)).toEqual({})
})

it.each([
  ['a lone supplement below a dish', 'Stuffed with feta +1.50', 'extras_unclear'],
  ['how many get a price', 'For two people  34.00', 'item_or_part'],
  ['a line that goes on', 'One pound of brisket, two pints of  44.00', 'item_or_part'],
  ['two words beside each other', 'Peas, carrots  6.00', 'name_unclear'],
  ['a choice behind a comma', 'Soy, oat or almond  6.00', 'name_unclear'],
])('doubts %s', (_, line, code) => {
  expect(doubtsOf(`${mains}\n${line}`)[line]).toContain(code)
})

it('doubts a name that ends at a comma where dishes are described below', () => {
  const line = 'Hash brown, roast tomato, spinach  4.50'
  expect(doubtsOf(`${described}\n\nEXTRAS\n${line}\nSmoked salmon  7.50\nEgg  3.50`)[line]).toContain(
    'name_unclear',
  )
  const usual = mains.replaceAll(/^(\p{Lu}\p{Ll}\S+ \S+)/gmu, '$1, herbs, small salad')
  expect(doubtsOf(usual)).toEqual({})
})

it('doubts prices for something else than the columns above them', () => {
  const text = `BAR

WINE  glass  bottle
Chablis  9.00  42.00
Rioja  8.00  38.00
Barolo  12.00  60.00
Tasting  25.00 per person`
  expect(doubtsOf(text)['Tasting  25.00 per person']).toContain('price_unclear')
})

it('doubts what is added line by line, one like the other', () => {
  const text = `${mains}\n\nOMELETTES\nBuild your own  9.95\n  each cheese +.95\n  each meat +1.75`
  expect(Object.keys(doubtsOf(text))).toContain('each cheese +.95')
})

it('doubts parts in small letters of a dish in small letters', () => {
  const text = `TOASTIES\nham 7\nthree cheese & leek 8\ntuna melt\negg mayo\n\nDRINKS\ntea 3\ncoffee 4\ncola 3\nwater 2`
  expect(doubtsOf(text)['tuna melt']).toContain('item_or_part')
})

it('doubts names with a slash where nearly all have one', () => {
  const text = `SUPPEN / SOUPS
Gulaschsuppe / Goulash soup  8,50
Tagessuppe / Soup of the day  6,50

BROTZEIT / SNACKS
Käsebrett / Cheese board  9,80
Currywurst / Curry sausage  7,50`
  expect(doubtsOf(text)).toMatchObject({ 'Käsebrett / Cheese board  9,80': ['name_unclear'] })
  expect(doubtsOf(`${mains}\nOx / bull tail  23.00`)).toEqual({})
})

it('doubts the price of the day behind a dash for another column', () => {
  const text = `FISH  100 g  kg
Prawns  4.00  39.00
Crab  5.00  48.00
Lobster  –  market price`
  expect(doubtsOf(text)).toMatchObject({ 'Lobster  –  market price': ['columns_unclear'] })
})

it('doubts an addition that may stand on its own', () => {
  expect(doubtsOf(`${mains}\n\nCOFFEE\nLatte  4.00\nMocha  4.50\nExtra shot, decaf +0.60`)).toMatchObject({
    'Extra shot, decaf +0.60': ['extras_unclear'],
  })
})
