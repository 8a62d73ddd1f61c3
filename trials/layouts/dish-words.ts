import { languageOf } from '#domain/money/locale.ts'
import type { DishWriting } from './dish-prices.ts'
import type { LaidExtra } from './document.ts'
import type { Draw } from './draw.ts'
import type { DishLayout } from './layout.ts'
import { inLetters } from './letters.ts'
import { priceText } from './money.ts'

/** Before what can be added. */
export const addWords: Readonly<Record<string, readonly string[]>> = {
  en: ['Add', 'Extra', 'with', 'add', 'Add-on:', 'Extra:'],
  de: ['Extra', 'mit', 'dazu', 'Aufpreis'],
  fr: ['Supplément', 'avec', 'Suppl.'],
  es: ['Extra de', 'con', 'Suplemento'],
  it: ['Aggiunta', 'con', 'Extra'],
  nl: ['extra', 'met'],
  pt: ['Extra', 'com'],
  da: ['Ekstra', 'Tilvalg', 'med'],
  sv: ['Extra', 'med', 'Tillägg'],
  nb: ['Ekstra', 'med'],
  pl: ['Dodatek', 'dodatkowo'],
  cs: ['Extra', 'příplatek'],
  fi: ['Lisä', 'Extra'],
}

/** Lines of what can be added. */
export function extraLines(
  extras: readonly LaidExtra[],
  { money, language, draw }: Pick<DishWriting, 'money' | 'language' | 'draw'>,
): string[] {
  const word = draw.pick(addWords[languageOf(language)] ?? ['Extra', '+'])
  const plus = draw.pick(['+', '+ ', '', '+'])
  const one = ({ name, amount }: LaidExtra): string =>
    amount === undefined
      ? name
      : `${name} ${draw.chance(0.1) ? '(' : ''}${plus}${priceText({ amount }, money, { language, isFirst: false, draw })}`
  const closed = (text: string): string => (/\([^)]*$/u.test(text) ? `${text})` : text)
  const texts = extras.map(one).map(closed)
  return draw.chance(0.5) && texts.length > 1
    ? [`${word} ${texts.join(draw.pick([', ', ' / ', ' | ', ' · ']))}`]
    : texts.map((text) => `${word} ${text}`)
}

export function withNameSign(name: string, { nameSign }: DishLayout): string {
  switch (nameSign) {
    case 'none':
      return name
    case 'colon':
      return `${name}:`
    case 'quotes':
      return `“${name}”`
    case 'bold':
      return `**${name}**`
  }
}

export function describedAs(text: string, style: DishLayout, language: string): string {
  const { description, descriptionCase, ingredients } = style
  const letters = inLetters(text, descriptionCase, language).replaceAll(', ', ingredients)
  switch (description) {
    case 'plain':
      return letters
    case 'brackets':
      return `(${letters})`
    case 'slashes':
      return `/${letters}/`
    case 'dash':
      return `- ${letters}`
    case 'stars':
      return `*${letters}*`
  }
}

export function numbered(name: string, number: string | undefined, { number: how }: DishLayout): string {
  switch (number === undefined ? 'none' : how) {
    case 'dot':
      return `${number}. ${name}`
    case 'space':
      return `${number} ${name}`
    case 'bracket':
      return `${number}) ${name}`
    case 'glued':
      return `${number}.${name}`
    case 'gap':
      return `${number}   ${name}`
    case 'hash':
      return `#${number} ${name}`
    default:
      return name
  }
}

export function marksText(marks: readonly string[] | undefined, style: DishLayout, draw: Draw): string {
  if (marks === undefined || marks.length === 0 || style.marks === 'none') return ''
  if (style.marks === 'brackets' || (style.marks === 'behind price' && draw.chance(0.7)))
    return `(${marks.join(',')})`
  if (style.marks === 'square') return `[${marks.join(' ')}]`
  return marks.join(style.marks === 'spaced' ? ' ' : style.marks === 'hyphens' ? '-' : ',')
}

/** A description behind the name. */
export const inlineText = (description: string, { inline }: DishLayout): string =>
  inline === ' (' ? ` (${description.replaceAll(/^\(|\)$/gu, '')})` : inline + description

const allergenWords: Readonly<Record<string, string>> = {
  de: 'Allergene: ',
  fr: 'Allergènes : ',
  it: 'Allergeni: ',
  es: 'Alérgenos: ',
  nl: 'Allergenen: ',
  pt: 'Alergénios: ',
  da: 'Allergener: ',
  sv: 'Allergener: ',
  pl: 'Alergeny: ',
  cs: 'Alergeny: ',
  hu: 'Allergének: ',
}
export const allergenWord = (language: string): string => allergenWords[languageOf(language)] ?? 'Allergens: '
