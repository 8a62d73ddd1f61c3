import { type PaperKey, paperOf } from '#domain/design/paper/paper.ts'
import { isPoster } from '#domain/design/paper/posters.ts'
import { hasPanels, isFolded, MOST_PAGES_FOLDED } from '#domain/design/paper/sheets.ts'
import type { FitHelp, TypesetFinding } from '../../job/job.ts'
import { AS_CHOSEN } from '../../sheet/page-setting.ts'
import { largerPapers, smallerPapers } from './papers.ts'
import { type PlannedSheet, pagesOf, type SheetPlanner } from './sheet-planner.ts'

/** A page of which less is filled, in type as large as it is read, looks forgotten. */
const LEAST_FILLED = 0.3

/** Of a smaller paper, what the menu is to fill at most: guessed heights may be too small. */
const MOST_FILLED = 0.85

/** Fewer are turned like a small book. */
const MANY_PAGES = 9

/** What an owner may want to know of the paper and its columns; nothing is measured for it. */
export const paperNotes = (planner: SheetPlanner, planned: PlannedSheet): TypesetFinding[] => [
  ...columnsNote(planner, planned),
  ...smallerPaperNote(planner, planned),
  ...largerPaperNote(planner, planned),
  ...blankPanelsNote(planner, planned),
]

/** That the paper has no room for the columns that were chosen, with what makes room for them, or else with as many as it has. */
function columnsNote(planner: SheetPlanner, { sheet: { columns } }: PlannedSheet): TypesetFinding[] {
  const { design } = planner
  const wanted = design.columns ?? columns
  if (columns >= wanted) return []
  const holds = (changes: Parameters<SheetPlanner['changed']>[0]) =>
    planner.changed(changes).geometryAt(AS_CHOSEN).columns >= wanted
  const paper = largerPapers(design).find((pageSize) => holds({ pageSize }))
  const helps: FitHelp[] = [
    ...(design.margins !== 'narrow' && holds({ margins: 'narrow' }) ? [{ kind: 'margins' } as const] : []),
    ...(design.fontSize !== 'small' && holds({ fontSize: 'small' }) ? [{ kind: 'type' } as const] : []),
    ...(paper ? [{ kind: 'paper', pageSize: paper } as const] : []),
  ]
  const { most } = planner.layout.columns
  const known = helps.length > 0 ? helps : [{ kind: 'columns', columns } as const]
  return [{ code: 'fewer_columns', params: { wanted, columns, most, helps: known } }]
}

/** That a menu of one page would fill a smaller paper. */
function smallerPaperNote(planner: SheetPlanner, planned: PlannedSheet): TypesetFinding[] {
  const { design } = planner
  const { fullPages } = planned.needs
  if (!isFree(planner) || isPoster(paperOf(design)) || pagesOf(planned) > 1 || fullPages > LEAST_FILLED)
    return []
  const pageSize = smallerPapers(design).find((paper) => {
    const smaller = planner.changed({ pageSize: paper })
    return smaller.mayFit(AS_CHOSEN, 1, planned) && smaller.likelyFill(AS_CHOSEN, planned) <= MOST_FILLED
  })
  if (!pageSize) return []
  const helps: FitHelp[] = [{ kind: 'paper', pageSize }]
  return [{ code: 'fills_smaller_paper', params: { filledPercent: Math.round(100 * fullPages), helps } }]
}

/** That a menu of many pages would take half of them on a larger paper. */
function largerPaperNote(planner: SheetPlanner, planned: PlannedSheet): TypesetFinding[] {
  const pages = pagesOf(planned)
  if (!isFree(planner) || pages < MANY_PAGES) return []
  const onPaper = (pageSize: PaperKey) =>
    Math.ceil(planner.changed({ pageSize }).likelyFill(AS_CHOSEN, planned))
  const pageSize = largerPapers(planner.design).find((paper) => onPaper(paper) <= pages / 2)
  if (!pageSize) return []
  return [
    {
      code: 'many_pages',
      params: { pages, onLarger: onPaper(pageSize), helps: [{ kind: 'paper', pageSize }] },
    },
  ]
}

/** A booklet may end with a blank back, and a tent with one page has it on both sides. */
const MOST_BLANK = { folded: 1, 'tri-fold': 0, tent: 1 } as const

/** That panels of a fold stay blank. */
function blankPanelsNote({ design: { sheets } }: SheetPlanner, { plan }: PlannedSheet): TypesetFinding[] {
  if (!isFolded(sheets)) return []
  const { pages, heights, foot } = plan
  const filled = pages.filter(
    ({ hasHeader, bands }, index) =>
      hasHeader || bands.length > 0 || (index + 1 === pages.length && heights.lastFoot > 0),
  ).length
  const printed = filled + (foot === 'own' ? 1 : 0)
  const panels = hasPanels(sheets) ? MOST_PAGES_FOLDED[sheets] : 4 * Math.ceil(printed / 4)
  const blank = panels - printed
  if (blank <= MOST_BLANK[sheets]) return []
  return [{ code: 'blank_panels', params: { blank, panels, helps: [{ kind: 'card' }] } }]
}

/** Whether another paper is a matter of taste: nothing is folded, cut, composed by its owner or of a fixed size. */
const isFree = ({ design, isTypeFixed }: SheetPlanner): boolean =>
  !isTypeFixed && design.sheets === 'single' && design.pageLayout === 'single'
