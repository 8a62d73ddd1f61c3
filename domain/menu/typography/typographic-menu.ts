import { remembered } from '../../computing/remembered.ts'
import { mapTexts } from '../printed/printed-texts.ts'
import { type TextRole, typographicText } from './typographic-text.ts'

/** As names of items, which often take two lines. */
const PARAGRAPHS: ReadonlySet<string> = new Set([
  'description',
  'secondDescription',
  'intro',
  'footer',
  'text',
  'secondText',
])
const IN_SECOND_LANGUAGE: ReadonlySet<string> = new Set(['secondName', 'secondDescription', 'secondText'])

/** Signs and amounts, which are set already. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['number', 'symbol', 'price', 'former', 'energy'])

export interface MenuLanguages {
  /** BCP 47 */
  readonly language: string
  /** Of the second lines; undefined where the menu does not say it. */
  readonly second?: string | undefined
}

/** As many texts as a few menus have. */
const REMEMBERED = 2000
const set = remembered(
  (text: string, language: string, role: string) => typographicText(text, language, role as TextRole),
  REMEMBERED,
)

/** A menu, or parts of one, with all texts as printers set them, but for prices, numbers and marks. */
export const typographicMenu = <Printed extends object>(
  printed: Printed,
  { language, second = 'en' }: MenuLanguages,
): Printed =>
  mapTexts(printed, (text, field, of) => {
    if (text === '' || AS_THEY_ARE.has(field) || (field === 'text' && of === 'prices')) return text
    const role: TextRole =
      PARAGRAPHS.has(field) || (field === 'name' && of === 'items') ? 'paragraph' : 'line'
    return set(text, IN_SECOND_LANGUAGE.has(field) ? second : language, role)
  })
