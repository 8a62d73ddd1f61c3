import { broughtSettings } from '#domain/design/brought-settings.ts'
import { styleOfSection } from '#domain/design/section-styles.ts'
import { designSchema } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'
import { shapeOf } from '#domain/menu/model/walk.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { setMenuOf } from '#tests/typesetting/laws/set-menu.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import type { TypesetInput, TypesetResult } from '#typeset/job/job.ts'
import { columnFaults, partedIn } from './column-faults.ts'
import type { FaultCounts } from './faults.ts'
import { lineFaults } from './line-faults.ts'

type Typeset = (input: TypesetInput) => Promise<TypesetResult>

export interface JudgedMenu {
  readonly result: TypesetResult
  readonly counts: FaultCounts
}

/** Sets a menu in a look with the settings that choosing it brings, and counts its faults. */
export async function judgeMenu(
  { content, design: stored }: MenuFile,
  look: Template,
  typeset: Typeset,
): Promise<JudgedMenu> {
  const { restaurant, ...menu } = content
  const { id, preset, layout } = look
  const design = { ...designSchema.parse(stored), ...preset }
  const input: TypesetInput = {
    restaurant,
    menu,
    design: { ...design, ...broughtSettings(design, undefined, look, shapeOf(menu)) },
    templateId: id,
  }
  const result = await typeset(input)
  const set = setMenuOf(input, result, await readPdf(result.pdf))
  const isBoxed = (sectionId: number) =>
    layout.boxesSections === true || input.design.sectionStyles[sectionId]?.isBoxed === true
  return {
    result,
    counts: {
      ...columnFaults(set, isBoxed),
      ...lineFaults(set),
      needless: await needlessIn(input, result, typeset),
    },
  }
}

/** How many of the sections that are parted are whole on as many pages where all are to be. */
async function needlessIn(input: TypesetInput, result: TypesetResult, typeset: Typeset): Promise<number> {
  const parted = partedIn(result)
  if (parted.length === 0) return 0
  const { sections } = input.menu
  const kept = await typeset({
    ...input,
    design: {
      ...input.design,
      sectionStyles: Object.fromEntries(
        sections.map(({ id }) => [id, { ...styleOfSection(input.design, id), isKeptTogether: true }]),
      ),
    },
  })
  return kept.pages.length > result.pages.length ? 0 : parted.length - partedIn(kept).length
}
