import { sideOfCover } from '#domain/design/cover-area.ts'
import type { PaperPt } from '#domain/design/paper/paper.ts'
import { isPoster, posterNamesPt } from '#domain/design/paper/posters.ts'
import { printAreaOf } from '#domain/design/paper/print-area.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { usualNumbers } from '#templates/shared/page-rules.ts'
import type { Margins, TemplateLayout } from '#templates/shared/template.ts'
import type { FontPair } from '../text/fonts.ts'
import { FLOORS_PT } from './floors.ts'
import { hungRoomOf, numberRoomOf, numbersWithin } from './number-room.ts'
import { areaOf } from './page-area.ts'
import type { PageSetting } from './page-setting.ts'
import { pictureRoom } from './picture-room.ts'
import type { Sheet } from './sheet.ts'
import { styleOf } from './sheet-style.ts'

/** The parts of a sheet that change from setting to setting, other than the words of its units. */
export type SheetGeometry = Pick<
  Sheet,
  | 'page'
  | 'side'
  | 'columns'
  | 'columnWidth'
  | 'columnGap'
  | 'scale'
  | 'gapScale'
  | 'picture'
  | 'style'
  | 'nameSize'
  | 'numbers'
>

/** Shares of the white space that a template has. */
const GAPS = { airy: 1.25, normal: 1, tight: 0.72 } as const

/** The sizes of a sheet in any setting: known at once, so that many can be looked at before one is made. */
export function geometriesOf(
  {
    printed,
    design,
    namePt,
  }: { readonly printed: PrintedMenu; readonly design: Design; readonly namePt?: number | null | undefined },
  layout: TemplateLayout,
  { textScale }: Pick<FontPair, 'textScale'>,
  isRightToLeft: boolean,
): (setting: PageSetting) => SheetGeometry {
  const { trim: paper } = printAreaOf(design)
  const chosenScale =
    // A typeface with small letters is as large as others on this paper; one with large letters keeps its
    // size.
    namePt ? namePt / (layout.nameSize * Math.min(1, textScale)) : usualScale(paper, design, layout)
  const hasTables = printed.sections.some(
    ({ heads, items }) => heads.length > 0 || items.some(({ wine }) => wine !== undefined),
  )
  const numbersOf = numberRoomOf(printed, layout.numbers ?? usualNumbers)
  return (setting) => {
    const scale = chosenScale * (setting.typePercent / 100)
    const style = styleOf(design, setting)
    const nameSize = Math.max(FLOORS_PT.name, layout.nameSize * scale * textScale * style.name)
    const numbersIn = (columns: number) => numbersOf({ scale, nameSize, columns })
    const area = areaOf(layout, {
      ...{ paper, scale, design, setting, hasTables },
      hungRoom: (columns) => hungRoomOf(numbersIn(columns)),
    })
    const { columns, columnGap } = area
    const margins = isRightToLeft ? mirrored(area.margins) : area.margins
    const width = paper.widthPt - margins.left - margins.right
    const columnWidth = (width - columnGap * (columns - 1)) / columns
    return {
      page: { width: paper.widthPt, height: paper.heightPt, ...margins },
      side: sideOfCover(design),
      columns,
      columnWidth,
      columnGap,
      scale,
      gapScale: (GAPS[design.density] * setting.gapPercent) / 100,
      picture: pictureRoom(style, { scale, columnWidth }),
      style,
      nameSize,
      numbers: numbersWithin(numbersIn(columns), columnWidth),
    }
  }
}

const mirrored = ({ left, right, ...others }: Margins): Margins => ({ ...others, left: right, right: left })

export const FONT_SCALE = { small: 0.9, medium: 1, large: 1.1 } as const

/** Type is drawn for a Letter page; other papers change it by the root of their shorter side. */
const LETTER_WIDTH_PT = 612
const PAPER_SCALE = { least: 0.72, most: 1.5 } as const

/** Below the size of a coaster type has to shrink with the paper, down to what still can be read. */
const COASTER_PT = 216
const LEAST_COASTER_SHARE = 0.6

/** The scale of the type on a paper. */
const usualScale = (
  paper: PaperPt,
  { fontSize }: Pick<Design, 'fontSize'>,
  { nameSize }: Pick<TemplateLayout, 'nameSize'>,
): number => FONT_SCALE[fontSize] * (isPoster(paper) ? posterNamesPt(paper) / nameSize : paperScale(paper))

function paperScale({ widthPt, heightPt }: PaperPt): number {
  const short = Math.min(widthPt, heightPt)
  const scale = Math.min(PAPER_SCALE.most, Math.max(PAPER_SCALE.least, Math.sqrt(short / LETTER_WIDTH_PT)))
  return scale * Math.min(1, Math.max(LEAST_COASTER_SHARE, short / COASTER_PT))
}
