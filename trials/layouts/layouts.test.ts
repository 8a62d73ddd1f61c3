import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lineRoles } from '#domain/reading/layout/role.ts'
import { type LayoutState, layoutStates, roleOf } from '#domain/reading/layout/states.ts'
import { textOf } from '#domain/reading/lines/line.ts'
import { inventedDocument, type LaidDocument, sampleDocuments } from './documents.ts'
import { type LaidMenu, layOut, sourceLinesOf } from './lay-out.ts'
import { shrunk } from './shrink.ts'
import { languages, wordsOf } from './words.ts'

const INVENTED = 160

const menus: readonly LaidMenu[] = [
  ...sampleDocuments().flatMap((document, at) => [layOut(document, at)]),
  ...Array.from({ length: INVENTED }, (_, seed) => layOut(inventedDocument(seed), seed)),
]

const named = ({ document, layout }: LaidMenu): string =>
  `${document.id}, ${layout.dishes.order}, ${layout.others.order}`

it('writes the same menu for the same seed, and another one for another seed', () => {
  const [document = inventedDocument(1)] = sampleDocuments()
  for (const seed of [1, 7, 99]) {
    expect(layOut(document, seed)).toEqual(layOut(document, seed))
    expect(layOut(inventedDocument(seed), seed)).toEqual(layOut(inventedDocument(seed), seed))
  }
  expect(layOut(document, 1)).not.toEqual(layOut(document, 2))
})

it('writes lines of every state, and of every role but those that no state has', () => {
  const written = new Set(menus.flatMap(({ lines }) => lines.map(({ state }) => state)))
  expect(layoutStates.filter((state) => !written.has(state))).toEqual([])
  const roles = new Set([...written].map(roleOf))
  expect(lineRoles.filter((role) => !roles.has(role))).toEqual(['part-below', 'leave-out'])
})

/** States that a line may have only after these; `start` is the beginning of a menu. */
const after: Partial<Record<LayoutState, RegExp>> = {
  itemMore: /^(?:itemN|itemMore)$/u,
  partN: /^(?:itemN|itemMore|partN|extrasN)$/u,
  partQ: /^(?:itemN|itemMore|partN|extrasN)$/u,
  extrasN: /^(?:itemN|itemMore|partN|extrasN)$/u,
  partP: /^(?:item.*|part[PQ]|prices|pricesL|extras|items)$/u,
  itemA: /^pre$/u,
  sectionMore: /^(?:section|subsection|heads|sectionMore)$/u,
  pricesS: /^(?:section|subsection|sectionMore|note|heads|pricesS|ornament)$/u,
}

/** What a line must be followed by. */
const before: Partial<Record<LayoutState, RegExp>> = {
  itemN: /^(?:itemMore|partN|partQ|prices|pricesL|extrasN)$/u,
  partN: /^(?:partN|partQ|prices|pricesL|extrasN)$/u,
  extrasN: /^(?:partN|partQ|prices|pricesL|extrasN)$/u,
  pre: /^itemA$/u,
}

it('gives each line a state that may follow the one before it', () => {
  for (const menu of menus) {
    // Prices of a block are below all names.
    if (menu.layout.dishes.order === 'NN/PP' || menu.layout.others.order === 'NN/PP') continue
    const states = menu.lines.map(({ state }) => state)
    for (const [at, state] of states.entries()) {
      const earlier = states[at - 1] ?? 'start'
      const next = states[at + 1] ?? 'end'
      const where = `${named(menu)}: ${earlier}, ${state}, ${next} at ${menu.lines[at]?.text}`
      if (after[state] && !after[state].test(earlier)) expect.fail(where)
      if (before[state] && !before[state].test(next)) expect.fail(where)
    }
  }
})

const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

it('writes the name, the description and each amount of a dish in the lines of the dish', () => {
  for (const menu of menus) {
    const scale = menu.layout.money.scale
    const texts: string[] = menu.expected.map(() => '')
    for (const { dish, text } of menu.lines) if (dish !== undefined) texts[dish] += ` ${text}`
    let last = ''
    for (const [at, { name, description, prices }] of menu.expected.entries()) {
      // Of dishes that are on one line, the first has it.
      last = texts[at] === '' ? last : flat(texts[at] ?? '')
      expect(last, named(menu)).toContain(flat(name))
      if (description !== undefined && menu.layout.dishes.order !== 'NDP/D')
        expect(last.replaceAll(/ \| /gu, ' '), named(menu)).toContain(
          flat(description).replaceAll(/ \| /gu, ' '),
        )
      const { thousand, nought } = menu.layout.money
      if (thousand !== '' || nought !== '0') continue
      const digits = last.replaceAll(/(?<=\d)[ .,](?=\d{3})/gu, '')
      for (const { amount, isMarket } of prices)
        if (!isMarket) expect(digits, named(menu)).toContain(String(Math.floor(Math.abs(amount) / scale)))
    }
  }
})

it('gives the reader a line of a source for each of its lines', () => {
  for (const menu of menus) {
    const lines = sourceLinesOf(menu)
    expect(lines.length, named(menu)).toBe(menu.lines.length)
    for (const [at, line] of lines.entries()) {
      const [word = ''] = /[\p{L}\d]+/u.exec(menu.lines[at]?.text ?? '') ?? []
      expect(textOf(line), named(menu)).toContain(word)
      if (!menu.layout.print) expect(line.gapAbove, named(menu)).toBe(menu.lines[at]?.blankAbove)
    }
  }
})

it('shrinks a menu that fails to the dish that it fails by, in the same layout', () => {
  const [document = inventedDocument(1)] = sampleDocuments()
  const name = document.sections.at(-1)?.dishes.at(-1)?.name ?? ''
  const seed = 12
  const small = shrunk(document, seed, ({ expected }) =>
    expected.some((dish) => dish.name.toLowerCase() === name.toLowerCase()),
  )
  expect(small.expected.map((dish) => dish.name.toLowerCase())).toEqual([name.toLowerCase()])
  expect(small.document.notices).toEqual([])
  expect(small.layout).toEqual(layOut(document, seed).layout)
})

/** Percent; languages and kinds of menus move the shares of orders. */
const TOLERANCE = 6

const orderNames: Readonly<Record<string, string>> = {
  'name price / description': 'NP/D',
  'name price': 'NP',
  'name / description / price': 'N/D/P',
  'name / description, no price': 'N/D',
  'name / description price': 'N/DP',
  'name only': 'N',
}

it('draws the orders of dishes about as often as they were counted', () => {
  const shares: Record<string, Record<string, number>> = JSON.parse(
    readFileSync(new URL('./shares.json', import.meta.url), 'utf8'),
  )
  const counted = shares['order, weights for a generator (60 % print, 30 % page, 10 % all)'] ?? {}
  const document: LaidDocument = { id: 'none', language: 'en', currency: 'USD', sections: [] }
  const drawn = Array.from({ length: 2000 }, (_, seed) => layOut(document, seed).layout.dishes.order)
  for (const [name, order] of Object.entries(orderNames)) {
    const share = (100 * drawn.filter((one) => one === order).length) / drawn.length
    expect(Math.abs(share - (counted[name] ?? 0)), `${name}: ${share.toFixed(1)}`).toBeLessThan(TOLERANCE)
  }
})

it('has every list of words in every language, without repetitions', () => {
  for (const language of languages)
    for (const [list, entries] of Object.entries(wordsOf(language))) {
      if (list !== 'asides') expect(entries.length, `${language} ${list}`).toBeGreaterThan(0)
      expect(new Set(entries).size, `${language} ${list}`).toBe(entries.length)
    }
})
