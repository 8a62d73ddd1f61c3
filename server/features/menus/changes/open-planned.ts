import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { mergedForItsDay, sidesOf } from '../../../live/versions/version-of-menu.ts'
import type { Overridable } from '../../../settings/settings.ts'
import type { Watching } from '../../../watching/watching.ts'
import { saveMenuIn } from '../saving/save-menu.ts'
import { readMenu } from '../stored/queries.ts'
import { payloadOf, toColumns } from '../stored/saved-menu.ts'
import { end } from './end-change.ts'
import { plannedUntil, readChangedMenus, readChangeRow } from './queries.ts'

type Needs = Database & Clock & Catalogue & Pick<Watching, 'log'>

const LOOK_MS = 10_000

/**
 * Opens the versions whose date has come, each once, however many servers look: guests of the menu see it from then
 * on. What the menu and the version both changed, and nobody answered, is as the version has it.
 */
export async function openPlanned({ db, clock, catalogue, log }: Needs): Promise<void> {
  const due = await plannedUntil(db, clock())
  if (due.length === 0) return
  const contents = await catalogue.read()
  for (const { id, ownerId } of due)
    try {
      await db.transaction().execute((transaction) => open(transaction, { id, ownerId }, contents, clock()))
    } catch (error) {
      // It waits for a version of Carte that can read it.
      if (!(error instanceof UnreadableDocumentError)) throw error
      log.error({ err: error, change: id }, 'a version for a date cannot be opened')
    }
}

async function open(
  transaction: Db,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  contents: Awaited<ReturnType<Catalogue['catalogue']['read']>>,
  at: Date,
): Promise<void> {
  await lockOwner(transaction, ownerId)
  const change = await readChangeRow(transaction, ownerId, id)
  if (change?.state !== 'open' || change.opensAt === null) return
  const [of] = await readChangedMenus(transaction, id)
  const row = of && (await readMenu(transaction, of.menuId))
  // A menu in the bin opens nothing.
  if (!of || !row) return end(transaction, change, 'withdrawn', at)
  const { content, design, templateId } = mergedForItsDay(await sidesOf(transaction, row, of))
  const menu = toColumns({ ...payloadOf(row), templateId }, { content, design }, contents)
  const saved = await saveMenuIn(transaction, row, row.version, menu, { at, by: null })
  await end(transaction, change, 'applied', at, { from: row.version, version: saved.version })
}

/** Looks for versions whose date has come, at the start and while the server runs. @returns ends it */
export function keepOpening(needs: Needs & Overridable): () => Promise<void> {
  let look: Promise<void> | null = null
  const lookAgain = () => {
    look ??= openPlanned(needs)
      .catch((error) => needs.log.error({ err: error }, 'versions for a date could not be opened'))
      .finally(() => {
        look = null
      })
  }
  lookAgain()
  const timer = setInterval(lookAgain, needs.overrides.roundsMs?.versions ?? LOOK_MS)
  return async () => {
    clearInterval(timer)
    await look
  }
}
