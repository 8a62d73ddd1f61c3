import { type PaperKey, paperKeys, papers } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import type { TypesettingFinding } from '../../../menu/pages/typesetting/findings.ts'

/** A change of the design that fixes what a finding says: most bring a menu onto fewer pages. */
export interface FitChange {
  readonly label: string
  readonly changes: Partial<Design>
  /** Whether it needs a plan with all papers. */
  readonly isOfPaper: boolean
}

type Help = Readonly<Record<string, string | number>>

const WITH_HELPS: readonly string[] = [
  'does_not_fit',
  'fewer_columns',
  'fills_smaller_paper',
  'many_pages',
  'blank_panels',
]

/** What the owner can do about a finding with one press; nothing about most of them. */
export function fitChanges({ code, params }: TypesettingFinding): FitChange[] {
  if (code === 'fits_smaller') {
    const pages = Number(params.pages)
    const label = `Set it on ${pages === 1 ? '1 page' : `${pages} pages`}`
    return [{ label, changes: { fitToPages: pages }, isOfPaper: false }]
  }
  if (code === 'low_contrast')
    return [{ label: 'Fade the picture enough', changes: { veil: 'auto' }, isOfPaper: false }]
  if (!WITH_HELPS.includes(code) || !Array.isArray(params.helps)) return []
  return (params.helps as readonly Help[]).flatMap((help) => changeOf(help) ?? [])
}

function changeOf({ kind, columns, pageSize }: Help): FitChange | undefined {
  switch (kind) {
    case 'density':
      return { label: 'Set it tighter', changes: { density: 'tight' }, isOfPaper: false }
    case 'margins':
      return { label: 'Use narrow margins', changes: { margins: 'narrow' }, isOfPaper: false }
    case 'type':
      return { label: 'Use small type', changes: { fontSize: 'small' }, isOfPaper: false }
    case 'card':
      return {
        label: 'Print it as a card without folds',
        changes: { sheets: 'single', hasCover: false },
        isOfPaper: true,
      }
    case 'columns':
      return {
        label: columns === 1 ? 'Use one column' : `Use ${columns} columns`,
        changes: { columns: Number(columns) },
        isOfPaper: false,
      }
    case 'paper':
      return isPaper(pageSize)
        ? { label: `Print on ${papers[pageSize].name}`, changes: { pageSize }, isOfPaper: true }
        : undefined
    default:
      return undefined
  }
}

const isPaper = (key: string | number | undefined): key is PaperKey =>
  paperKeys.some((paper) => paper === key)
