import { readdirSync, readFileSync } from 'node:fs'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { currencyOfCountry } from '#domain/money/countries.ts'
import { currencyDigits } from '#domain/money/currency.ts'
import { inUsualCase } from '#domain/reading/lines/usual-case.ts'
import type { KnownDish, KnownSection } from '#trials/layouts/measure/score-menu.ts'

/** A menu as its owner pastes it, with what a person reads off it: no training of layouts has it. */
export interface AnnotatedMenu {
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly currency: string
  readonly text: string
  readonly sections: readonly AnnotatedSection[]
}

interface AnnotatedSection extends KnownSection {
  readonly name: string
  readonly items: AnnotatedDish[]
}

interface AnnotatedDish extends KnownDish {
  name: string
  readonly prices: KnownDish['prices'][number][]
  /** Its line; of several dishes on one, its name. */
  readonly line: string
}

const folder = new URL('./annotated/', import.meta.url)

/**
 * The menus of `annotated/`. A file has menus below `=== NAME COUNTRY xUNIT` each, or is one below `@COUNTRY xUNIT`, where
 * UNIT is 1000 if amounts are in thousands. In a menu `§` begins a heading, `⟨ ⟩` is around the name of a dish, `{ }`
 * around a price: `{*9}` is one of all dishes of the section, `{9>}` of the dish behind it, `{m}` a market price,
 * `{A950|9 50}` 9.50 in other words.
 */
export function annotatedMenus(from: URL = folder): AnnotatedMenu[] {
  return readdirSync(from)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, from), 'utf8').replace(/^@/u, `=== ${file} `)
      return text.split(/^=== /mu).slice(1).map(menuOf)
    })
}

function menuOf(written: string): AnnotatedMenu {
  const [head = '', ...lines] = written.split('\n')
  const [name = '', country = '', unit] = head.split(' ')
  const currency = currencyOfCountry(country)
  const digits = currencyDigits(currency)
  const fixed = (text: string) => ({
    kind: 'fixed',
    amount: Math.round(majorOf(text) * (unit === 'x1000' ? 1000 : 1) * 10 ** digits),
  })
  const sections: AnnotatedSection[] = [{ name: '', items: [] }]
  let ofAll: ReturnType<typeof fixed>[] = []
  let ahead: ReturnType<typeof fixed>[] = []
  for (const line of lines) {
    if (line.startsWith('§')) {
      sections.push({ name: inUsualCase(plainText(line.split(/\t|\{/u)[0] ?? '')), items: [] })
      ofAll = []
    }
    const items = sections.at(-1)?.items ?? []
    const isAlone = line.indexOf('⟨') === line.lastIndexOf('⟨')
    for (const [, dish, price = ''] of line.matchAll(/⟨([^⟩]*)⟩|\{([^}]*)\}/gu)) {
      if (dish !== undefined) {
        items.push({
          name: dish.replace(/^#\d+ /u, ''),
          prices: [...ahead, ...ofAll],
          line: isAlone ? line : dish,
        })
        ahead = []
      } else if (price.startsWith('*')) ofAll.push(fixed(price))
      else if (price.endsWith('>')) ahead.push(fixed(price))
      else items.at(-1)?.prices.push(price === 'm' ? { kind: 'market' } : fixed(price))
    }
  }
  return {
    name,
    country,
    currency,
    text: lines.map(plainText).join('\n'),
    sections: sections.filter(({ items }) => items.length > 0),
  }
}

const plainText = (line: string): string =>
  line
    .replaceAll(/\{A\d+\|([^}]*)\}/gu, '$1')
    .replaceAll(/\{m\}/gu, '')
    .replaceAll(/\{\*?([^}>]*)>?\}/gu, '$1')
    .replaceAll(/[§⟨⟩]/gu, '')

/** `9,50`, `1.250`, `9€50`, `39.--`, `A950|` */
function majorOf(text: string): number {
  const cents = /^A(\d+)\|/u.exec(text)?.[1]
  if (cents !== undefined) return Number(cents) / 100
  const figures = text
    .replace(/[€:](?=\d\d$)/u, '.')
    .replaceAll(/[^\d.,]/gu, '')
    .replace(/[.,]+$/u, '')
  return Number(figures.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'))
}

const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ')

/** The words of a line before its first price, with and without codes in brackets, numbers, sizes and signs of money around them. */
const namedBy = (line: string): string[] => {
  const words = plainText(line.replace(/\{[^}]*\}.*$/u, ''))
  const name = words
    .replaceAll(/ \([\da-z, ]{1,14}\)/giu, '')
    .replace(/^(?:#?\d+[a-z]?[.)]?\s(?!(?:g|ks)\s)|[A-Z]\d*\.?\s)/u, '')
    .replace(/^(?:\d+ (?:g|ks)|0,\d+ l)\s+/u, '')
  return [words, name, name.replace(/\s(?:\p{Sc}|kr|CHF|EUR|Rp|Rs\.?|[CPRS])[\s/.]*$/u, '')].map(wordsOf)
}

/** What a person reads, with names as long as they were read where these have the same words: where a name ends is a matter of taste. */
export function withNamesOf(sections: readonly AnnotatedSection[], content: MenuContent): KnownSection[] {
  return sections.map((section) => ({
    ...section,
    items: section.items.map((dish) => {
      const line = namedBy(dish.line)
      const read = itemsOf(content).find(({ name, secondName = '', wine, description }) => {
        const longer = [
          [name],
          [name, secondName],
          [name, secondName, ...Object.values(wine ?? {}), description],
        ]
        return (
          wordsOf(name) !== '' &&
          longer.some((texts) => {
            const words = wordsOf(texts.join(' '))
            return line.includes(words) || words === wordsOf(dish.name)
          })
        )
      })
      return read ? { ...dish, name: [read.name, read.secondName].filter(Boolean).join(' ') } : dish
    }),
  }))
}
