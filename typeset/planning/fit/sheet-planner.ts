import type { PaperPt } from '#domain/design/paper/paper.ts'
import { isPoster, posterNamesPt } from '#domain/design/paper/posters.ts'
import type { Design } from '#domain/design/settings.ts'
import type { TemplateLayout } from '#templates/shared/template.ts'
import { headsAcrossColumns } from '../../sheet/heads-across.ts'
import { AS_CHOSEN, type PageSetting } from '../../sheet/page-setting.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { FONT_SCALE, type SheetGeometry } from '../../sheet/sheet-geometry.ts'
import type { Sheets } from '../../sheet/sheet-of.ts'
import { estimatedHeights, type Guess } from '../heights/estimated-heights.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { certainNeeds } from './certain-needs.ts'
import {
  hasOverflow,
  type PageNeeds,
  type PlanLayout,
  pageNeeds,
  planSheet,
  type SheetPlan,
} from './plan-sheet.ts'

/** A menu in one setting. */
export interface PlannedSheet {
  readonly setting: PageSetting
  readonly sheet: Sheet
  readonly heights: SheetHeights
  /** How its pages are filled; known without their plan for most menus. */
  readonly needs: Pick<PageNeeds, 'pages' | 'fullPages'>
  /** Made when it is asked for: a menu that gives way is not printed as it was first chosen. */
  readonly plan: SheetPlan
}

export interface SheetSource {
  readonly design: Design
  readonly layout: TemplateLayout
  /** Whether the size of the type follows from something else than the paper: then it never gives way. */
  readonly isTypeFixed: boolean
  readonly sheetsOf: (design: Design) => Sheets
  /** Asks the engine for what is not known yet. */
  readonly heightsOf: (sheet: Sheet) => SheetHeights
}

/** Names above this look like a poster: in points, on paper that is held, and on a poster as a share of the size in which it is read. */
const MOST_NAMES = { heldPt: 17, onPoster: 2.4 } as const
/** A card is read from as near as a sheet, but holds less. */
const LETTER_PT = 612
const LEAST_OF_CARD = 0.88
/** On less, type is as large as it can be. */
const LEAST_CARD_PT = 216

function mostNamesPt(paper: PaperPt, heldPt: number): number {
  if (isPoster(paper)) return MOST_NAMES.onPoster * posterNamesPt(paper)
  const short = Math.min(paper.widthPt, paper.heightPt)
  if (short < LEAST_CARD_PT) return 0
  return heldPt * Math.max(LEAST_OF_CARD, Math.min(1.3, Math.sqrt(short / LETTER_PT)))
}

/** Share of a page that stays empty where the menu breaks, since nothing is split. */
const LOST_AT_BREAK = 0.045

/** Plans one menu in several settings, or as another design has it, each once. */
export class SheetPlanner {
  readonly design: Design
  readonly layout: PlanLayout
  readonly isTypeFixed: boolean
  readonly #source: SheetSource
  readonly #made: Sheets
  readonly #sheets: Map<string, Sheet>
  readonly #heights: Map<string, SheetHeights>
  readonly #planned = new Map<string, PlannedSheet>()
  readonly #geometries: Map<string, SheetGeometry>

  /** @param other of the same menu and design */
  constructor(source: SheetSource, mayPart = false, other?: SheetPlanner) {
    this.#made = other ? other.#made : source.sheetsOf(source.design)
    this.#sheets = other ? other.#sheets : new Map()
    this.#heights = other ? other.#heights : new Map()
    this.#geometries = other ? other.#geometries : new Map()
    this.design = source.design
    this.layout = { ...source.layout, mayPart }
    this.isTypeFixed = source.isTypeFixed
    this.#source = source
  }

  at(setting: PageSetting = AS_CHOSEN): PlannedSheet {
    const key = JSON.stringify(setting)
    const known = this.#planned.get(key)
    if (known) return known
    const sheet = this.sheetAt(setting)
    const heights = this.#heights.get(key) ?? this.#source.heightsOf(sheet)
    this.#heights.set(key, heights)
    let plan: SheetPlan | undefined
    let needs: PlannedSheet['needs'] | undefined
    const planOf = () => (plan ??= this.plan(sheet, heights))
    const needsOf = () =>
      (needs ??= (plan ? undefined : certainNeeds(sheet, this.layout, heights)) ?? {
        pages: pagesOf({ plan: planOf() }),
        fullPages: planOf().fullPages,
      })
    const planned: PlannedSheet = {
      setting,
      sheet,
      heights,
      get plan() {
        return planOf()
      },
      get needs() {
        return needsOf()
      },
    }
    this.#planned.set(key, planned)
    return planned
  }

  sheetAt(setting: PageSetting): Sheet {
    const key = JSON.stringify(setting)
    const sheet = this.#sheets.get(key) ?? this.#sheetOf(setting)
    this.#sheets.set(key, sheet)
    return sheet
  }

  #sheetOf(setting: PageSetting): Sheet {
    if (!setting.headsAcross) return this.#made.sheetAt(setting)
    const inColumns = this.sheetAt({ ...setting, headsAcross: false })
    const isAsWide =
      this.layout.gapBelowHeads === undefined &&
      !Object.values(inColumns.sectionStyles).some(({ isFullWidth }) => isFullWidth)
    return headsAcrossColumns(isAsWide ? inColumns : this.#made.sheetAt(setting))
  }

  geometryAt(setting: PageSetting): SheetGeometry {
    const key = JSON.stringify(setting)
    const geometry = this.#geometries.get(key) ?? this.#made.geometryAt(setting)
    this.#geometries.set(key, geometry)
    return geometry
  }

  plan(sheet: Sheet, heights: SheetHeights): SheetPlan {
    return planSheet(sheet, this.layout, heights)
  }

  /** Whether a menu may take so few pages in a setting, by its heights in another one: surely not, or it has to be measured. */
  mayFit(setting: PageSetting, pages: number, known: PlannedSheet): boolean {
    const needs = this.#needs(setting, known, 'least')
    return needs.leastPages <= pages && needs.pages <= pages
  }

  /** Whether it most likely takes so few pages with natural white space, so that it does not look crammed on them. */
  likelyFits(setting: PageSetting, pages: number, known: PlannedSheet): boolean {
    const needs = this.#needs(setting, known, 'likely')
    return needs.fullPages <= pages - LOST_AT_BREAK * (pages - 1) && needs.pages <= pages
  }

  /** How many pages it most likely fills with natural white space. */
  likelyFill(setting: PageSetting, known: PlannedSheet): number {
    return this.#needs(setting, known, 'likely').fullPages
  }

  /** The largest type, in percent of the chosen size: as large as this paper is read; 100 where that is larger. */
  mostTypePercent(): number {
    const { scale, style, page } = this.geometryAt(AS_CHOSEN)
    const paper = { widthPt: page.width, heightPt: page.height }
    const most =
      mostNamesPt(paper, this.layout.largestNamePt ?? MOST_NAMES.heldPt) * FONT_SCALE[this.design.fontSize]
    return this.isTypeFixed
      ? 100
      : Math.max(100, Math.floor((100 * most) / (this.layout.nameSize * scale * style.name)))
  }

  #needs(setting: PageSetting, known: PlannedSheet, guess: Guess): PageNeeds {
    const sheet = { ...known.sheet, ...this.geometryAt(setting) }
    return pageNeeds(sheet, this.layout, estimatedHeights(known, sheet, this.layout.nameSize, guess))
  }

  /** The same menu in a design with these changes. */
  changed(changes: Partial<Design>): SheetPlanner {
    return new SheetPlanner({ ...this.#source, design: { ...this.design, ...changes } }, this.layout.mayPart)
  }

  /** The same, but sections are parted where that saves a page. */
  parting(): SheetPlanner {
    return this.layout.mayPart ? this : new SheetPlanner(this.#source, true, this)
  }
}

export const pagesOf = ({ plan }: Pick<PlannedSheet, 'plan'>): number =>
  plan.pages.length + (plan.foot === 'own' ? 1 : 0)

export const fits = (planned: PlannedSheet, pages: number): boolean =>
  pagesOf(planned) <= pages && !hasOverflow(planned.plan)
