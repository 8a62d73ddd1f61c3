import type { DayWords } from './day-words.ts'

/** The words of one language that we have. */
export interface FixedWords {
  /** Primary tag of BCP 47. */
  readonly language: string
  readonly or: string
  /** `{n}` stands for a number: how many guests share an item. */
  readonly serves: string
  readonly bin: string
  /** How many a guest chooses, and how many at most. */
  readonly choose: string
  readonly upTo: string
  /** Energy in kcal, as in `450 Cal`, where no market says how. */
  readonly energy: string
  /** What brackets around a code mean. */
  readonly mayContain: string
  /** A diet that an item can be made for: `Vegan option`. */
  readonly option: string
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
  /** Beside the code that leads to the menu, and what it is for those who do not see it. */
  readonly onPhone: string
  readonly codeLeadsTo: string
  readonly declaration: DeclarationWords
  readonly diet: (id: number) => string
}

/** The few words that a menu prints without anybody having typed them, in its own language. */
export interface MenuWords extends FixedWords, DayWords {
  /** An allergen or an additive by its key. As the words of its day, in more languages than the rest. */
  readonly allergen: (key: string) => string
  readonly additive: (key: string) => string
}

/** What stands before the names of allergens and additives, or in their place. */
export interface DeclarationWords {
  readonly contains: string
  readonly mayContain: string
  readonly without: string
  readonly additives: string
  readonly nothingDeclared: string
  readonly noneOfThem: string
}
