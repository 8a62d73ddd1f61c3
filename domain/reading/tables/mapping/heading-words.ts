import type { MenuField } from '../../../exchange/columns/menu-columns.ts'
import { type DetailColumn, detailColumns } from '../../../menu/details/detail-columns.ts'
import type { TableContent } from '../sheet/mapping.ts'
import { headingsOf } from './heading-languages.ts'
import { isAmountWord, sayBehind, sayWithout, unreadHeadings } from './unread-headings.ts'

/** A heading without marks, case and signs: `Prix (€)` as `prix`. */
export const plainHeading = (heading: string): string => wordsOf(heading).join(' ')

export const wordsOf = (heading: string): string[] =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}+|\d+|\p{Sc}/gu) ?? []

/** Letters that have no mark to lose. */
const FOLDED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' }

/** As known phrases are compared: `SalePriceIncTax` in its words, `beløb` as `belob`. */
const comparedWords = (heading: string): string[] => {
  const isJoined = /^\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}*)+$/u.test(heading)
  const parted = isJoined ? heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : heading
  return wordsOf(parted).map((word) => word.replaceAll(/[øłđıæœß]/gu, (letter) => FOLDED[letter] ?? letter))
}

const detailPhrases = Object.fromEntries(
  detailColumns.map(({ column, part }) => [column, part.otherHeadings]),
) as Readonly<Record<DetailColumn, string>>

const here = (...columns: readonly DetailColumn[]) =>
  Object.fromEntries(columns.map((column) => [column, detailPhrases[column]]))

/**
 * Words and phrases that head a column, in the languages of menus. What is first counts first: a heading with
 * words of two (`Item description`) is the first of them here.
 */
const phrases = Object.entries({
  nothing: unreadHeadings,
  former:
    'old price|former price|was|previous price|regular price|compare at price|variant compare at price|list price|strike price|alter preis|statt preis|uvp|ancien prix|prix barre|precio anterior|precio tachado|prezzo precedente|prezzo barrato|preco anterior|preco original|precio original|original price|prix d origine|prix initial|prezzo originale|ursprungspreis|originalpreis|oorspronkelijke prijs|oude prijs|van prijs|for pris|ordinarie pris|vanha hinta|cena przed promocja|stara cena|puvodni cena|regi ar|pret vechi|eski fiyat|παλια τιμη|старая цена|стара ціна|原价|原價|通常価格|정가',
  ...here('secondName', 'secondDescription'),
  description: headingsOf('description'),
  mayContain: 'may contain|may|traces|traces of|spuren|puede contener|peut contenir|puo contenere',
  allergens: headingsOf('allergens'),
  ...here('additives'),
  dietary:
    'dietary|diet|diets|dietary info|dietary tags|tags|labels|suitable for|ernahrung|regime|regimes|dieta|dietas|diete|dieet',
  subsection:
    'subsection|subcategory|sub category|sub section|subgroup|unterkategorie|sous categorie|subcategoria|sottocategoria',
  section: headingsOf('section'),
  label:
    'variation|variant|option|portion|serving|variation name|variante|ausfuhrung|portionsgrosse|portie|porcion|porzione|porcao|taille|tamano|formato',
  size: 'size|volume|amount served|menge|grosse|contenance|volumen|cantidad|quantita|misura|tamanho|inhoud|サイズ|规格|사이즈',
  price: headingsOf('price'),
  currency:
    'currency|currency code|wahrung|devise|moneda|valuta|moeda|waluta|mena|penznem|para birimi|валюта|通貨|货币|통화|mata uang',
  ...here(...detailColumns.map(({ column }) => column)),
  per: 'per|unit|price unit|einheit|unite|unidad|unita',
  alcohol: 'contains alcohol|alcoholic',
  archived: 'archived|discontinued|inactive|deleted|archiviert|archive',
  hidden: 'hidden|hide|versteckt|masque|oculto|nascosto',
  sellable:
    'sellable|active|available|on menu|enabled|aktiv|verfugbar|actif|disponible|activo|attivo|disponibile',
  name: headingsOf('name'),
} satisfies Partial<Record<MenuField | TableContent, string>>) as readonly (readonly [
  MenuField | TableContent,
  string,
])[]

const known = new Map<string, MenuField | TableContent>()
for (const [holds, words] of phrases)
  for (const phrase of words.split('|').map((one) => comparedWords(one).join(' ')))
    if (phrase !== '' && !known.has(phrase)) known.set(phrase, holds)

/** Words that head a column only as a whole phrase: `Contains alcohol` isn't a list of allergens. */
const onlyWhole = new Set(
  'contains cost amount text type part n no vol cal per unit was code tax url year was land ano area available active rate size options labels tags option source people guests wine beer drink variety alcoholic spicy hide'.split(
    ' ',
  ),
)

/** How words end that are put together, in languages that do so: `Varegruppe`, `Salgspris`, `商品単価`. */
const ENDINGS = [
  [/..(?:preis|prijs|pris|hinta)$/u, 'price'],
  [/..(?:gruppe|groep|grupp|ryhma)$/u, 'section'],
  [/.(?:価格|単価|値段|売価|价|价格|單價|售價|價格|가격|단가|판매가)$/u, 'price'],
  [/.(?:コード|番号|区分|フラグ|编码|编号|編號|代码|코드|번호|구분|여부|单位|單位|単位|단위)$/u, 'nothing'],
  [/.(?:カテゴリー?|部門名?|分類|分类|類別|类别|분류|그룹명?)$/u, 'section'],
] as const

/** What a heading says of its column as a whole. */
export function meantWhole(heading: string): MenuField | TableContent | undefined {
  const words = comparedWords(heading)
  const [word = '', ...others] = words
  const whole = known.get(words.join(' '))
  return whole ?? (others.length > 0 ? undefined : ENDINGS.find(([end]) => end.test(word))?.[1])
}

/** `Does not contain`, `Not suitable for`, `Frei von`, `Ne convient pas`: words that turn what others of a heading say. */
const DENIAL =
  /(?<!\p{L})(?:not|non|never|no(?! \p{L}+ no)|without|free|absent|lacks?|avoid|excludes?|excluding|unsuitable|unfit|nicht|nie|keine?|ohne|frei|ungeeignet|pas|sans|exempt|inadapte|sin|libre|senza|privo|inadatto|sem|nao|livre|zonder|vrij|geen|niet|ongeschikt)(?!\p{L})/u

/**
 * Returns whether a heading says what dishes don't have, or for whom they aren't: nothing is read from its column, for
 * the opposite of a claim is none. `Item no.` is a number.
 */
export function deniesClaims(heading: string): boolean {
  const plain = plainHeading(heading)
  return meantWhole(heading) === undefined && DENIAL.test(plain.replace(/(?<!contains?) no$/u, ''))
}

/** What the words of a heading say, one by one; the meaning that is first in the list. */
export function meantInPart(heading: string): MenuField | TableContent | undefined {
  const words = comparedWords(heading)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const found = [...pairs, ...words.filter((word) => !onlyWhole.has(word))].flatMap(
    (one) => known.get(one) ?? [],
  )
  return phrases.find(([holds]) => found.includes(holds))?.[0]
}

/** Does a heading say a price that no guest pays: `Cost`, `Prix HT`, `Cena bez DPH`? */
export function headsPriceBehind(heading: string): boolean {
  const words = comparedWords(heading)
  const isBeforeTax = words.some((word) => known.get(word) === 'nothing') || sayWithout(words.slice(-1))
  return sayBehind(words) || (sayWithout(words) && isBeforeTax)
}

/** Does a heading have a word for a price that isn't one for any amount? */
export const namesPrice = (heading: string): boolean =>
  !headsPriceBehind(heading) && meantInPart(heading) !== undefined

/** `Preis in €`, `prix en euros`: between a price and its currency. */
const LINK = /^(?:in|en|em|à|per|pro|euros?|dollars?|pounds?)$/iu

/** The words of a heading that are not about prices, where any of them is: `Large` of `Price (large)`. */
export function besidePrice(heading: string): string | undefined {
  const isOfPrice = (word: string) => comparedWords(word).some((one) => meantWhole(one) === 'price')
  const parted = /\s/u.test(heading) ? heading : heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const words = parted.match(/[^\s()[\]:,/_–—-]+/gu) ?? []
  const priced = words.filter(isOfPrice)
  const others = words.filter((word) => !isOfPrice(word) && !LINK.test(word))
  // `Tax Rate`, `Stock Amount`
  const isUnread = others.length > 0 && priced.every((word) => comparedWords(word).every(isAmountWord))
  if (priced.length === 0 || (isUnread && meantInPart(others.join(' ')) === 'nothing')) return undefined
  return others.join(' ')
}
