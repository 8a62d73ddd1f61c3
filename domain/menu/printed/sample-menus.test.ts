import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type SampleMenuName, sampleMenu, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { difference, printedText, wordsOf } from '#tests/samples/words-of.ts'
import { printedMenu } from './printed-menu.ts'

/** The menu as its restaurant wrote it on paper, before it was a document. */
const writtenText = (name: SampleMenuName): string =>
  readFileSync(new URL(`../../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8')

interface Difference {
  readonly missing?: string
  readonly added?: string
}

// Their papers name allergens only next to some dishes, and say nothing about the others: the legend does.
const ASK = 'no allergen mark allergens please ask'
const FRAGEN = 'ohne allergenzeichen allergene bitte fragen sie uns'

/** In other words than on paper; what is not listed is printed word for word, as often as it was written. */
const saidOtherwise: Readonly<Partial<Record<SampleMenuName, Difference>>> = {
  // `add` is once before all that can be added; the template prints `or` between the choices of a course.
  bistro: { missing: 'add add or or or' },
  'cocktail-bar': { added: ASK },
  cafe: { added: FRAGEN },
  // `+£3` in the place of `£3 supplement`, and the `vgo` of the legend in the place of `vg on request`.
  gastropub: { missing: 'supplement supplement on request supplement vg', added: '+ + + vgo' },
  // Each sauce has its price.
  'menu-de-midi': { added: '+ 2' },
  // The first columns have no heading on paper; `Blue cheese or ranch .75` is a supplement.
  pizzeria: { added: 'pizza +' },
  // Additives are separated: `2 3`, not `2,3`, which reads as an amount.
  weinstube: { missing: '2.3 1.3', added: `3 1 2 3 ${FRAGEN}` },
  brewery: { missing: 'add add add', added: '+ + +' },
  // Spanish groups digits from five on: `1250 €`, not `1.250 €`.
  catering: { missing: '1.25', added: '1250' },
  // The letters of a heading are at each of its items; the `al` of `al kg` went, that of the legend came.
  'ice-cream': { added: '1 3 3 7 7 1 1 3 7 allergeni chiedere personale' },
  'room-service': { missing: 'add', added: '+ + + allergens please ask' },
  'school-lunch': { missing: 'or or or or or', added: 'allergens please ask' },
  steakhouse: { missing: 'per or', added: '+ + +' },
  sushi: { missing: 'or' },
  // Its allergens are marks next to the mole: `peanuts sesame`.
  taqueria: { missing: 'contains per', added: ASK },
  bakery: { added: '+' },
  biergarten: { missing: 'mit', added: FRAGEN },
  // Page numbers and the heading that goes on overleaf; the template prints `ou` between the choices of a course.
  brasserie: { missing: 'ou ou brasserie plats suite ou supplément canal ou du 2 les 1', added: '+ +' },
  // Its telephone number is printed twice.
  'curry-house': { missing: 'to call order 1632 555017', added: ASK },
  diner: { missing: 'page 1 each add add 2 continued next page page 2 2 of of on' },
  'juice-bar': { missing: 'add add', added: `+ + + ${ASK}` },
  'sports-bar': { missing: 'add', added: '+' },
  tapas: { missing: 'bar parra pág 2 con la' },
  'tasting-menu': { missing: 'supplement supplement', added: '+ +' },
  'wine-list': { missing: 'wine list continued' },
}

it.each([...typedMenuNames])('prints each word and amount of %s, and no other', (name) => {
  const { content, design } = sampleMenu(name)
  const written = wordsOf(writtenText(name))
  const printed = wordsOf(printedText(printedMenu(content.restaurant, content, design)))
  const { missing = '', added = '' } = saidOtherwise[name] ?? {}
  expect({
    missing: difference(written, printed).join(' '),
    added: difference(printed, written).join(' '),
  }).toEqual({ missing, added })
})
