import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { foldText } from '../../text/fold-name.ts'
import { newMenu } from '../model/menu.ts'
import { searchMenu, wordsOfMenu } from './search-menu.ts'

const menu = {
  ...newMenu([
    {
      id: 2,
      name: 'Mains',
      footer: 'Add chicken +7',
      items: [
        buildItem({ id: 1, name: 'Bavette', description: 'With shallots.' }),
        buildItem({
          id: 2,
          name: 'Onglet',
          description: 'Better than bavette.',
          ingredients: ['Onglet, Creekstone'],
        }),
        buildItem({ id: 3, name: 'Crème brûlée', description: 'Vanilla' }),
      ],
    },
  ]),
  intro: 'Bavette on Tuesdays.',
}

const found = (...words: string[]) =>
  searchMenu(menu, words)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ kind, name, said }) => [kind, name, said])

it('finds dishes, sections and notes by any of their words, names first', () => {
  expect(found('bavette')).toEqual([
    ['dish', 'Bavette', ''],
    ['note', 'Bavette on Tuesdays.', ''],
    ['dish', 'Onglet', 'Better than bavette.'],
  ])
  expect(found('chicken')).toEqual([['section', 'Mains', 'Add chicken +7']])
  expect(found('creekstone')).toEqual([['dish', 'Onglet', 'Onglet, Creekstone']])
})

it('wants every word of one entry, and none of its accents', () => {
  expect(found('vanilla', 'creme')).toEqual([['dish', 'Crème brûlée', 'Vanilla']])
  expect(found('vanilla', 'bavette')).toEqual([])
})

it('finds words with letters that keyboards lack, typed either way', () => {
  const letters = [
    ['Bœuf bourguignon', 'boeuf'],
    ['Weißwurst', 'WEISSWURST'],
    ['Smørrebrød', 'smorrebrod'],
    ['Żurek z białą kiełbasą', 'zurek biala kielbasa'],
    ['Æbleskiver', 'aebleskiver'],
    ['Đuveč', 'duvec'],
    ['Kadayıf', 'kadayif'],
    ['Hákarl með þorsk', 'hakarl med thorsk'],
  ] as const
  for (const [name, plain] of letters) {
    const list = newMenu([{ id: 1, name: 'Mains', items: [buildItem({ id: 1, name, description: '' })] }])
    for (const typed of [plain, name, name.toUpperCase()]) {
      const words = foldText(typed).split(' ')
      expect(searchMenu(list, words).map((found) => found.name)).toEqual([name])
      for (const word of words) expect(wordsOfMenu(list)).toContain(word)
    }
  }
})

it('knows by the words of a menu whether anything is found in it', () => {
  for (const word of ['bavette', 'creekstone', 'creme', 'tuesdays']) expect(wordsOfMenu(menu)).toContain(word)
})
