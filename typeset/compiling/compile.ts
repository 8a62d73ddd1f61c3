import { honouredDesign } from '#domain/design/honoured-settings.ts'
import { everydayPaperFor, unitOf } from '#domain/design/paper/paper.ts'
import { printAreaOf } from '#domain/design/paper/print-area.ts'
import { templateById } from '#domain/design/templates.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { typographicMenu } from '#domain/menu/typography/typographic-menu.ts'
import { type EditionInput, editionInputs } from '../editions/edition-input.ts'
import { setCards } from '../editions/set-cards.ts'
import { setDocument } from '../editions/set-document.ts'
import { setSheets } from '../editions/set-sheets.ts'
import { TypstEngine } from '../engine/engine.ts'
import { TypesetError } from '../job/errors.ts'
import type { TypesetInput, TypesetResult } from '../job/job.ts'
import { withOutputIntent } from '../pdf/output-intent.ts'
import { withPageBoxes } from '../pdf/page-boxes.ts'
import { codeTarget } from '../pictures/code-target.ts'
import type { ImageUse } from '../pictures/crop.ts'
import { ImageEncoder, type PrintImage, type PrintImages } from '../pictures/images.ts'
import { LastFit } from '../planning/fit/last-fit.ts'
import { hasOverflow } from '../planning/fit/plan-sheet.ts'
import { SheetPlanner } from '../planning/fit/sheet-planner.ts'
import { HeightCache } from '../planning/heights/height-cache.ts'
import { AS_CHOSEN } from '../sheet/page-setting.ts'
import { pageVeil } from '../sheet/page-veil.ts'
import type { SheetImages } from '../sheet/sheet-images.ts'
import { sheetsOf } from '../sheet/sheet-of.ts'
import { drawableMenu } from '../text/drawable-menu.ts'
import { fontPairFor } from '../text/fonts.ts'
import { drawableText } from '../text/printable-text.ts'
import { writingOf } from '../text/writing.ts'
import {
  codeFindings,
  imageFindings,
  logoFindings,
  overflowFindings,
  pageFindings,
  smallPictureFindings,
} from './findings.ts'
import { Passes } from './passes.ts'
import { regionsOf } from './regions.ts'

/**
 * Typesets menus, one at a time. Its calls are synchronous and native: keep it in a separate process. After
 * each menu, failed ones too, let the event loop turn, since only then is it freed, and then {@link reset}.
 */
export class Compiler {
  readonly #engine = new TypstEngine()
  readonly #heights = new HeightCache()
  readonly #fit = new LastFit()
  readonly #images = new ImageEncoder()
  readonly #passes = new Passes(this.#engine)

  /** Sets the pages of a menu. Throws a {@link TypesetError}: `unknown_template`, `typeset_failed`. */
  async typeset(input: TypesetInput): Promise<TypesetResult> {
    const [best, ...others] = editionInputs(input)
    let result = await this.#set(best)
    for (const other of others) if (result.pages.length > 1) result = await this.#set(other)
    return result
  }

  async #set(asked: EditionInput): Promise<TypesetResult> {
    const template = templateById(asked.templateId)
    if (!template) throw new TypesetError('unknown_template', `template ${asked.templateId}`)
    const input = { ...asked, design: honouredDesign(asked.design, template) }
    const { menu, design, edition, namePt } = input
    const said = printedMenu(
      input.restaurant,
      menu,
      input.soldOut ? { ...design, soldOut: input.soldOut } : design,
    )
    const writing = writingOf(said, input.language ?? menu.language, menu.secondLanguage)
    const engine = this.#engine
    const { text } = fontPairFor(design.fontFamily, writing)
    const { printed: drawable, findings: unprintable } = drawableMenu(said, engine.coverageOf(text))
    const printed =
      design.punctuation === 'as-typed'
        ? drawable
        : typographicMenu(drawable, { language: writing.language, second: menu.secondLanguage })
    const code = codeTarget(input, (words) => drawableText(words, engine.coverageOf(text)).text)
    const { words } = code
    const images = await this.#images.encodeAll(input)
    const added = addImages(engine, images)
    const planner = new SheetPlanner({
      design,
      layout: template.layout,
      isTypeFixed: namePt !== null,
      sheetsOf: (changed) =>
        sheetsOf(
          {
            printed,
            words,
            design: honouredDesign(changed, template),
            link: code.link,
            edition,
            namePt,
            secondLanguage: menu.secondLanguage,
          },
          template,
          added,
          writing,
        ),
      heightsOf: (sheet) =>
        this.#heights.heightsOf(sheet, template.id, (parts) => this.#passes.measured(template, sheet, parts)),
    })
    const made = setDocument(engine, input, {
      printed,
      words,
      sheet: () => planner.sheetAt(AS_CHOSEN),
      coverage: engine.coverageOf(text),
    })
    if (made) return { ...made, findings: [...made.findings, ...unprintable] }
    if (edition?.kind === 'table-cards') {
      const sheet = planner.sheetAt(AS_CHOSEN)
      const findings = [
        ...codeFindings(input, sheet),
        ...unprintable,
        ...imageFindings(input, images),
        ...logoFindings(images, sheet),
      ]
      const ground = images.get('background')
      const veil = ground && pageVeil(sheet, ground, design.veil).veil
      const { pdf, count } = this.#passes.card(template, sheet, veil)
      const { media } = printAreaOf(design)
      const page = { ...media, trim: { x: 0, y: 0, ...media } }
      return setCards(engine, edition, sheet, {
        pdf,
        pages: Array(count).fill(page),
        findings,
        regions: [],
        fit: null,
      })
    }
    const { sheet, plan, plans, fit, findings } = this.#fit.fitted(template.id, planner)
    const background = images.get('background')
    const ground = background && pageVeil(sheet, background, design.veil)
    const { pdf, count, numbers } = this.#passes.pages(template, sheet, {
      plan,
      runsOver: hasOverflow(plan),
      veil: ground?.veil,
      attachment: input.attachment,
    })
    const { media, trim, slugPt, bleedPt } = printAreaOf(design)
    const isForSheets = edition?.kind === 'sheets' || edition?.kind === 'press-sheets'
    const boxed = slugPt > 0 ? withPageBoxes(pdf, { toTrimPt: slugPt, toBleedPt: slugPt - bleedPt }) : pdf
    const result: TypesetResult = {
      pdf: sheet.inks && !isForSheets ? withOutputIntent(boxed, unitOf(design)) : boxed,
      pages: Array.from({ length: count }, () => ({
        ...media,
        trim: { x: slugPt, y: slugPt, ...trim },
      })),
      regions: regionsOf(sheet, plan, numbers),
      ...(input.comparesPlans && {
        plans: plans.map(({ planned, costs }) => ({
          columns: planned.sheet.columns,
          typePercent: planned.setting.typePercent,
          pages: planned.needs.pages,
          costs,
        })),
      }),
      fit,
      findings: [
        ...findings,
        ...overflowFindings(sheet, plan),
        ...pageFindings(sheet, plan),
        ...codeFindings(input, sheet),
        ...(ground?.findings ?? []),
        ...unprintable,
        ...imageFindings(input, images),
        ...smallPictureFindings(images, sheet),
        ...logoFindings(images, sheet),
      ],
    }
    if (!isForSheets) return result
    const { title, colors, inks } = sheet
    return setSheets(engine, result, {
      sheets: design.sheets,
      title,
      ground: inks?.paper ?? colors.paper,
      isRightToLeft: writing.direction === 'rtl',
      everyday: everydayPaperFor(design.pageSize),
      ...(inks && { press: { bleedPt, unit: unitOf(design) } }),
    })
  }

  /** Removes the files of the last menu, and forgets what was set before it. */
  reset(): void {
    this.#engine.reset()
  }
}

/** Adds the pictures of one menu to the files that templates can read. */
function addImages(engine: TypstEngine, images: PrintImages): SheetImages {
  const add = ({ bytes, extension, aspect, color, isInOneColor, name }: PrintImage) => ({
    path: engine.addFile(`${name}.${extension}`, bytes),
    aspect,
    color,
    isInOneColor,
  })
  const byId = { item: new Map<number, { path: string }>(), section: new Map<number, { path: string }>() }
  const pages: Partial<Record<'logo' | 'background' | 'cover', ReturnType<typeof add>>> = {}
  for (const [role, image] of images) {
    const [use, id] = role.split(' ') as [ImageUse, string?]
    if (use === 'item' || use === 'section') byId[use].set(Number(id), add(image))
    else pages[use] = add(image)
  }
  return { ...pages, items: byId.item, sections: byId.section }
}
