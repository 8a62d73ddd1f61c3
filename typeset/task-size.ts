import { pagesToFill } from '#domain/design/paper/sheets.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { textsOf } from '#domain/menu/printed/printed-texts.ts'
import type { TypesetInput } from './job/job.ts'

/**
 * What a task takes a worker, in milliseconds of one core (2.9 GHz), from measurements: menus of 5 to 900
 * dishes with descriptions of 0 to 985 letters in words of 2 to 985. It may be wrong by half; it tells menus
 * that restaurants have from those that occupy a worker for seconds.
 */
const COST_MS = {
  menu: 15,
  dish: 0.3,
  letter: 0.001,
  /**
   * For each letter by each letter of the same text: where a word is wider than its line the engine tries
   * every place to break it, so that a text of 985 letters takes 70 ms and one of 100 takes 0.7.
   */
  unbroken: 0.000_07,
  picture: 3,
} as const

/** To fit a number of pages the heights are measured several times over. */
const FITTING = 5

/** Of editions that try several sizes of type, how many times as much. */
const TRYING = 3
const trying: ReadonlySet<string | undefined> = new Set(['labels', 'tent-cards', 'table-cards', 'social'])

/** Words up to this length fit into a line of most papers; scripts without spaces have longer ones. */
const LONG_WORD = /\S{25}/u

/** A page waits at most for one task of this cost and its own. */
const SMALL_MS = 300

/** Up to here a picture of a Letter page takes some 100 ms; at 300 dots per inch 200 ms and more. */
const SMALL_DPI = 150

/** What setting this menu costs where its words cost so much, in milliseconds of a worker; see {@link COST_MS}. */
function costOf({ menu, design, images, edition }: TypesetInput, costOfWords: number): number {
  const items = menu.sections.reduce((sum, section) => sum + section.items.length, 0)
  const words = COST_MS.menu + COST_MS.dish * items + costOfWords
  const pictures = COST_MS.picture * ((images?.items?.size ?? 0) + (images?.sections?.size ?? 0))
  const times = (pagesToFill(design) ? FITTING : 1) * (trying.has(edition?.kind) ? TRYING : 1)
  return words * times + pictures
}

const costOfPrinted = ({ restaurant, menu, design }: TypesetInput): number =>
  textsOf(printedMenu(restaurant, menu, design)).reduce((sum, text) => sum + costOfText(text), 0)

/** Of all texts in a value, at any depth. */
function costOfWordsIn(value: unknown): number {
  if (typeof value === 'string') return costOfText(value)
  if (typeof value !== 'object' || value === null) return 0
  let sum = 0
  for (const part of Object.values(value)) sum += costOfWordsIn(part)
  return sum
}

const costOfText = (text: string): number =>
  COST_MS.letter * text.length + (LONG_WORD.test(text) ? COST_MS.unbroken * text.length ** 2 : 0)

/**
 * Whether others may be kept waiting for this menu. What all its words would cost decides for most: to tell which of them
 * are printed takes ten times as long.
 */
export const isSmallMenu = (input: TypesetInput): boolean =>
  costOf(input, costOfWordsIn(input.menu)) <= SMALL_MS || costOf(input, costOfPrinted(input)) <= SMALL_MS

/** Whether others may be kept waiting for a picture of a page. */
export const isSmallPicture = ({ dpi }: { readonly dpi: number }): boolean => dpi <= SMALL_DPI
