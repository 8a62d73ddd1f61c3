import type { User } from '#contract/accounts/accounts.ts'
import { askRecord, listRecord, recordAnswerPdf, recordPagePdf, recordPages } from '#contract/menus/record.ts'
import { isTimeZone } from '#domain/live/model/wall-clock.ts'
import { answerReport } from '#domain/live/record/answer-report.ts'
import { publishedAt, whatGuestsRead } from '#domain/live/record/what-guests-read.ts'
import { liveMenu } from '#domain/live/state/live-menu.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { settledForPlan } from '#domain/plans/output.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api, HttpContext } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { askerOf } from '../../../http/visitor/asker.ts'
import type { Printing } from '../../../printing/printing.ts'
import { pdfFile, typesetOutput } from '../../../printing/typesetting.ts'
import type { Settings } from '../../../settings/settings.ts'
import { readMenuPlace } from '../stored/queries.ts'
import { ownerOfRecord, signOffsUntil } from './queries.ts'
import { answerOf, type PublishedMenu, publishedMenuAt, recordOf } from './read-record.ts'

/** UTC where the menu names no time zone, or none that there is. */
const clockOf = ({ timeZone }: MenuContent): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC'

/** What guests saw: of menus that are there, in the bin, or gone. */
export function mountRecord(api: Api, services: Database & Clock & Printing & Settings): void {
  const { db, clock, env } = services

  async function refuseOthers(id: string, user: User): Promise<void> {
    const ownerId = (await readMenuPlace(db, id))?.ownerId ?? (await ownerOfRecord(db, id))
    if (ownerId !== user.house.id) throw new AppError('menu_not_found')
  }

  /** @throws {AppError} `invalid_input` where it is to come: nobody has read anything then */
  function pastMoment(written: string): Date {
    const at = new Date(written)
    if (at <= clock()) return at
    const message = 'Choose a moment that has been: nobody has read anything after now.'
    throw new AppError('invalid_input', { message, details: { fields: [{ path: 'query.at', message }] } })
  }

  mount(api, listRecord, async ({ user, params: { id }, query }) => {
    await refuseOthers(id, user)
    return recordOf(db, id, query.before, clock())
  })

  mount(api, askRecord, async ({ user, params: { id }, query }) => {
    await refuseOthers(id, user)
    return answerOf(db, id, pastMoment(query.at), query.itemId)
  })

  /** As the plan has it today; its claims are those of the time. */
  function outputOf({ row, menu, live }: PublishedMenu, user: User, at: Date) {
    const content = settled(menu.content)
    const { state } = publishedAt({ menuId: row.menuId, live }, at)
    const served = liveMenu(content, state, { specialsName: menuWords(content.language).specials })
    const output = { content: served.menu, design: menu.design, templateId: row.templateId }
    return { output: settledForPlan(output, user.subscriptionPlan), soldOut: served.soldOut }
  }

  const whose = (c: HttpContext, user: User) => ({
    for: askerOf(c, user, env),
    ownerId: user.house.id,
    signal: c.req.raw.signal,
  })

  /** Sets the pages again from what was kept. */
  async function pagesAt(c: HttpContext, user: User, id: string, at: Date) {
    await refuseOthers(id, user)
    const published = await publishedMenuAt(db, id, at)
    const { output, soldOut } = outputOf(published, user, at)
    return { row: published.row, ...(await typesetOutput(services, output, { ...whose(c, user), soldOut })) }
  }

  mount(api, recordPages, async ({ c, user, params: { id }, query }) => {
    const { pages, regions, pdf } = await pagesAt(c, user, id, pastMoment(query.at))
    return { pages: [...pages], regions: [...regions], pdf: Buffer.from(pdf).toString('base64') }
  })

  mount(api, recordPagePdf, async ({ c, user, params: { id }, query }) => {
    const { row, pdf } = await pagesAt(c, user, id, pastMoment(query.at))
    return pdfFile(pdf, `${row.name} ${query.at}`)
  })

  mount(api, recordAnswerPdf, async ({ c, user, params: { id }, query }) => {
    await refuseOthers(id, user)
    const at = pastMoment(query.at)
    const { row, menu, live } = await publishedMenuAt(db, id, at)
    const published = { menuId: id, content: menu.content, live }
    const { pages } = publishedAt(published, at)
    const dishes = whatGuestsRead(published, await signOffsUntil(db, id, at), at)
    const report = answerReport(
      {
        content: menu.content,
        at,
        timeZone: pages[0]?.timeZone ?? clockOf(menu.content),
        dishes: dishes.filter(({ itemId }) => query.itemId === undefined || itemId === query.itemId),
        places: [
          ...(live.isLinked ? ['open to anyone with its link'] : []),
          ...pages.map(({ isServed }) => (isServed ? 'served on the page' : 'on the page, not served then')),
        ],
        publication: row,
      },
      clock(),
    )
    const output = { content: settled(menu.content), design: menu.design, templateId: row.templateId }
    const { pdf } = await typesetOutput(services, output, {
      ...whose(c, user),
      edition: { kind: 'preflight-report' },
      record: { day: report.day, report },
    })
    return pdfFile(pdf, `${row.name} on record`)
  })
}
