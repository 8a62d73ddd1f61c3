import { changeOfTemplate } from '../../design/change-template.ts'
import type { Board as BoardEdition } from '../../design/paper/editions.ts'
import type { Design } from '../../design/settings.ts'
import { templateById } from '../../design/templates.ts'
import { shapeOf } from '../../menu/model/walk.ts'
import type { Output } from '../../plans/output.ts'
import type { LiveBoard } from './board.ts'

/** A menu in the looks that its board asks for: its own, or another template's, as if its owner had changed it. */
export function inLookOfBoard(output: Output, { look, showsPrices, showsPictures }: LiveBoard): Output {
  const shown: Partial<Design> = {
    // What a menu does not print, no board shows.
    showPrices: output.design.showPrices && showsPrices,
    showImages: showsPictures,
    showSectionImages: output.design.showSectionImages && showsPictures,
    coverImageUrl: null,
    hasQrCode: false,
  }
  const template = look && templateById(look.templateId)
  if (!template) return { ...output, design: { ...output.design, ...shown } }
  const { preset } = changeOfTemplate(
    output.design,
    templateById(output.templateId),
    template,
    shapeOf(output.content),
  )
  return {
    ...output,
    templateId: template.id,
    design: { ...output.design, ...preset, ...look.colors, ...shown },
  }
}

/** How the typesetter sets it. */
export const editionOfBoard = ({ shape, distanceM, screenIn }: LiveBoard): BoardEdition => ({
  kind: 'board',
  shape,
  distanceM,
  screenIn,
})
