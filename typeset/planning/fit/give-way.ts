import { AS_CHOSEN, type PageSetting } from '../../sheet/page-setting.ts'
import { fits, type PlannedSheet, type SheetPlanner } from './sheet-planner.ts'

/** The smallest names of items, in points: below the first they are not read at a table, above the second with ease. */
const LEAST_NAME_PT = 8.5
export const COMFORTABLE_NAME_PT = 9

/**
 * White space, margins and title give way in these steps before the type does, the title last: a guest knows where
 * he sits. With the white space that the planner tightens the gaps shrink to some seven tenths.
 */
export const CONCESSIONS = [
  { gapPercent: 88, marginPercent: 100, titlePercent: 100 },
  { gapPercent: 88, marginPercent: 87, titlePercent: 100 },
  { gapPercent: 88, marginPercent: 75, titlePercent: 100 },
  { gapPercent: 88, marginPercent: 75, titlePercent: 80 },
  { gapPercent: 88, marginPercent: 75, titlePercent: 65 },
] as const
export const NONE = { gapPercent: 100, marginPercent: 100, titlePercent: 100 } as const
const ALL = CONCESSIONS[4]

type Concession = Pick<PageSetting, 'gapPercent' | 'marginPercent' | 'titlePercent'>

/** What gives way in one of two concessions, or more of it in the other. */
export const leastOf = (one: Concession, other: Concession): Concession => ({
  gapPercent: Math.min(one.gapPercent, other.gapPercent),
  marginPercent: Math.min(one.marginPercent, other.marginPercent),
  titlePercent: Math.min(one.titlePercent, other.titlePercent),
})

/** Sizes of type that are tried without being asked for; the last ones where the last page isn't earned. */
const TYPE_PERCENTS = [97, 94, 91, 88, 86, 84, 82, 80] as const
const LEAST_PERCENT = 80
export const LEAST_UNASKED_PERCENT = 88

/** On wide paper two columns more than a template usually has still are wide enough. */
const MOST_COLUMNS_MORE = 2

/** Each trial measures the whole menu again. */
const MOST_TRIALS = 5

/** Of the pages that a menu takes the last one is nearly empty, or half empty, where its content would fill less of it. */
const NEARLY_EMPTY = 0.4
const HALF_EMPTY = 0.6

/** Of two pages, so much of the second one can be brought onto the first; more where columns can be added. */
const SHORT = 0.6
const SHORT_IN_ONE_COLUMN = 0.95

/** How much worse the breaks of fewer pages may be than those of more: else they are crammed. */
const MOST_CRAMMED = 1.2

/** The smallest type, in percent, with which names are still read; 100 where they are small as they are. */
export function leastTypePercent(planner: SheetPlanner, least: number, leastPt = LEAST_NAME_PT): number {
  const { layout, isTypeFixed } = planner
  if (isTypeFixed) return 100
  const sheet = planner.geometryAt(AS_CHOSEN)
  const name = layout.nameSize * sheet.scale * sheet.style.name
  return Math.min(100, Math.max(least, Math.ceil((leastPt / name) * 100)))
}

/**
 * Settings in which more and more gives way: white space, margins, the title, then more columns, where the
 * template has them and the owner did not choose, and last the type, in `typePercents`.
 */
export function settingsInTurn(
  planner: SheetPlanner,
  columns: number,
  typePercents: readonly number[],
): PageSetting[] {
  const usual = { ...AS_CHOSEN, columns }
  const wider = withMoreColumns(planner, columns)
  return [
    ...CONCESSIONS.map((given) => ({ ...usual, ...given })),
    ...wider.flatMap((each) =>
      [NONE, CONCESSIONS[0], CONCESSIONS[2], ALL].map((given) => ({ ...each, ...given })),
    ),
    ...typePercents.flatMap((typePercent) =>
      [usual, ...wider].map((each) => ({ ...each, ...ALL, typePercent })),
    ),
  ]
}

/** Returns the menu in more columns, those that the template has and the paper has room for. */
function withMoreColumns(planner: SheetPlanner, usual: number): PageSetting[] {
  if (planner.design.columns !== null) return []
  return Array.from({ length: MOST_COLUMNS_MORE }, (_, index) => usual + 1 + index)
    .map((columns) => ({ ...AS_CHOSEN, columns }))
    .filter((setting) => planner.geometryAt(setting).columns === setting.columns)
}

/**
 * Brings a menu onto one page fewer where its last page is nearly empty, or where it is short enough for one side: the ways
 * to do so without looking crammed. Else the menu stays as it is.
 */
export function withoutAlmostEmptyPage(planner: SheetPlanner, natural: PlannedSheet): PlannedSheet[] {
  const fewer = isWorthTrying(natural) ? onFewerPages(planner, natural, natural.needs.pages - 1) : []
  return fewer.length > 0 ? fewer : [natural]
}

/**
 * The settings in which a menu takes so few pages without looking crammed: the first one in each number of columns; one alone
 * where white space gives way and nothing else.
 */
export function onFewerPages(planner: SheetPlanner, natural: PlannedSheet, wanted: number): PlannedSheet[] {
  const least = leastUnasked(planner, natural)
  const typePercents = TYPE_PERCENTS.filter((percent) => percent >= least)
  const settings = settingsInTurn(planner, natural.sheet.columns, typePercents)
  const isGood = ({ plan }: PlannedSheet) =>
    plan.cost <= MOST_CRAMMED || plan.cost <= natural.plan.cost + MOST_CRAMMED
  const found: PlannedSheet[] = []
  for (const inColumns of Map.groupBy(settings, ({ columns }) => columns).values()) {
    const planned = firstFitting(planner, natural, inColumns, wanted, isGood)
    if (planned) found.push(planned)
    if (planned?.setting.typePercent === 100) break
  }
  return found
}

/** The smallest type that saves a last page, by how much of it the menu would fill. */
export function leastUnasked(planner: SheetPlanner, natural: PlannedSheet): number {
  const share = lastShare(natural)
  if (share < NEARLY_EMPTY) return leastTypePercent(planner, LEAST_PERCENT)
  const usual = leastTypePercent(planner, LEAST_UNASKED_PERCENT)
  if (share >= HALF_EMPTY) return usual
  return Math.min(usual, leastTypePercent(planner, LEAST_PERCENT, COMFORTABLE_NAME_PT))
}

/** The settings in which most gives way, in different numbers of columns. */
export function tightestOf(settings: readonly PageSetting[]): PageSetting[] {
  const last = settings.at(-1)
  return settings.filter(
    ({ typePercent, titlePercent }) =>
      typePercent === last?.typePercent && titlePercent === last.titlePercent,
  )
}

/**
 * Whether a page can be saved at all. What fills more of the last page is not tried, since that would be measured
 * after each edit: it hardly ever succeeds, but where one column may become two.
 */
export function isWorthTrying(planned: PlannedSheet): boolean {
  const { needs, sheet } = planned
  const { pages } = needs
  const least = sheet.flows.length
  if (pages <= least) return false
  const most = pages === least + 1 ? (sheet.columns === 1 ? SHORT_IN_ONE_COLUMN : SHORT) : NEARLY_EMPTY
  return lastShare(planned) < most
}

/** How much of its last page a menu would fill if the pages before it were full. */
const lastShare = ({ needs: { pages, fullPages } }: PlannedSheet): number => fullPages - (pages - 1)

/**
 * The first of these settings in which the menu takes so few pages. The hopeless ones are not measured, nor those before the
 * first in which it most likely fits: pages that can hardly hold it look crammed.
 */
export function firstFitting(
  planner: SheetPlanner,
  natural: PlannedSheet,
  settings: readonly PageSetting[],
  wanted: number,
  isGood: (planned: PlannedSheet) => boolean = () => true,
): PlannedSheet | undefined {
  if (!tightestOf(settings).some((setting) => planner.mayFit(setting, wanted, natural))) return undefined
  // What was measured is known better than what was guessed, among settings of as many columns.
  const knownByColumns = new Map([[natural.sheet.columns, natural]])
  let trials = 0
  const likely = firstLikely(planner, settings, (setting) => planner.likelyFits(setting, wanted, natural))
  for (const setting of settings.slice(likely)) {
    const known = knownByColumns.get(planner.geometryAt(setting).columns) ?? natural
    if (!planner.mayFit(setting, wanted, known)) continue
    const planned = planner.at(setting)
    if (fits(planned, wanted) && isGood(planned)) return planned
    knownByColumns.set(planned.sheet.columns, planned)
    if (++trials === MOST_TRIALS) return undefined
  }
  return undefined
}

/**
 * The place of the first setting in which the menu likely fits; 0 where there is none. In a run of settings with as many
 * columns each gives way more than the one before: half of those that are left is ruled out at a time.
 */
function firstLikely(
  planner: SheetPlanner,
  settings: readonly PageSetting[],
  isLikely: (setting: PageSetting) => boolean,
): number {
  const columnsOf = (index: number) => {
    const setting = settings[index]
    return setting && planner.geometryAt(setting).columns
  }
  const fitsAt = (index: number) => {
    const setting = settings[index]
    return setting !== undefined && isLikely(setting)
  }
  for (let from = 0, to = 0; from < settings.length; from = to) {
    while (to < settings.length && columnsOf(to) === columnsOf(from)) to++
    if (!fitsAt(to - 1)) continue
    let [least, most] = [from, to - 1]
    while (least < most) {
      const middle = (least + most) >> 1
      if (fitsAt(middle)) most = middle
      else least = middle + 1
    }
    return most
  }
  return 0
}
