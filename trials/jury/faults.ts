/**
 * What an editor of menus would mark on a page, counted from the places of words:
 * - `partedSections` over columns, unless their name is across these, or over pages; `needless` where a menu takes no
 *   more pages with its sections whole
 * - `openBoxes`: boxes that go on in another column
 * - `holes`: columns that end more than 15 % of their page's height above the lowest one
 * - `emptyLastPage`: of several pages the last is less than 40 % full
 * - `smallOnPaper`: one page less than half full, in names below 14 pt
 * - `nearMissTops`: columns side by side whose first lines differ by less than a line
 * - `mixedPriceForms`: sections with prices next to some names and below others
 * - `wrappedWines`: wines whose last line is a year or prices alone
 * - `runts`: last lines of one short word; `oneLetterLines`: of one letter or two characters without spaces
 * - `brokenHeadings`: at a hyphen
 */
export const FAULTS = [
  'partedSections',
  'needless',
  'openBoxes',
  'holes',
  'emptyLastPage',
  'smallOnPaper',
  'nearMissTops',
  'mixedPriceForms',
  'wrappedWines',
  'runts',
  'oneLetterLines',
  'brokenHeadings',
] as const

export type Fault = (typeof FAULTS)[number]
export type FaultCounts = Readonly<Record<Fault, number>>

export const sumOf = (counts: readonly FaultCounts[]): FaultCounts =>
  Object.fromEntries(
    FAULTS.map((fault) => [fault, counts.reduce((sum, each) => sum + each[fault], 0)]),
  ) as FaultCounts
