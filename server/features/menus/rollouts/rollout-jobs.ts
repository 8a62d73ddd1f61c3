import { type CarriedDish, carryDishes, dishesChanged } from '#domain/menu/linking/carry-dishes.ts'
import { mergeWork } from '#domain/menu/merging/merge-work.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { JobKind, JobRow, Outcome } from '../../../jobs/job.ts'
import { waitingJobs } from '../../../jobs/queries.ts'
import { workAt } from '../../../live/versions/version-of-menu.ts'
import type { Watching } from '../../../watching/watching.ts'
import { type MenuToChange, saveMenusIn } from '../changes/save-menus.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { lookAtMenus } from './look-at-menus.ts'
import {
  askForJobs,
  countsToKeep,
  menusInState,
  moveMenus,
  type RolloutMenuRow,
  type RolloutRow,
  rolloutOfJob,
  setRollout,
  setRolloutMenus,
  sourcesOf,
  taskOf,
} from './queries.ts'

type Needs = Database & Clock & Catalogue & Pick<Watching, 'log'>

/** Menus that jobs are made for in one transaction. */
const AT_ONCE = 500
/** Menus of one job, in one transaction; and dishes of these, unless one menu has more: others wait for so long. */
const MOST_OF_A_JOB = { menus: 10, dishes: 400 }
/** After this many attempts a menu that fails by a fault of ours is named to who publishes. */
const MOST_ATTEMPTS = 4

const DONE: Outcome = { state: 'done' }

/**
 * Looks for dishes on the menus of a house, and changes some menus in a transaction, which also notes that they are done:
 * after a crash the job finds that, or begins again. A job without menus goes over all of them.
 */
export function rolloutJobs(needs: Needs): JobKind {
  const editsOf = createEdits(needs.db)
  return {
    name: 'rollout',
    // Saves of one house wait for each other anyway.
    mostUnderWay: 4,
    mostOfOwner: 2,
    mostFailing: 4,
    lookMs: 500,
    pausesMs: [0],
    async due(db, now, notNow, limit) {
      const few = waitingJobs(db, 'rollout', now, notNow).orderBy('jobs.nextAt').limit(Math.min(limit, 20))
      return (await few.execute()).map((job) => ({ ...job, isFailing: false }))
    },
    async attempt(job, signal) {
      const { rolloutId, menuIds } = taskOf(job)
      const rollout = await rolloutOfJob(needs.db, rolloutId)
      if (!rollout) return DONE
      if (menuIds.length > 0) return changeMenus(needs, rollout, { job, menuIds, signal }, editsOf)
      if (rollout.state === 'looking') await lookAtMenus(needs, rollout, await editsOf(rollout.id), signal)
      else await askForMenus(needs, rollout)
      return DONE
    },
  }
}

/** The edits of a rollout, those of the last one kept: its menus follow each other. */
function createEdits(db: Db) {
  let last: { readonly id: string; readonly edits: Promise<CarriedDish[]> } | undefined
  return (id: string): Promise<CarriedDish[]> => {
    if (last?.id === id) return last.edits
    const edits = sourcesOf(db, id).then((sources) =>
      sources.flatMap(({ before, after }) =>
        dishesChanged(
          readStoredText(savedMenuForm, before).content,
          readStoredText(savedMenuForm, after).content,
        ),
      ),
    )
    const now = { id, edits }
    last = now
    edits.catch(() => {
      if (last === now) last = undefined
    })
    return edits
  }
}

/** The states of menus from which a rollout goes on, and to which. */
const STEPS = {
  publishing: { from: 'found', ended: 'published' },
  undoing: { from: 'published', ended: 'undone' },
} as const

const isMoving = (state: RolloutRow['state']): state is keyof typeof STEPS => state in STEPS

/** Makes the jobs, in parts: what is made stays after a crash. */
async function askForMenus({ db, clock }: Needs, rollout: RolloutRow): Promise<void> {
  for (;;) {
    const isMore = await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, rollout.ownerId)
      const now = await rolloutOfJob(transaction, rollout.id)
      if (!now || !isMoving(now.state)) return false
      const menus = await menusInState(transaction, rollout.id, STEPS[now.state].from, AT_ONCE)
      if (menus.length === 0) {
        await endIfDone(transaction, now, clock())
        return false
      }
      const ids = menus.map(({ menuId }) => menuId)
      await setRolloutMenus(transaction, rollout.id, ids, { state: 'waiting' })
      await askForJobs(transaction, rollout, tasksOf(menus), clock().toISOString())
      return true
    })
    if (!isMore) return
  }
}

function tasksOf(menus: Awaited<ReturnType<typeof menusInState>>): string[][] {
  const tasks: string[][] = []
  let dishes = 0
  for (const { menuId, itemCount } of menus) {
    const task = tasks.at(-1)
    dishes += itemCount
    if (task && task.length < MOST_OF_A_JOB.menus && dishes <= MOST_OF_A_JOB.dishes) task.push(menuId)
    else {
      tasks.push([menuId])
      dishes = itemCount
    }
  }
  return tasks
}

async function endIfDone(transaction: Db, { id, state }: RolloutRow, at: Date): Promise<void> {
  if (!isMoving(state)) return
  for (const open of [STEPS[state].from, 'waiting'] as const)
    if ((await menusInState(transaction, id, open, 1)).length > 0) return
  const ended = { state: STEPS[state].ended, endedAt: at.toISOString() }
  await setRollout(transaction, id, { ...ended, counts: await countsToKeep(transaction, id, ended) })
}

interface Batch {
  readonly job: JobRow
  readonly menuIds: readonly string[]
  readonly signal: AbortSignal
}

/** Where one fails, each is changed in its own transaction: those that fail by our fault are tried again. */
async function changeMenus(
  needs: Needs,
  rollout: RolloutRow,
  { job, menuIds, signal }: Batch,
  editsOf: ReturnType<typeof createEdits>,
): Promise<Outcome> {
  const edits = await editsOf(rollout.id)
  const change = (ids: readonly string[]) => changeTogether(needs, rollout, ids, edits)
  const isDone = await change(menuIds).then(
    () => true,
    () => false,
  )
  if (isDone) return DONE
  const faults: { readonly menuId: string; readonly error: unknown }[] = []
  for (const menuId of menuIds) {
    signal.throwIfAborted()
    try {
      await change([menuId])
    } catch (error) {
      const sentence = refusalIn(error)
      if (sentence === null) faults.push({ menuId, error })
      else await noteFailure(needs, rollout.id, menuId, sentence)
    }
  }
  const [first] = faults
  if (!first) return DONE
  if (job.attempts < MOST_ATTEMPTS) throw first.error
  for (const { menuId, error } of faults) {
    needs.log.error({ err: error, rollout: rollout.id, menu: menuId }, 'a menu cannot be changed')
    await noteFailure(needs, rollout.id, menuId, 'Carte couldn’t change this menu. Please try again.')
  }
  return { state: 'failed', lastError: 'internal' }
}

async function changeTogether(
  { db, clock, catalogue }: Needs,
  { id, ownerId }: RolloutRow,
  menuIds: readonly string[],
  edits: readonly CarriedDish[],
): Promise<void> {
  const contents = await catalogue.read()
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId)
    const rollout = await rolloutOfJob(transaction, id)
    // The rollout has stopped.
    if (!rollout || !isMoving(rollout.state)) return
    const { state, byId: byAccount } = rollout
    const menus = await openMenus(transaction, id, menuIds)
    const toChange = menus.flatMap((menu) => {
      const become = state === 'publishing' ? withDishes(edits) : asBefore(transaction, menu)
      return menu.isThere ? [{ menuId: menu.menuId, become }] : []
    })
    const change = { ownerId, contents, at: clock(), admit: null, byAccount }
    const saved = await saveMenusIn(transaction, toChange, change)
    await noteOutcomes(transaction, rollout, menus, saved)
    await endIfDone(transaction, rollout, clock())
  })
}

async function noteOutcomes(
  transaction: Db,
  { id, state }: RolloutRow,
  menus: Awaited<ReturnType<typeof openMenus>>,
  saved: Awaited<ReturnType<typeof saveMenusIn>>,
): Promise<void> {
  const versions = new Map(saved.map((menu) => [menu.menuId, menu]))
  const outcomes = menus.map(({ menuId, isThere }): readonly [string, Partial<RolloutMenuRow>] => {
    const now = versions.get(menuId)
    if (isThere && state === 'undoing') return [menuId, { state: 'undone' }]
    return [
      menuId,
      now ? { state: 'published', fromVersion: now.from, savedAs: now.version } : { state: 'kept' },
    ]
  })
  for (const same of Map.groupBy(outcomes, ([, outcome]) => JSON.stringify(outcome)).values())
    await setRolloutMenus(
      transaction,
      id,
      same.map(([menuId]) => menuId),
      same[0]?.[1] ?? {},
    )
}

/** `failed`: an administrator tries a job again. */
const OPEN = ['waiting', 'failed'] as const

/** Those of some menus that are not done yet, and whether they are there: not in the bin. */
async function openMenus(db: Db, rolloutId: string, menuIds: readonly string[]) {
  const rows = await db
    .selectFrom('rolloutMenus')
    .innerJoin('savedMenus', 'savedMenus.id', 'rolloutMenus.menuId')
    .selectAll('rolloutMenus')
    .select('savedMenus.deletedAt')
    .where('rolloutId', '=', rolloutId)
    .where('menuId', 'in', menuIds)
    .where('state', 'in', OPEN)
    .orderBy('menuId')
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...row, isThere: deletedAt === null }))
}

const withDishes =
  (edits: readonly CarriedDish[]): MenuToChange['become'] =>
  (work) => ({ ...work, content: carryDishes(work.content, edits).menu })

const asBefore =
  (transaction: Db, { fromVersion, savedAs }: RolloutMenuRow): MenuToChange['become'] =>
  async (mine, row: SavedMenuRow) => {
    const before = await workAt(transaction, row, fromVersion ?? 0)
    const after = await workAt(transaction, row, savedAs ?? 0)
    if (!before || !after) throw new AppError('state_not_found')
    return mergeWork(after, mine, before).merged
  }

/** What the menu itself refuses, in a sentence; null for a fault of ours, or of the database. */
function refusalIn(error: unknown): string | null {
  if (error instanceof UnreadableDocumentError) return 'This menu can’t be read by this version of Carte.'
  if (error instanceof AppError && error.status < 500) return error.message
  return null
}

async function noteFailure(
  { db, clock }: Needs,
  rolloutId: string,
  menuId: string,
  error: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rollout = await rolloutOfJob(transaction, rolloutId)
    if (!rollout) return
    await lockOwner(transaction, rollout.ownerId)
    await setRolloutMenus(transaction, rolloutId, [menuId], { state: 'failed', error: error.slice(0, 300) })
    await endIfDone(transaction, rollout, clock())
  })
}

/** Brings back the menus that have failed to where a rollout goes on from. */
export const retryMenus = (transaction: Db, { id, state }: RolloutRow) =>
  moveMenus(transaction, id, 'failed', state === 'undone' || state === 'undoing' ? 'published' : 'found')
