import { certainAllergensOf } from '../../catalogue/certain-allergens.ts'
import { type AnyClaim, claimsOfHeading, claimsOfNote } from '../../catalogue/claimed-diets.ts'
import { ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import { allergensIn } from '../../catalogue/truth.ts'
import { remembered } from '../../computing/remembered.ts'
import { foldName } from '../../text/fold-name.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'
import { allergenGroup } from '../claims/allergen-names.ts'
import type { Menu, MenuContent } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { sectionsAround } from '../model/walk.ts'
import { readWords } from './words-said.ts'

/** What of a menu says something of a dish: its texts and its choices. */
export type DishContext = Pick<Menu, 'sections' | 'modifierGroups'> &
  Partial<Pick<Menu, 'title' | 'intro' | 'notices'>> & {
    readonly restaurant?: Pick<MenuContent['restaurant'], 'name' | 'description'>
  }

interface TextOver {
  readonly text: string
  /** The name of a section, or the title of a menu: of a note, only what it says of every dish counts. */
  readonly isHeading: boolean
}

/** What a guest reads over a dish: of its sections and of the whole menu. */
function textsOver(menu: DishContext, section: Section): readonly TextOver[] {
  const heading = (text: string | undefined) => (text ? [{ text, isHeading: true }] : [])
  const note = (text: string | undefined) => (text ? [{ text, isHeading: false }] : [])
  return [
    ...sectionsAround(menu.sections, section).flatMap(({ name, secondName, intro, footer }) => [
      ...heading(name),
      ...heading(secondName),
      ...note(intro),
      ...note(footer),
    ]),
    ...textsOfHouse(menu).flatMap(note),
  ]
}

/** What is said of the whole menu: by its restaurant, its title and its notices. */
const textsOfHouse = ({ restaurant, title, intro, notices = [] }: DishContext): (string | undefined)[] => [
  restaurant?.name,
  restaurant?.description,
  title,
  intro,
  ...notices.flatMap(({ text, secondText }) => [text, secondText]),
]

/** Menus have few such texts, and each of their dishes asks for them. */
const MOST_KNOWN = 2000

const headingClaims = remembered((text: string) => claimsOfHeading(inPlainLetters(text)), MOST_KNOWN)
const noteClaims = remembered((text: string) => claimsOfNote(inPlainLetters(text)), MOST_KNOWN)

export interface ClaimOver {
  readonly text: string
  readonly anyOf: AnyClaim
}

export const claimsOver = (menu: DishContext, section: Section): ClaimOver[] =>
  textsOver(menu, section).flatMap(({ text, isHeading }) =>
    (isHeading ? headingClaims : noteClaims)(text).map((anyOf) => ({ text, anyOf })),
  )

/** Keys of allergens of which at least one is in every dish, by a text. */
export interface SaidOfAll {
  readonly text: string
  readonly anyOf: readonly string[]
}

const DISHES =
  '(?:dishes|dish|food|meals?|mains?|plates?|courses?|items?|starters?|desserts?|gerichte?|speisen|plats?|assiettes|piatt[oi]|plat[oi]s|pratos?|gerechten)'
const OUR = '(?:(?:of|our|the|unsere|nos|les|i|nostri|nuestr[oa]s|los|os|nossos|onze) )*'

/** Subjects that are every dish, and no ingredient: "all our eggs are free-range" says nothing of other dishes. */
const EVERY = new RegExp(
  `(?<![\\p{L}])(?:everything|(?:all|every|each) ${OUR}${DISHES}|alles|(?:alle|sämtliche|jedes) ${OUR}${DISHES}|tout|(?:tous|toutes) ${OUR}${DISHES}|tutto|tutti ${OUR}${DISHES}|todo|todos ${OUR}${DISHES}|tudo|al ${OUR}${DISHES})(?![\\p{L}])|^\\s*all (?=(?:[\\p{L}]+ )?(?:served|fried|cooked|made|come|with)\\b)`,
  'iu',
)
const HAS =
  /(?<![\p{L}])(?:in|with|contains?|mit|enthalten|enthält|avec|dans|à|au|aux|contient|contiennent|con|nel|nell|contiene|contengono|contienen|em|com|contém|met|bevat|bevatten)(?![\p{L}])/iu
/** Words of a choice, a doubt or an exception. */
export const PERHAPS =
  /(?<![\p{L}])(?:may|might|could|can|traces?|spuren|kann|können|peut|peuvent|può|possono|pued[eo]n?|pod(?:e|em)|kan|kunnen|except|unless|besides|but|außer|ausser|sauf|tranne|excepto|salvo|exceto|behalve|choice|choose|optional|request|option|or|oder|ou|of your|allerg\p{L}*)(?![\p{L}])/iu

/** What a note says of every dish: "Everything is fried in peanut oil". Of a name alone nobody can tell. */
const saidOfAllIn = remembered(
  (written: string): readonly (readonly string[])[] =>
    inPlainLetters(written)
      .split(/[.;!\n]+/u)
      .flatMap((sentence) => {
        const every = EVERY.exec(sentence)
        if (!every || PERHAPS.test(sentence)) return []
        const behind = sentence.slice(every.index + every[0].length)
        const has = HAS.exec(behind)
        if (!has) return []
        const { named, groups } = readWords(behind.slice(has.index))
        const ofNamed = named.flatMap(({ ingredient, lacks }) => {
          const certain = certainAllergensOf(ingredient, lacks)
          const all = allergensIn(lexicon[ingredient].filter((trait) => !lacks.has(trait)))
          // Ice cream is made with eggs and without: who declared one of its allergens has looked at it.
          return certain.length > 0 ? certain.map((key) => [key]) : [all].filter(({ length }) => length > 0)
        })
        const ofGroups = groups.filter(({ isUsual, anyOf }) => !isUsual && anyOf.length > 0)
        const each = new Map(
          [...ofNamed, ...ofGroups.map(({ anyOf }) => [...anyOf])].map((anyOf) => [anyOf.join(), anyOf]),
        )
        return [...each.values()]
      }),
  MOST_KNOWN,
)

/** What the notes over a dish say of every dish, and its declaration denies. */
export function deniedOver(
  menu: DishContext,
  section: Section,
  {
    allergens,
    mayContain = [],
  }: {
    readonly allergens?: readonly string[] | undefined
    readonly mayContain?: readonly string[] | undefined
  },
): SaidOfAll[] {
  if (allergens === undefined) return []
  const declared = new Set([...allergens, ...mayContain].map((key) => allergenGroup(key) ?? key))
  return textsOver(menu, section).flatMap(({ text, isHeading }) =>
    isHeading
      ? []
      : saidOfAllIn(text)
          .filter((anyOf) => !anyOf.some((key) => declared.has(allergenGroup(key) ?? key)))
          .map((anyOf) => ({ text, anyOf })),
  )
}

/** What a house says of its meat holds for each dish. */
const HALAL_MEAT =
  /\b(?:all (?:our |of our |the )?meats? (?:is|are)|(?:only|exclusively)(?: serve| use)?|100) (?:\w+ )?(?:100 )?halal\b|\bhalal meat only\b/

/** A shorter menu has no diet. */
const MIN_HOUSE = 8

interface HouseDiets {
  readonly isHalal: boolean
  /** Diets that most of its dishes are marked with, or that it says are those of its kitchen. */
  readonly most: readonly number[]
}

const houses = new WeakMap<DishContext['sections'], HouseDiets>()

/** The diets of a house: what its notices say of its meat, and what most of its dishes are. */
export function dietsOfHouse(menu: DishContext): HouseDiets {
  const { sections, intro = '', notices = [] } = menu
  const known = houses.get(sections)
  if (known) return known
  const items = sections.flatMap((section) => section.items)
  const marked = Map.groupBy(
    items.flatMap(({ dietaryOptions }) => dietaryOptions),
    (id) => id,
  )
  const found = {
    isHalal: [intro, ...notices.map(({ text }) => text)].some((text) => HALAL_MEAT.test(foldName(text))),
    most: [
      ...textsOfHouse(menu)
        .flatMap((text = '') => noteClaims(text).flat())
        .filter((one) => typeof one === 'number'),
      ...[...marked].flatMap(([id, all]) =>
        items.length >= MIN_HOUSE && 2 * all.length > items.length ? [id] : [],
      ),
    ],
  }
  houses.set(sections, found)
  return found
}
