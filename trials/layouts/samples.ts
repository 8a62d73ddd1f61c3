import { readdirSync, readFileSync } from 'node:fs'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price, Size } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { hasDecimalComma } from '#domain/money/locale.ts'
import type { LaidDish, LaidDocument, LaidExtra, LaidPrice, LaidSection } from './document.ts'

const folder = new URL('../../tests/samples/menus/', import.meta.url)

/** The sample menus as what they say, in the order of their names. */
export function sampleDocuments(): LaidDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) =>
      documentOf(
        file.slice(0, -'.json'.length),
        readMenuFile(readFileSync(new URL(file, folder), 'utf8')).content,
      ),
    )
}

function documentOf(id: string, content: MenuContent): LaidDocument {
  const { restaurant, title, dateLine, currency, market, contact, intro } = content
  const language = content.language ?? 'en'
  const lines = [contact?.address, contact?.phone, contact?.hours, contact?.web].filter(
    (line) => line !== undefined,
  )
  return {
    id,
    language,
    currency,
    ...(market?.country !== undefined && { country: market.country }),
    ...(restaurant.name !== '' && { name: restaurant.name }),
    ...(restaurant.description !== '' && { tagline: restaurant.description }),
    ...(title !== '' && { title }),
    ...(dateLine !== '' && { date: dateLine }),
    ...(intro !== undefined && { greeting: intro }),
    contact: lines,
    notices: content.notices.flatMap(({ text }) => (text === undefined ? [] : [text])),
    legend: content.marks.flatMap(({ symbol, meaning }) =>
      symbol && meaning && symbol !== meaning ? [`${symbol} ${meaning}`] : [],
    ),
    sections: sectionsIn(content, language, undefined),
  }
}

const sectionsIn = (content: MenuContent, language: string, parent: number | undefined): LaidSection[] =>
  content.sections
    .filter(({ parentId }) => parentId === parent)
    .map((section) => sectionOf(section, content, language))

function sectionOf(section: Section, content: MenuContent, language: string): LaidSection {
  const heads = new Map((section.priceHeads ?? []).map(({ id, label }) => [id, label]))
  for (const parent of content.sections)
    if (parent.id === section.parentId)
      for (const { id, label } of parent.priceHeads ?? []) heads.set(id, label)
  const intro = [section.daypart, section.intro].filter((line) => line !== undefined)
  const extras = extrasIn(section.modifierGroups, content)
  const below = sectionsIn(content, language, section.id)
  return {
    name: section.name,
    ...(section.secondName !== undefined && { secondName: section.secondName }),
    ...(intro.length > 0 && { intro: intro.join('. ') }),
    ...(section.footer !== undefined && { footer: section.footer }),
    prices: pricesOf(section.prices ?? [], heads, language),
    ...(extras.length > 0 && { extras }),
    dishes: section.items.map((item) => dishOf(item, content, heads, language)),
    ...(below.length > 0 && { sections: below }),
  }
}

function dishOf(
  item: MenuItem,
  content: MenuContent,
  heads: ReadonlyMap<string, string>,
  language: string,
): LaidDish {
  const extras = extrasIn(item.modifierGroups, content)
  const marks = content.marks.flatMap(({ kind, key, symbol }) => {
    const has =
      kind === 'allergen'
        ? item.confirmedClaims?.allergens?.some((allergen) => allergen === key)
        : kind === 'diet' && item.confirmedClaims?.dietaryOptions?.some((diet) => String(diet) === key)
    return has && symbol ? [symbol] : []
  })
  const wine = [item.wine?.producer, item.wine?.vintage].filter((part) => part !== undefined).join(' ')
  return {
    name: item.name,
    ...(item.secondName !== undefined && { secondName: item.secondName }),
    ...(item.description !== '' && { description: item.description }),
    ...(item.secondDescription !== undefined && { secondDescription: item.secondDescription }),
    ...(item.number !== undefined && { number: item.number }),
    ...(marks.length > 0 && { marks }),
    ...(wine !== '' && { wine }),
    prices: pricesOf(item.prices, heads, language),
    ...(extras.length > 0 && { extras }),
  }
}

const extrasIn = (groups: readonly string[] | undefined, content: MenuContent): LaidExtra[] =>
  content.modifierGroups
    .filter(({ id }) => groups?.includes(id))
    .flatMap(({ options }) =>
      options.map(({ name, amount }) => ({ name, ...(amount !== undefined && amount > 0 && { amount }) })),
    )

const pricesOf = (
  prices: readonly Price[],
  heads: ReadonlyMap<string, string>,
  language: string,
): LaidPrice[] =>
  prices.flatMap(({ kind, amount, label, size, head, per }) => {
    if (kind === 'included' || (kind !== 'market' && amount === undefined)) return []
    const said = head === undefined ? [label, size && sizeText(size, language)] : [heads.get(head)]
    const words = said.filter((part) => part !== undefined && part !== '').join(' ')
    return [
      {
        amount: amount ?? 0,
        ...(words !== '' && { label: words }),
        ...(kind === 'market' && { isMarket: true }),
        ...(kind === 'from' && { isFrom: true }),
        ...(kind === 'supplement' && { isSupplement: true }),
        ...(per !== undefined && { per }),
      },
    ]
  })

const pieces: Readonly<Record<string, string>> = {
  de: 'Stk',
  fr: 'pièces',
  it: 'pz',
  es: 'uds',
  nl: 'st',
  pt: 'un',
}

function sizeText({ amount, unit }: Size, language: string): string {
  const number = hasDecimalComma(language, 'EUR') ? String(amount).replace('.', ',') : String(amount)
  const word = unit === 'piece' ? (pieces[language.slice(0, 2)] ?? 'pcs') : unit
  return `${number} ${word}`
}
