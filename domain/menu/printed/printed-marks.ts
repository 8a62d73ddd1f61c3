import { additiveCode } from '../../allergens/codes/codes.ts'
import { type Declaration, toldContents } from '../../allergens/declaration-state.ts'
import { sodiumIcon } from '../../allergens/icons/allergen-icons.ts'
import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { allDiets, diet } from '../../reference/reference.ts'
import { allergenGroup, allergenKeys } from '../claims/allergen-names.ts'
import { knownOfWaiting } from '../claims/claims.ts'
import { dietaryMarks } from '../claims/dietary-marks.ts'
import type { MenuItem } from '../model/item.ts'
import { chiliesIn, isSign } from '../model/mark-symbols.ts'
import { itemMarks, type MenuMark } from '../model/marks.ts'
import type { Menu } from '../model/menu.ts'
import type { Notice } from '../model/notice.ts'
import { asTrace, marksInStyle } from './marks-in-style.ts'
import type { PrintedMark } from './printed-mark.ts'
import { menuWords } from './words/menu-words.ts'
import type { MenuWords } from './words/words.ts'

export type { PrintedMark }

type Marked = Pick<Menu, 'language' | 'marks' | 'market'>

const usualSymbols: Readonly<Record<string, string>> = {
  raw: '*',
  'spicy-1': '\u{1f336}',
  'spicy-2': '\u{1f336}\u{1f336}',
  'spicy-3': '\u{1f336}\u{1f336}\u{1f336}',
  signature: '★',
}

/** Drawn as the warning of New York City wants it: white in a black triangle. */
export const SALT_SHAKER = '\u{1f9c2}'
/** What it means where the owner says nothing else. */
export const SODIUM_WARNING = 'Sodium warning'

/** None of our typefaces has a salt shaker: it is drawn, and its words are used where nothing can be drawn. */
function ownMark(key: string, symbol: string, meaning: string): PrintedMark {
  const mark = { id: `own:${key}`, kind: 'own', symbol, meaning } as const
  if (symbol !== SALT_SHAKER) return mark
  const words = meaning || SODIUM_WARNING
  return { ...mark, symbol: words, meaning: words, icon: sodiumIcon }
}

interface MarksShown {
  readonly showsDiets: boolean
  readonly allergens?: AllergenMarkStyle | undefined
}

/**
 * The marks next to the name of an item: where the menu gives allergens and additives some, or allergens in the
 * one way that the design wants; additives have numbers where that is the custom.
 */
export function marksOf(
  item: MenuItem,
  menu: Marked,
  { showsDiets, allergens = 'as-set' }: MarksShown,
): PrintedMark[] {
  const words = menuWords(menu.language)
  const marked = (
    kind: MenuMark['kind'],
    key: string,
    usual?: { symbol?: string | undefined; meaning: string },
  ) => markOf(menu, kind, key, usual)
  const diets = showsDiets
    ? [
        ...dietaryMarks(item.dietaryOptions).flatMap(({ id, mark }) =>
          marked('diet', String(id), { symbol: mark, meaning: words.diet(id) }),
        ),
        ...dietaryMarks(onRequest(item)).flatMap(({ id, mark }) =>
          marked('diet-on-request', String(id), {
            symbol: `${mark}O`,
            meaning: words.option.replace('{diet}', words.diet(id)),
          }),
        ),
      ]
    : []
  const own = (item.ownMarks ?? []).flatMap((id) =>
    menu.marks
      .filter((mark) => mark.kind === 'own' && mark.id === id)
      .map(({ symbol, meaning }) => ownMark(id, symbol, meaning)),
  )
  return [
    ...itemMarks
      .filter((mark) => item.marks?.includes(mark))
      .flatMap((mark) =>
        marked('mark', mark, {
          symbol: mark === 'new' ? words.marks.new : usualSymbols[mark],
          meaning: words.marks[mark],
        }),
      ),
    ...own,
    ...diets,
    ...allergensBeside(allergens, { ...item, known: knownOfWaiting(item) }, menu),
    ...(item.additives ?? []).flatMap((key) =>
      marked('additive', key, {
        symbol: usualNumber(key, menu),
        meaning: words.additive(key),
      }),
    ),
  ]
}

/** Diets that an item can be made for and is not already. */
const onRequest = ({ dietaryOptions: is, dietsOnRequest = [] }: MenuItem): number[] =>
  dietsOnRequest.filter((id) => !is.includes(id) && !(id === diet.vegetarian && is.includes(diet.vegan)))

/** What a dish or an option contains, in the way that a design wants; in brackets, what it may contain. */
export const allergensBeside = (
  style: AllergenMarkStyle = 'as-set',
  declared: Declaration,
  menu: Marked,
): PrintedMark[] =>
  style === 'as-set' ? allergenMarks(declared, menu) : marksInStyle(style, declared, menuWords(menu.language))

export function allergenMarks(declared: Declaration, menu: Marked): PrintedMark[] {
  const { mayContain = [] } = declared
  const words = menuWords(menu.language)
  const marked = menu.marks.flatMap(({ kind, key }) =>
    kind === 'allergen' && key !== undefined ? [key] : [],
  )
  // A menu that marks nuts as a group marks a dish of walnuts with it.
  const markedAs = (key: string) => (marked.includes(key) ? key : allergenGroup(key))
  const marks = (keys: readonly string[]) => {
    const shown = new Set(keys.map(markedAs))
    return marked
      .filter((key) => shown.has(key))
      .flatMap((key) => {
        const named = keys.filter((one) => one !== key && markedAs(one) === key).map(words.allergen)
        return markOf(menu, 'allergen', key, { meaning: words.allergen(key) }).map((mark) =>
          withNames(mark, named),
        )
      })
  }
  const contained = marks(toldContents(declared))
  const traces = marks(mayContain).filter(({ id }) => !contained.some((mark) => mark.id === id))
  return [...contained, ...traces.map((mark) => asTrace(mark, words))]
}

/** A number that stands for several cereals or nuts is followed by their names, as laws ask: `1 (wheat)`. */
const withNames = (mark: PrintedMark, names: readonly string[]): PrintedMark =>
  names.length > 0 && /^\d{1,2}$/u.test(mark.symbol)
    ? {
        ...mark,
        symbol: `${mark.symbol} (${names.join(', ')})`,
        sign: mark.symbol,
        spoken: `${mark.meaning}: ${names.join(', ')}`,
      }
    : mark

/**
 * Returns the number of an additive on a menu of a country that numbers them, known by its market, else by
 * its language. A menu with its own marks for additives, or for something that has this number, gets none.
 */
function usualNumber(key: string, { language, market, marks }: Marked): string | undefined {
  const country = market?.country ?? (language && new Intl.Locale(language).maximize().region)
  const number = additiveCode(country, key)
  return marks.some(({ kind, symbol }) => kind === 'additive' || symbol === number) ? undefined : number
}

function markOf(
  { marks }: Marked,
  kind: MenuMark['kind'],
  key: string,
  usual?: { readonly symbol?: string | undefined; readonly meaning: string },
): PrintedMark[] {
  const own = marks.find((mark) => mark.kind === kind && mark.key === key)
  const symbol = own?.symbol ?? usual?.symbol
  if (symbol === undefined) return []
  return [{ id: `${kind}:${key}`, kind, symbol, meaning: own?.meaning || (usual?.meaning ?? '') }]
}

const order = [
  'mark',
  'own',
  'diet',
  'diet-on-request',
  'allergen',
  'additive',
] as const satisfies MenuMark['kind'][]

/** The order of the law. */
const keyRanks: readonly string[] = allergenKeys

/** The place of a mark among those of its kind: as the menu lists them, else as they are listed here. */
const ranks = [...itemMarks.map(String), ...allDiets.map(({ id }) => String(id))]

/** Every mark once, with its meaning, but what explains itself and what the owner explains in the notices. */
export function legendOf(used: Iterable<PrintedMark>, menu: Marked & Pick<Menu, 'notices'>): PrintedMark[] {
  const words = menuWords(menu.language)
  const marks = new Map<string, PrintedMark>()
  let mayContain = false
  for (const mark of used) {
    const isTrace = mark.kind === 'allergen' && isInBrackets(mark, menu)
    mayContain ||= isTrace
    const { spoken, sign, ...said } = mark
    const symbol = sign ?? (isTrace ? mark.symbol.slice(1, -1) : mark.symbol)
    if (!marks.has(mark.id))
      marks.set(mark.id, {
        ...said,
        symbol,
        ...(spoken !== undefined && !isTrace && sign === undefined && { spoken }),
      })
  }
  const place = ({ kind, id, symbol }: PrintedMark) => {
    const key = id.slice(kind.length + 1)
    const at = menu.marks.findIndex(
      (mark) =>
        mark.kind === kind &&
        (mark.key ?? mark.id) === key &&
        // A design may mark all of them in another way than the table.
        (kind !== 'allergen' || mark.symbol === symbol),
    )
    const listed = at >= 0 ? at : kind === 'additive' ? Number(symbol) : keyRanks.indexOf(key)
    return order.indexOf(kind) * 1000 + (kind === 'mark' || kind === 'diet' ? ranks.indexOf(key) : listed)
  }
  const explained = [...marks.values()]
    .filter((mark) => mark.meaning !== '' && !isPlain(mark) && !isExplained(mark, menu.notices))
    .toSorted((one, other) => place(one) - place(other))
    .filter((mark, index, all) => !repeats(mark, all[index - 1]))
  return mayContain ? [...explained, bracketsOf(words)] : explained
}

const isInBrackets = ({ id, symbol }: PrintedMark, { marks }: Marked): boolean =>
  symbol.startsWith('(') && !marks.some((mark) => `allergen:${mark.key}` === id && mark.symbol === symbol)

const bracketsOf = ({ mayContain }: MenuWords): PrintedMark => ({
  id: 'allergen:',
  kind: 'allergen',
  symbol: '( )',
  meaning: mayContain,
})

/** Returns whether a mark repeats the word of the mark before: two chilies need no word if one chili has it. */
const repeats = (mark: PrintedMark, before: PrintedMark | undefined): boolean =>
  before !== undefined && chiliesIn(mark.symbol) > 1 && mark.meaning === before.meaning

const isPlain = ({ symbol, meaning, icon }: PrintedMark): boolean =>
  icon === undefined && symbol.toLowerCase() === meaning.toLowerCase()

function isExplained({ symbol, meaning }: PrintedMark, notices: readonly Notice[]): boolean {
  const sign = symbol.toLowerCase()
  return notices.some(({ kind, text }) => {
    const words = text.toLowerCase()
    if (isSign(symbol) && words.startsWith(sign)) return true
    return kind === 'legend' && words.includes(sign) && words.includes(meaning.toLowerCase())
  })
}
