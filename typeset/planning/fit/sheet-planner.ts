import type { Design } from '#domain/design/settings.ts'
import type { TemplateLayout } from '#templates/shared/template.ts'
import { AS_CHOSEN, type PageSetting } from '../../sheet/page-setting.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetGeometry } from '../../sheet/sheet-geometry.ts'
import { estimatedHeights, type Guess } from '../heights/estimated-heights.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { certainNeeds } from './certain-needs.ts'
import { hasOverflow, type PageNeeds, pageNeeds, planSheet, type SheetPlan } from './plan-sheet.ts'

/** A menu in one setting. */
export interface PlannedSheet {
  readonly setting: PageSetting
  readonly sheet: Sheet
  readonly heights: SheetHeights
  /** How its pages are filled; known without their plan for most menus. */
  readonly needs: PageNeeds
  /** Made when it is asked for: a menu that gives way is not printed as it was first chosen. */
  readonly plan: SheetPlan
}

export interface SheetSource {
  readonly design: Design
  readonly layout: TemplateLayout
  /** Whether the size of the type follows from something else than the paper: then it never gives way. */
  readonly isTypeFixed: boolean
  readonly sheetOf: (design: Design, setting: PageSetting) => Sheet
  readonly geometryOf: (design: Design, setting: PageSetting) => SheetGeometry
  /** Asks the engine for what is not known yet. */
  readonly heightsOf: (sheet: Sheet) => SheetHeights
}

/** Share of a page that stays empty where the menu breaks, since nothing is split. */
const LOST_AT_BREAK = 0.045

/** Plans one menu in several settings, or as another design has it, each once. */
export class SheetPlanner {
  readonly design: Design
  readonly layout: TemplateLayout
  readonly isTypeFixed: boolean
  readonly #source: SheetSource
  readonly #sheets = new Map<string, Sheet>()
  readonly #planned = new Map<string, PlannedSheet>()

  constructor(source: SheetSource) {
    this.design = source.design
    this.layout = source.layout
    this.isTypeFixed = source.isTypeFixed
    this.#source = source
  }

  at(setting: PageSetting = AS_CHOSEN): PlannedSheet {
    const key = JSON.stringify(setting)
    const known = this.#planned.get(key)
    if (known) return known
    const sheet = this.sheetAt(setting)
    const heights = this.#source.heightsOf(sheet)
    let plan: SheetPlan | undefined
    const planOf = () => (plan ??= this.plan(sheet, heights))
    const needsOf = () =>
      (plan ? undefined : certainNeeds(sheet, this.layout, heights)) ?? {
        pages: pagesOf({ plan: planOf() }),
        fullPages: planOf().fullPages,
      }
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
    const sheet = this.#sheets.get(key) ?? this.#source.sheetOf(this.design, setting)
    this.#sheets.set(key, sheet)
    return sheet
  }

  geometryAt(setting: PageSetting): SheetGeometry {
    return this.#source.geometryOf(this.design, setting)
  }

  plan(sheet: Sheet, heights: SheetHeights): SheetPlan {
    return planSheet(sheet, this.layout, heights)
  }

  /** Whether a menu may take so few pages in a setting, by its heights in another one: surely not, or it has to be measured. */
  mayFit(setting: PageSetting, pages: number, known: PlannedSheet): boolean {
    return this.#needs(setting, known, 'least').pages <= pages
  }

  /** Whether it most likely takes so few pages with natural white space, so that it does not look crammed on them. */
  likelyFits(setting: PageSetting, pages: number, known: PlannedSheet): boolean {
    const needs = this.#needs(setting, known, 'likely')
    return needs.pages <= pages && needs.fullPages <= pages - LOST_AT_BREAK * (pages - 1)
  }

  #needs(setting: PageSetting, known: PlannedSheet, guess: Guess): PageNeeds {
    const sheet = { ...known.sheet, ...this.geometryAt(setting) }
    return pageNeeds(sheet, this.layout, estimatedHeights(known, sheet, this.layout.nameSize, guess))
  }

  /** The same menu in a design with these changes. */
  changed(changes: Partial<Design>): SheetPlanner {
    return new SheetPlanner({ ...this.#source, design: { ...this.design, ...changes } })
  }
}

export const pagesOf = ({ plan }: Pick<PlannedSheet, 'plan'>): number =>
  plan.pages.length + (plan.foot === 'own' ? 1 : 0)

export const fits = (planned: PlannedSheet, pages: number): boolean =>
  pagesOf(planned) <= pages && !hasOverflow(planned.plan)
