import type { MenuContent } from '../../menu/model/menu.ts'
import { readWords } from '../../menu/recipes/words-said.ts'
import { agreeing, counted } from '../../text/listed.ts'
import { type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach, Rule } from '../rules/rule.ts'
import { ours } from './ours.ts'

/** Languages whose words for allergens are known; of every other one, nothing that a dish names is noticed. */
const READ: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'])

const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu

/** Letters that none of the languages that are read has. */
const OTHER_LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['pl', /[ąęłńśźż]/iu],
  ['tr', /[ığşİ]/u],
  ['cs', /[ěřůďťň]/iu],
  ['hu', /[őű]/iu],
  ['ro', /[ășț]/iu],
  ['vi', /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/iu],
  ['sv', /å/iu],
  ['da', /[øæ]/iu],
  ['hr', /[čćđž]/iu],
]

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
]

const languageIn = (table: typeof SCRIPTS, text: string): string | undefined =>
  table.find(([, letters]) => letters.test(text))?.[0]

/** Small words of the languages that are read: a text that has one is written in one of them. */
const KNOWN =
  /(?<![\p{L}])(?:with|and|of|our|the|mit|und|vom|auf|avec|aux?|et|du|con|del?|della|alla|com|ao|met|van)(?![\p{L}])/iu

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

const isLatin = (text: string): boolean =>
  2 * (text.match(LATIN)?.length ?? 0) > (text.match(LETTER)?.length ?? 0)

/** The language of a text that nobody reads; undefined where enough of it is read. */
function unreadIn(text: string, languageOfMenu: string | undefined): string | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const language = languageOfMenu?.split('-')[0]
  if (!isLatin(text)) return languageIn(SCRIPTS, text) ?? language ?? 'und'
  if (KNOWN.test(text)) return undefined
  if (language !== undefined && !READ.has(language)) return language
  const { named, groups } = readWords(text)
  if (named.length + groups.length > 0) return undefined
  return languageIn(OTHER_LETTERS, text)
}

interface Unread {
  readonly placed: PlacedItem
  readonly language: string
}

function mostlyIn(texts: readonly string[]): string | undefined {
  const found = Map.groupBy(texts, (text) => languageIn(OTHER_LETTERS, text))
  return OTHER_LETTERS.map(([language]) => language).find(
    (language) => 2 * (found.get(language)?.length ?? 0) >= Math.max(texts.length, MOST_BORROWED),
  )
}

/** A few names may be borrowed: "Smørrebrød" on a menu in English. */
const MOST_BORROWED = 4

function unreadDishes(menu: MenuContent): Unread[] {
  const items = placedItems(menu).filter(
    ({ item }) => item.allergens !== undefined || item.dietaryOptions.length > 0,
  )
  const texts = items.map(({ item }) => `${item.name}\n${item.description}`)
  const first = menu.language ?? mostlyIn(texts.filter(isLatin))
  return items.flatMap((placed): Unread[] => {
    const { name, description, secondName = '', secondDescription = '' } = placed.item
    const language = unreadIn(`${name} ${description}`, first)
    if (language === undefined) return []
    const second = `${secondName} ${secondDescription}`
    const isReadTwice = /\p{L}/u.test(second) && unreadIn(second, menu.secondLanguage) === undefined
    return isReadTwice ? [] : [{ placed, language }]
  })
}

function checkLanguages(menu: MenuContent): Breach[] {
  const unread = unreadDishes(menu)
  if (unread.length === 0) return []
  const languages = [...new Set(unread.map(({ language }) => language))]
  const names = languages.map((language) =>
    language === 'und' ? 'another script' : (nameOf.of(language) ?? language),
  )
  return [
    {
      sentence: `${counted(unread.length, 'dish', 'dishes')} ${agreeing(unread.length, 'is', 'are')} written in ${names.join(', ')}, which we can’t read: check what they contain yourself.`,
      places: pointersOf(unread.map(({ placed }) => placed)),
    },
  ]
}

export const unreadWords: readonly Rule[] = [
  {
    ...ours,
    level: 'should',
    id: 'house.unread-words',
    title: 'The words of each declared dish can be checked',
    check: checkLanguages,
  },
]
