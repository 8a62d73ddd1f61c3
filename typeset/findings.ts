import { fontPair } from './fonts.ts'
import type { GlyphCoverage } from './glyph-coverage.ts'
import type { PrintImages } from './images.ts'
import type { TypesetFinding, TypesetInput } from './job.ts'
import type { SheetPlan } from './plan-sheet.ts'
import type { Sheet } from './sheet.ts'

/** What runs over to another page because it is taller than one. */
export function overflowFindings(sheet: Sheet, plan: SheetPlan): TypesetFinding[] {
  const placed = plan.pages.flatMap((page) => page.columns.flatMap((column) => column.units))
  const items = placed.flatMap(({ unit: index, overflows }): TypesetFinding[] => {
    const unit = sheet.units[index]
    if (!overflows || unit?.kind !== 'item') return []
    return [{ code: 'overflow', params: { kind: 'item', id: unit.id, categoryId: unit.categoryId } }]
  })
  return plan.headerOverflows ? [{ code: 'overflow', params: { kind: 'header' } }, ...items] : items
}

/** Texts with characters that none of the sheet's fonts draws, each text once. */
export function glyphFindings(sheet: Sheet, coverage: GlyphCoverage): TypesetFinding[] {
  return [...new Set(textsOf(sheet))].flatMap((text): TypesetFinding[] => {
    const characters = coverage.missingFrom(text)
    return characters === '' ? [] : [{ code: 'missing_glyph', params: { characters, text } }]
  })
}

export function fontFindings({ design }: TypesetInput): TypesetFinding[] {
  const family = design.fontFamily
  return fontPair(family).isInstalled ? [] : [{ code: 'font_unavailable', params: { family } }]
}

/** Pictures that were given and wanted, but could not be read. */
export function imageFindings({ images, design }: TypesetInput, printed: PrintImages): TypesetFinding[] {
  const wanted = { logo: design.logoPosition !== 'none', background: design.useCustomBackground }
  return (['logo', 'background'] as const)
    .filter((image) => wanted[image] && images?.[image] && !printed[image])
    .map((image) => ({ code: 'unreadable_image', params: { image } }))
}

function textsOf(sheet: Sheet): string[] {
  return [
    sheet.header.name,
    sheet.header.description,
    ...sheet.units.flatMap((unit) =>
      unit.kind === 'section' ? [unit.name] : [unit.name, unit.description ?? ''],
    ),
    ...sheet.legend.flatMap((entry) => [entry.mark, entry.name]),
  ]
}
