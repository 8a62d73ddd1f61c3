import type { User } from '#contract/accounts/accounts.ts'
import {
  type AddedItem,
  addItems as addItemsCall,
  auditGaps,
  auditImages,
  auditReport,
  exportCatalogue,
  generateItems as generateItemsCall,
  listAddedItems,
  listRetiredItems,
  removeAddedItem,
  restoreItem,
  retireItem,
  updateImages,
} from '#contract/generating/catalogue-audit.ts'
import { canChangeCatalogue } from '#domain/access/catalogue.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { auditReport as reportText } from '#domain/insights/catalogue-audit/audit-report.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { beginChange, clearImageUrls, deleteItem, restoreDish } from '../../catalogue/queries.ts'
import { inTurns } from '../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { pageInMemory } from '../../http/answers/pages.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { addItems } from './add-items.ts'
import { auditContents } from './audit-contents.ts'
import { askingFor } from './dish-images.ts'
import { exportFile } from './export-file.ts'
import { generateItems } from './generate-items.ts'
import { retire } from './retire.ts'

export function mountAudit(
  api: Api,
  services: Database & Catalogue & Clock & Pick<Models, 'dishProposer'>,
): void {
  const { catalogue, clock, db } = services

  function requireAdministrator(user: User): void {
    if (!canChangeCatalogue(user)) throw new AppError('not_administrator')
  }

  const hasPicture = askingFor(api)
  const audited = async () => {
    const contents = await catalogue.read()
    return { contents, audit: await auditContents(contents, hasPicture) }
  }

  mount(api, auditReport, async () => {
    const { contents, audit } = await audited()
    return {
      report: reportText(audit, {
        leftOutIds: contents.unreadableIds,
        retiredNames: contents.retired.map(({ dish }) => dish.name),
      }),
      healthScore: audit.healthScore,
      dishCount: audit.dishCount,
      pairCount: audit.pairCount,
      gapCount: audit.gaps.length,
      itemsNeeded: audit.itemsNeeded,
      imageIssueCount: audit.imageIssues.length,
      findingCount: audit.findings.length,
    }
  })

  mount(api, auditGaps, async () => [...(await audited()).audit.gaps])

  mount(api, auditImages, async () => [...(await audited()).audit.imageIssues])

  mount(
    api,
    generateItemsCall,
    ({ c, user }) => generateItems(services, user, c.req.raw.signal),
    requireAdministrator,
  )

  mount(
    api,
    addItemsCall,
    async ({ user, body }) => ({ inserted: await addItems(services, user, body.items) }),
    requireAdministrator,
  )

  mount(api, listAddedItems, async ({ c, query }) => {
    const { added } = await catalogue.read()
    const rows = pageInMemory(c, listAddedItems, query, added.toReversed(), ({ id }) => String(id))
    return rows.map(presentItem)
  })

  mount(api, listRetiredItems, async ({ c, query }) => {
    const { retired } = await catalogue.read()
    const keyOf = ({ dish }: (typeof retired)[number]) => String(dish.id)
    const rows = pageInMemory(c, listRetiredItems, query, retired.toReversed(), keyOf)
    return rows.map(({ dish, retiredAt }) => ({ ...presentItem(dish), retiredAt }))
  })

  mount(
    api,
    retireItem,
    async ({ user, body }) => ({ retired: await retire(services, user, body.id) }),
    requireAdministrator,
  )

  /** @throws {AppError} `not_found` where there was nothing to change */
  async function change(make: (transaction: Db) => Promise<boolean>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await beginChange(transaction)
      if (!(await make(transaction))) throw new AppError('not_found')
    })
    await catalogue.read()
  }

  mount(
    api,
    restoreItem,
    ({ params: { id } }) => change((transaction) => restoreDish(transaction, id)),
    requireAdministrator,
  )

  mount(
    api,
    removeAddedItem,
    ({ params: { id } }) => change((transaction) => deleteItem(transaction, id)),
    requireAdministrator,
  )

  mount(
    api,
    updateImages,
    async () => {
      const updated = await db.transaction().execute(async (transaction) => {
        await beginChange(transaction)
        return clearImageUrls(transaction)
      })
      await catalogue.read()
      return { updated }
    },
    requireAdministrator,
  )

  mount(api, exportCatalogue, async ({ query }) =>
    inTurns(exportFile((await catalogue.read()).dishes, query.format, clock())),
  )
}

const presentItem = ({ id, cuisineId, categoryId, name, price }: Dish): AddedItem => ({
  id,
  cuisineId,
  categoryId,
  name,
  price,
})
