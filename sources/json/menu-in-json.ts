import { isFigure } from '../../domain/reading/tables/sheet/cell-shapes.ts'
import { type Found, inWholeUnits } from './cents.ts'
import { isNode, type LdNode, textOfValue } from './json-ld/nodes.ts'
import { currencyIn, type JsonPrice, priceTexts } from './json-prices.ts'
import { type KeyMeaning, meantByKey } from './key-meanings.ts'
import { type KeysOfItems, keysOfItems } from './keys-of-items.ts'

/** Levels and things that are searched. */
const DEEPEST = 14
const MOST = 50_000

const NAME =
  /^(?:display_?name|(?:item|product|dish|food|menu|category|section|group)?_?(?:name|title)|label|nom|nombre|nome|titel|naam|titulo|titre|titolo|tytul|titul|cim|baslik|judul|заголовок|标题|タイトル|제목)$/iu
const DESCRIPTION =
  /^(?:(?:short|item|long)?_?description(?:_?(?:html|text))?|desc|details|body_?html|ingredients|beschreibung|descripcion|descri[cz]ione)$/iu
const SECTION =
  /^(?:categor(?:y|ies)|section|group|product_?type|menu_?(?:group|section|category)|course)(?:_?(?:name|title))?$/iu
const SECTION_ID = /^(?:category|section|group|parent|menu_?(?:group|section))_?ids?$/iu
const ALLERGENS = /^allergens?$/iu
const DIETS = /^(?:dietary_?(?:restrictions?|tags|options)?|diets?|suitable_?for(?:_?diet)?)$/iu
const CALORIES = /^(?:calories|kcal)$/iu

/** Returns whether a key is one of these, or heads such a column in any language of menus. */
const isKey =
  (is: RegExp, meaning?: KeyMeaning) =>
  (key: string): boolean =>
    is.test(key) || (meaning !== undefined && meantByKey(key) === meaning)

const isName = isKey(NAME, 'name')
const isDescription = isKey(DESCRIPTION, 'description')
const isSection = isKey(SECTION, 'section')

/** A key that alone names what is below it, as `Starters` does, and no part of a program. */
const SPEAKS = /^(?:\p{Lu}|\P{ASCII})(?:(?!\p{Ll}\p{Lu})[^_])*$|\s/u
const isSpeaking = (key: string): boolean =>
  SPEAKS.test(key) &&
  (/^\p{Lu}/u.test(key) || !/^(?:меню|菜单|菜單|メニュー|메뉴|قائمة|תפריט)$/u.test(key)) &&
  (/^\p{Lu}/u.test(key) || meantByKey(key) === undefined)

/**
 * The menu that data of an unknown program holds, as schema.org describes one: things with a name and a price, in the
 * things with a name that are around them. Undefined where nothing has a price.
 *
 * @param currency of the restaurant, where it is known
 */
export function menuInJson(value: unknown, currency?: string): LdNode | undefined {
  const search = new Search(value)
  const found = inWholeUnits(search.below(value, undefined, 0), search.currency ?? currency)
  const items = found.items.length > 0 ? groupedByNames(found.items) : []
  if (search.priced === 0) return undefined
  const menus = [...items, ...found.sections]
  const [only] = menus
  return menus.length === 1 && only && only.hasMenuSection !== undefined
    ? { ...only, '@type': 'Menu' }
    : { '@type': 'Menu', hasMenuSection: menus }
}

/** How many dishes a menu has, and those of its sections. */
export const countIn = ({ hasMenuItem, hasMenuSection }: LdNode): number =>
  (Array.isArray(hasMenuItem) ? hasMenuItem.length : 0) +
  (Array.isArray(hasMenuSection) ? hasMenuSection : [])
    .filter(isNode)
    .reduce((sum, one) => sum + countIn(one), 0)

const NOTHING: Found = { items: [], sections: [] }

class Search {
  priced = 0
  private seen = new Set<object>()
  private visits = 0
  /** Things by what others name them: `Item:7`, an id. */
  private readonly byKey = new Map<string, LdNode>()
  /** The names of things that list others by their ids. */
  private readonly listedIn = new Map<string, string>()
  /** Of prices that name none: what the whole says. */
  currency: string | undefined

  constructor(value: unknown) {
    this.collect(value, 0)
    this.visits = 0
  }

  private collect(value: unknown, depth: number): void {
    this.visits += 1
    if (depth > DEEPEST || this.visits > MOST || typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (isNode(inner) && key.includes(':')) this.byKey.set(key, inner)
      this.collect(inner, depth + 1)
    }
    if (!isNode(value)) return
    this.currency ??= currencyIn(value)
    const id = idOf(value)
    const own = nameOfGroup(flat(value))
    const listed =
      own === undefined || priceTexts(value).length > 0 ? [] : Object.values(value).filter(Array.isArray)
    for (const one of listed.flat(2)) {
      const inner = isNode(one) && Object.keys(one).length < 3 ? idOf(one) : textOfValue(one)
      if (inner !== undefined && own !== undefined && !this.listedIn.has(inner)) this.listedIn.set(inner, own)
    }
    if (id !== undefined && own !== undefined && priceTexts(flat(value)).length === 0)
      this.byKey.set(id, value)
  }

  /** @param key under which it is */
  below(given: unknown, key: string | undefined, depth: number): Found {
    this.visits += 1
    const ref = isNode(given) ? given.__ref : undefined
    const value = typeof ref === 'string' ? this.byKey.get(ref) : given
    if (depth > DEEPEST || this.visits > MOST || typeof value !== 'object' || value === null) return NOTHING
    if (this.seen.has(value)) return NOTHING
    this.seen.add(value)
    if (isNode(value)) {
      const item = this.itemOf(value, this.listedIn.get(idOf(value) ?? key ?? ''))
      if (item) return { items: [item], sections: [] }
    }
    if (Array.isArray(value) && value.every(isNode)) this.learn(value)
    const priced = key !== undefined && isNode(value) ? pricesByName(value) : []
    this.priced += priced.length
    if (priced.length > 0) return { items: [], sections: [{ name: key, hasMenuItem: priced }] }
    const all = Object.entries(value).map(([inner, one]) =>
      this.below(one, Array.isArray(value) ? key : inner, depth + 1),
    )
    const items = all.flatMap((one) => one.items)
    const sections = all.flatMap((one) => one.sections)
    if (items.length + sections.length === 0) return NOTHING
    const own = isNode(value) ? nameOfGroup(flat(value)) : undefined
    const name = own ?? (key !== undefined && isSpeaking(key) ? key : undefined)
    if (name === undefined || (Array.isArray(value) && own === undefined && !isSpeaking(key ?? '')))
      return { items, sections }
    const description = isNode(value) ? textAt(flat(value), isDescription) : undefined
    const parts = groupedByNames(items)
    const isPlain = parts.length === 1 && parts[0]?.name === undefined
    const section = {
      name,
      ...(description && { description }),
      hasMenuItem: isPlain ? items : [],
      hasMenuSection: [...(isPlain ? [] : parts), ...sections],
    }
    return { items: [], sections: [section] }
  }

  /** The keys of names and prices in a list whose own keys are in no list. */
  private learned: KeysOfItems | undefined

  private learn(list: readonly LdNode[]): void {
    const isKnown = list.some((node) => nameOf(flat(node)) !== undefined && priceTexts(flat(node)).length > 0)
    const holdsLists = list.some((node) => Object.values(node).some(Array.isArray))
    this.learned = isKnown || holdsLists ? undefined : keysOfItems(list)
  }

  private pricesOf(node: LdNode): readonly JsonPrice[] {
    const price = this.learned && textOfValue(node[this.learned.price])
    const prices = price === undefined ? priceTexts(node) : [{ price }]
    return prices.map((one) => ({ ...(this.currency && { currency: this.currency }), ...one }))
  }

  private itemOf(node: LdNode, listedIn: string | undefined): LdNode | undefined {
    const all = flat(node)
    const name = this.learned ? textOfValue(all[this.learned.name]) : nameOf(all)
    const prices = this.pricesOf(all)
    if (name === undefined || prices.length === 0) return undefined
    this.priced += 1
    const [section] = Object.entries(all).flatMap(([key, value]) => this.sectionAt(key, value) ?? [])
    const calories = textAt(all, isKey(CALORIES))
    const allergens = wordsAt(all, isKey(ALLERGENS, 'allergens'))
    // Codes are asked about behind a name; words are claims.
    const areCodes = allergens.length > 0 && allergens.every((one) => CODE.test(one))
    return {
      name: areCodes ? `${name} (${allergens.join(', ')})` : name,
      description: textAt(all, isDescription),
      offers: prices.map(({ label, price, currency }) => ({ name: label, price, priceCurrency: currency })),
      suitableForDiet: wordsAt(all, isKey(DIETS)),
      ...(!areCodes && allergens.length > 0 && { allergens: allergens.join(', ') }),
      ...(calories !== undefined && { nutrition: { calories } }),
      [IN]: section ?? listedIn,
    }
  }

  private sectionAt(key: string, value: unknown): string | undefined {
    if (isSection(key)) return firstName(value, 0)
    if (!SECTION_ID.test(key)) return undefined
    const id = textOfValue(value)
    const named = id === undefined ? undefined : this.byKey.get(id)
    return named && nameOf(flat(named))
  }
}

/** `{ "Soup": 6.5, "Wings": "$9" }` */
function pricesByName(node: LdNode): LdNode[] {
  const entries = Object.entries(node)
  const arePrices = entries.every(([name, price]) => isSpeaking(name) && isFigure(textOfValue(price) ?? ''))
  return arePrices ? entries.map(([name, price]) => ({ name, offers: [{ price }] })) : []
}

/** `7`, `A`, `G1` */
const CODE = /^(?:\d{1,2}|[A-Z]\d?)$/u

/** The section that an item names itself. */
const IN = 'inSection'

/** Items in the sections that they name, in the order of their first ones. */
const groupedByNames = (items: readonly LdNode[]): LdNode[] =>
  [...Map.groupBy(items, (item) => item[IN])].map(([name, hasMenuItem]) => ({
    ...(typeof name === 'string' && { name }),
    hasMenuItem,
  }))

/** The name of the first thing: `"Mains"`, `[{ "name": "Mains" }]`, `{ "data": { "attributes": { "name": "Mains" } } }`. */
function firstName(value: unknown, depth: number): string | undefined {
  const [first] = [value].flat(2)
  if (!isNode(first)) return textOfValue(first)
  const [inner] = [first.elements, first.data, first.nodes, first.items].filter((one) => one !== undefined)
  return nameOf(flat(first)) ?? (depth < 4 && inner !== undefined ? firstName(inner, depth + 1) : undefined)
}

/** Google has names in labels and prices in attributes, Square both in the data of its kind. */
const flat = (node: LdNode): LdNode => {
  const [label] = [node.labels].flat()
  const [data] = Object.entries(node).flatMap(([key, value]) => (/^\w+_data$/u.test(key) ? value : []))
  return {
    ...(isNode(label) ? label : {}),
    ...(isNode(node.attributes) ? node.attributes : {}),
    ...(isNode(data) ? data : {}),
    ...node,
  }
}

/** Where nothing is a name, a thing is called by what it is: `{ "dish": "Soup" }`. */
const KIND = /^(?:dish|item|product|food|section|category|group|course)$/iu

const nameOf = (node: LdNode): string | undefined => textAt(node, isName) ?? textAt(node, isKey(KIND))

/** What a thing is called that holds others: `{ "rubrique": "Desserts", "plats": […] }` too. */
const nameOfGroup = (node: LdNode): string | undefined => nameOf(node) ?? textAt(node, isSection)

/** A text, or that of the first language: `{ "en": "Soup" }`. */
function textAt(node: LdNode, is: (key: string) => boolean): string | undefined {
  for (const [key, value] of Object.entries(node)) {
    if (!is(key)) continue
    const text = textOfValue(value) ?? (isNode(value) ? firstLanguage(value) : undefined)
    if (text !== undefined && /\p{L}|\d/u.test(text)) return text
  }
  return undefined
}

function firstLanguage(value: LdNode): string | undefined {
  if (isNode(value.translations)) return firstLanguage(value.translations)
  const [entry] = Object.entries(value).filter(([key]) => /^[a-z]{2}(?:[-_]\w{2,4})?$/u.test(key))
  return entry && textOfValue(entry[1])
}

const wordsAt = (node: LdNode, is: (key: string) => boolean): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    is(key)
      ? [value]
          .flat(2)
          .flatMap((one) =>
            isNode(one) ? (nameOf(one) ?? []) : (textOfValue(one)?.replaceAll('_', ' ') ?? []),
          )
      : [],
  )

const idOf = (node: LdNode): string | undefined => textOfValue(node.id ?? node._id ?? node.guid)
