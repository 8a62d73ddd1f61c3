import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currencyDigits } from '#domain/money/currency.ts'
import {
  gaugeMenuNames,
  laterMenuNames,
  ordinaryMenuNames,
  sampleMenu,
  sampleMenuText,
} from '#tests/samples/sample-menus.ts'
import type { MenuContent } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { menuFile, readMenuFile } from './menu-file.ts'

const SOFT_HYPHEN = /\u{AD}/gu

/** In one spelling: a PDF joins letters, parts words at the end of lines, and keeps spaces from breaking. */
const inOneSpelling = (text: string): string =>
  text.normalize('NFKC').replaceAll(SOFT_HYPHEN, '').replaceAll(/\s+/g, ' ')

const writtenText = (name: string): string =>
  readFileSync(new URL(`../../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8')

/**
 * Returns the amounts in a text, in minor units of a currency with this many digits: `1,050`, `12.50`,
 * `9,-` and `.95`.
 */
function amountsIn(text: string, digits: number): Set<number> {
  const minor = (whole: string, part: string) =>
    Number(whole || '0') * 10 ** digits + Number(part.padEnd(digits, '0').slice(0, digits) || '0')
  const numbers = [...text.matchAll(/(\d{1,3}(?:[.,’]\d{3})+|\d*)(?:[.,](\d{1,2}))?(?!\d)/g)]
  return new Set(numbers.map(([, whole = '', part = '']) => minor(whole.replaceAll(/\D/g, ''), part)))
}

const pricesOf = (content: MenuContent) =>
  [...content.sections, ...itemsOf(content)].flatMap(({ prices }) => prices ?? [])

const amountsOf = (content: MenuContent): number[] => [
  ...pricesOf(content)
    .flatMap(({ amount, former }) => [amount, former])
    .filter((amount) => amount !== undefined),
  ...content.modifierGroups.flatMap(({ options }) => options.map(({ amount }) => amount)),
]

const filedMenuNames = [...gaugeMenuNames, ...ordinaryMenuNames, ...laterMenuNames]

describe.each(filedMenuNames)('the menu that a person filed of %s', (name) => {
  it('is a menu of this version', () => {
    const menu = readMenuFile(sampleMenuText(name))
    expect(itemsOf(menu.content).length).toBeGreaterThanOrEqual(25)
    expect(readMenuFile(menuFile(menu))).toEqual(menu)
  })

  it('has no name that is not written', () => {
    const { content } = sampleMenu(name)
    const text = inOneSpelling(writtenText(name))
    const names = [content.restaurant, ...content.sections, ...itemsOf(content)].flatMap((part) => [
      part.name,
      'secondName' in part ? part.secondName : undefined,
    ])
    expect(names.filter((part) => part && !text.includes(inOneSpelling(part)))).toEqual([])
  })

  it('has no price that is not written', () => {
    const { content } = sampleMenu(name)
    const written = amountsIn(inOneSpelling(writtenText(name)), currencyDigits(content.currency))
    expect(amountsOf(content).filter((amount) => !written.has(Math.abs(amount)))).toEqual([])
  })
})
