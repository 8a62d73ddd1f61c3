import type { User } from '#contract/accounts/accounts.ts'
import {
  type TypesetBody,
  typesetPages,
  typesetPdf,
  typesetPng,
  typesetThumbnail,
} from '#contract/menus/typesetting.ts'
import {
  AS_PAGES,
  type Edition,
  isForScreens,
  isOfAllergens,
  SCREEN_DPI,
} from '#domain/design/paper/editions.ts'
import { editionRecord } from '#domain/editions/edition-record.ts'
import { codeAddress } from '#domain/live/address/code-address.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { withoutPrivateParts } from '#domain/menu/recipes/without-recipes.ts'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import { planAllows, STRANGERS_PLAN } from '#domain/plans/plans.ts'
import { featureOfEdition } from '#domain/plans/printing.ts'
import type { AsPrinted } from '#domain/preflight/preflight.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { menuLink } from '../../http/addresses/menu-link.ts'
import { pageLink } from '../../http/addresses/page-link.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import { admitToTrial } from '../../owners/trial.ts'
import { pagePictures } from '../../printing/page-pictures.ts'
import type { Printing } from '../../printing/printing.ts'
import { pdfFile, toAppError, typesetOutput } from '../../printing/typesetting.ts'
import type { Settings } from '../../settings/settings.ts'
import { pageOf, sharedLinkOf, signOffsIn } from './queries.ts'
import { menuToCheck, servedOutput } from './served-output.ts'

/** A Letter page is 612 px wide: sharp on a card of half that width, coarse on paper. */
const THUMBNAIL_DPI = 72

/** Owns no upload: what a stranger sends prints none. */
const NOBODY = ''

export function mountTypesetting(
  api: Api,
  services: Clock & Database & Settings & Catalogue & Printing,
): void {
  /**
   * Where the QR code leads: to the restaurant's page on table cards, else to the menu. Undefined before the menu is on a
   * page or shared, and for a menu of another owner.
   */
  async function linkOf(
    c: HttpContext,
    user: User | null,
    { design, menuId, edition }: TypesetBody,
  ): Promise<string | undefined> {
    if (!user || !menuId) return undefined
    if (edition?.kind === 'table-cards') {
      const slug = await pageOf(services.db, user.house.id, menuId)
      return slug && codeAddress(pageLink(c, services.env.publicUrl, slug))
    }
    if (!design.hasQrCode) return undefined
    const token = await sharedLinkOf(services.db, user.house.id, menuId)
    return token === undefined ? undefined : menuLink(c, services.env.publicUrl, token)
  }

  const outputOf = async (body: Output, user: User | null): Promise<Output> =>
    outputForPlan(body, user?.subscriptionPlan ?? STRANGERS_PLAN, await services.catalogue.recipes())

  const whose = (c: HttpContext, user: User | null) => ({
    for: askerOf(c, user, services.env),
    ownerId: user?.house.id ?? NOBODY,
    signal: c.req.raw.signal,
  })

  /** @throws {AppError} `plan_limit` where the plan does not have this edition */
  const requireEdition = (user: User | null, edition: Edition): void => {
    const feature = featureOfEdition(edition)
    if (feature && !planAllows(user?.subscriptionPlan ?? STRANGERS_PLAN, feature))
      throw new AppError('plan_limit', { details: { feature } })
  }

  /** Returns what an edition of allergens, or the preflight report, contains in addition to the menu. */
  const recordOf = async (
    edition: Edition,
    { content }: Output,
    user: User | null,
    { menuId, content: asWritten }: TypesetBody,
    printing: () => Promise<AsPrinted>,
  ) =>
    editionRecord(edition, content, {
      now: services.clock(),
      ...(edition.kind === 'preflight-report' && {
        asWritten: await menuToCheck(services, user, { menuId, content: asWritten }),
        printing: await printing(),
      }),
      recipes: edition.kind === 'staff-sheet' ? (await services.catalogue.read()).recipes : [],
      signOffs:
        user && menuId && isOfAllergens(edition) ? await signOffsIn(services.db, user.house.id, menuId) : [],
    })

  /** Sets what the owner's plan allows of a menu. */
  const typeset = async (
    c: HttpContext,
    user: User | null,
    body: TypesetBody & Output,
    own: { readonly editor?: string; readonly attachment?: string } = {},
  ) => {
    const edition = body.edition ?? AS_PAGES
    requireEdition(user, edition)
    const { output, soldOut } = await servedOutput(services, user, body)
    const link = await linkOf(c, user, body)
    /** As the screens ask: they have the findings of these pages, which are often still kept. */
    const printing = async (): Promise<AsPrinted> => ({
      pageFindings: (await typesetOutput(services, output, { ...whose(c, user), link })).findings,
      allergenMarks: output.design.allergenMarks,
      energy: output.design.energy,
    })
    return typesetOutput(services, output, {
      ...whose(c, user),
      ...own,
      soldOut,
      edition: body.edition,
      record: await recordOf(edition, output, user, body, printing),
      link,
    })
  }

  mount(api, typesetPages, async ({ c, user, body: { editor, ...body } }) => {
    admitToTrial(user, services.env)
    // One owner's editors must not supersede another's, and one stranger's not those behind another address.
    const own = editor === undefined ? {} : { editor: `${askerOf(c, user, services.env)}/${editor}` }
    const result = await typeset(c, user, body, own)
    return {
      pages: [...result.pages],
      regions: [...result.regions],
      fit: result.fit,
      findings: [...result.findings],
      pdf: Buffer.from(result.pdf).toString('base64'),
    }
  })

  mount(api, typesetPdf, async ({ c, user, body: { attachMenu, ...body } }) => {
    // Such a file goes to printers and guests.
    const attached = { ...body, content: withoutPrivateParts(body.content) }
    const { pdf } = await typeset(c, user, body, attachMenu ? { attachment: menuFile(attached) } : {})
    return pdfFile(pdf, menuNameFor(body.content.restaurant))
  })

  mount(api, typesetPng, async ({ c, user, body: { dpi, page, ...body } }) => {
    const result = await typeset(c, user, body)
    const menuName = menuNameFor(body.content.restaurant)
    const isScreen = isForScreens(body.edition ?? AS_PAGES)
    return pagePictures(services, result, {
      ...whose(c, user),
      dpi: isScreen ? SCREEN_DPI : dpi,
      page,
      menuName,
    })
  })

  mount(api, typesetThumbnail, async ({ c, user, body }) => {
    // Any template may be looked at: at this size it is of no use to a printer.
    const output = { ...(await outputOf(body, user)), templateId: body.templateId }
    const { pdf } = await typesetOutput(services, output, whose(c, user))
    const page = { page: 1, dpi: THUMBNAIL_DPI }
    const bytes = await toAppError(services.typesetter.pagePng(pdf, page, whose(c, user)))
    return { bytes: Uint8Array.from(bytes), fileName: 'thumbnail.png' }
  })
}
