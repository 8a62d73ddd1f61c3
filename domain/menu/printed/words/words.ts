import type { DayWords } from './day-words.ts'

/** The words of one language that we have, for print and for pages. */
export interface FixedWords {
  readonly or: string
  /** `{n}` stands for a number: how many guests share an item. */
  readonly serves: string
  readonly bin: string
  /** How many a guest chooses, and how many at most. */
  readonly choose: string
  readonly upTo: string
  /** Energy in kcal, as in `450 Cal`, where no market says how. */
  readonly energy: string
  readonly marks: {
    readonly raw: string
    readonly 'spicy-1': string
    readonly 'spicy-2': string
    readonly 'spicy-3': string
    readonly new: string
    readonly signature: string
    readonly alcohol: string
  }
  /** What the PDF is called: `{name}` stands for the restaurant. */
  readonly titled: string
  /** Who made the page. */
  readonly madeWith: string
  /** Next to the code that leads to the menu, and its purpose for people who don't see it. */
  readonly onPhone: string
  readonly codeLeadsTo: string
  /** As menus call them, in the order of the reference list. */
  readonly diets: readonly [
    vegetarian: string,
    vegan: string,
    glutenFree: string,
    dairyFree: string,
    keto: string,
    seafood: string,
    halal: string,
    kosher: string,
    pescatarian: string,
    nutFree: string,
  ]
  /** A diet that an item can be made for: `Vegan option`. */
  readonly option: string
  /** What brackets around a code mean. */
  readonly mayContain: string
  readonly declaration: DeclarationWords
}

/** The few words that a menu says without anybody having typed them, in its own language. */
export interface MenuWords extends Omit<FixedWords, 'diets'>, DayWords {
  /** The language of these words, BCP 47. */
  readonly language: string
  readonly diet: (id: number) => string
  readonly allergen: (key: string) => string
  readonly additive: (key: string) => string
}

/** What is before the names of allergens and additives, or in their place. */
export interface DeclarationWords {
  readonly contains: string
  readonly mayContain: string
  readonly without: string
  readonly additives: string
  readonly nothingDeclared: string
  /** Behind what is known of a dish. */
  readonly restUndeclared: string
  readonly noneOfThem: string
  /** Of a dish without the mark of an allergen, where others bear one; it is before one of the two around it. */
  readonly unmarked: string
  /** Of the allergens that the marks of this menu name, which are not all. */
  readonly noneOfThese: string
  /** Between names; a comma where it is absent. */
  readonly between?: string
}
