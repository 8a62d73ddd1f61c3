import { type Template, templates } from '#domain/design/templates.ts'
import type { TypesetResult } from '#typeset/job/job.ts'
import type { FaultCounts } from './faults.ts'
import { judgeMenu } from './judge-menu.ts'
import { type JuryMenuName, juryMenu, juryMenuNames } from './jury-menus.ts'

export interface JudgedPages {
  readonly name: JuryMenuName
  readonly look: Template
  readonly counts: FaultCounts
  readonly result: TypesetResult
}

/** Judges menus in looks, one after the other: all in all where nothing is chosen. */
export async function* judgeMenus(
  typeset: Parameters<typeof judgeMenu>[2],
  {
    names = juryMenuNames,
    looks = templates,
  }: { readonly names?: readonly JuryMenuName[]; readonly looks?: readonly Template[] } = {},
): AsyncGenerator<JudgedPages> {
  for (const name of names) {
    const menu = juryMenu(name)
    for (const look of looks) yield { name, look, ...(await judgeMenu(menu, look, typeset)) }
  }
}
