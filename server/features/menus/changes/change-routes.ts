import {
  answerChange,
  applyChange,
  type ListedChange,
  listChanges,
  openChange,
  readChange,
  undoChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { mayDo } from '#domain/access/roles.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { type MenuWork, mergeWork } from '#domain/menu/merging/merge-work.ts'
import { questionRows } from '#domain/menu/merging/question-rows.ts'
import { type Answers, isEqual } from '#domain/menu/merging/three-way.ts'
import { findingsBetween } from '#domain/preflight/findings-between.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import { inTurns, nextTurn } from '../../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refusedTo } from '../../../errors/refused-to.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { makerOf } from '../../../http/visitor/caller.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { mergedForItsDay, sidesOf, workAt } from '../../../live/versions/version-of-menu.ts'
import { namesOf } from '../record/queries.ts'
import { refuseUntrue } from '../saving/refuse-untrue.ts'
import { versionConflict } from '../saving/save-menu.ts'
import { readMenu, type SavedMenuRow } from '../stored/queries.ts'
import { mountApproval } from './approval.ts'
import { end } from './end-change.ts'
import { propose } from './propose.ts'
import {
  type ChangeRow,
  listChangeRows,
  menusOfChanges,
  moveBase,
  readChangedMenus,
  readChangeRow,
} from './queries.ts'
import { refuseOpening } from './refuse-opening.ts'
import { saveMenusIn } from './save-menus.ts'

/** Changes of saved menus: what is proposed waits here until somebody applies it. */
export function mountChanges(api: Api, { db, clock, catalogue }: Database & Clock & Catalogue): void {
  mountApproval(api, { db, clock })

  mount(api, listChanges, async ({ user, query }) =>
    present(db, await listChangeRows(db, user.house.id, query)),
  )

  mount(api, openChange, async ({ user, key, body }) => {
    const { menuId, version, title, content: sent, design, templateId = null, opensAt } = body
    // A version for a date is published then, and nobody looks at it again.
    if (opensAt !== undefined && key && key.scope !== 'publish') throw new AppError('key_scope')
    if (opensAt !== undefined && !mayDo(user.house.role, 'publish'))
      throw refusedTo(user.house.role, 'publish')
    const by = key ? makerOf(key) : body.by
    const contents = await catalogue.read()
    refuseUntrue(sent.content, contents.recipeOf)
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const row = await ownRow(transaction, user.house.id, menuId)
      const base = await workAt(transaction, row, version)
      if (!base) throw new AppError('state_not_found')
      const at = clock()
      if (opensAt !== undefined) await refuseOpening(transaction, menuId, { ...body, opensAt }, at)
      const id = await propose(
        transaction,
        {
          ownerId: user.house.id,
          title,
          by,
          byId: user.id,
          opensAt: opensAt === undefined ? null : new Date(opensAt).toISOString(),
          menuId,
          version,
          proposed: { content: sent.content, design: design ?? base.design, templateId },
        },
        at,
      )
      return presentOne(transaction, user.house.id, id)
    })
  })

  mount(api, readChange, async ({ user, params: { id } }) => {
    const change = await ownChange(db, user.house.id, id)
    const listed = await presentOne(db, user.house.id, id)
    if (change.state !== 'open')
      return {
        ...listed,
        rows: [],
        questions: [],
        version: null,
        hasOtherDesign: false,
        findings: { fresh: [], gone: [] },
        planned: null,
      }
    const [of] = await readChangedMenus(db, id)
    if (!of) throw new AppError('change_not_found')
    const row = await ownRow(db, user.house.id, of.menuId)
    const sides = await sidesOf(db, row, of)
    const { base, mine, theirs } = sides
    // Each part of it takes a large menu some 30 ms.
    await nextTurn()
    const planned = mergedForItsDay(sides)
    await nextTurn()
    const { merged } = mergeWork(base, mine, theirs)
    await nextTurn()
    const rows = comparisonRows(compareMenus(mine.content, merged.content, { isOneMenu: true })).map(plainRow)
    await nextTurn()
    const questions = questionRows(base, mine, theirs, new Map())
    const day = clock().toISOString().slice(0, 'yyyy-mm-dd'.length)
    return {
      ...listed,
      version: row.version,
      planned,
      hasOtherDesign: mine.templateId !== planned.templateId || !isEqual(mine.design, planned.design),
      findings: await inTurns(findingsBetween(printed(mine), printed(planned), day)),
      rows,
      questions: questions.map((asked) => ({ ...plainRow(asked), key: asked.key })),
    }
  })

  mount(api, applyChange, async ({ user, params: { id }, body: { version, answers } }) => {
    const contents = await catalogue.read()
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const change = await openOne(transaction, user.house.id, id)
      const [of] = await readChangedMenus(transaction, id)
      if (!of) throw new AppError('change_not_found')
      const at = clock()
      const [saved] = await saveMenusIn(
        transaction,
        [
          {
            menuId: of.menuId,
            version,
            become: async (mine, row) => merged(await sidesOf(transaction, row, of, mine), answers),
          },
        ],
        { ownerId: user.house.id, contents, at, admit: null },
      )
      await end(transaction, change, 'applied', at, saved ?? { from: version, version })
      return presentOne(transaction, user.house.id, id)
    })
  })

  mount(api, answerChange, async ({ user, params: { id }, body: { version, answers } }) =>
    db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      await openOne(transaction, user.house.id, id)
      const [of] = await readChangedMenus(transaction, id)
      if (!of) throw new AppError('change_not_found')
      const row = await ownRow(transaction, user.house.id, of.menuId)
      if (row.version !== version) throw versionConflict(row)
      await moveBase(transaction, id, row, merged(await sidesOf(transaction, row, of), answers))
      await announceMenus(transaction, [row.id], { type: 'changes.changed', at: clock() })
      return presentOne(transaction, user.house.id, id)
    }),
  )

  mount(api, withdrawChange, async ({ user, params: { id } }) =>
    db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const change = await openOne(transaction, user.house.id, id)
      if (change.byId !== user.id && !mayDo(user.house.role, 'publish'))
        throw new AppError('role_refused', {
          message: 'You can withdraw your own changes. Please ask an owner or a manager about this one.',
        })
      await end(transaction, change, 'withdrawn', clock())
      return presentOne(transaction, user.house.id, id)
    }),
  )

  mount(api, undoChange, async ({ user, params: { id } }) => {
    const contents = await catalogue.read()
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const change = await ownChange(transaction, user.house.id, id)
      if (change.state !== 'applied') throw new AppError('change_ended')
      const at = clock()
      const menus = (await readChangedMenus(transaction, id)).map(({ menuId, baseVersion, savedAs }) => ({
        menuId,
        become: async (mine: MenuWork, row: SavedMenuRow) => {
          const before = await workAt(transaction, row, baseVersion)
          const after = await workAt(transaction, row, savedAs ?? baseVersion)
          if (!before || !after) throw new AppError('state_not_found')
          return mergeWork(after, mine, before).merged
        },
      }))
      const saved = await saveMenusIn(transaction, menus, {
        ownerId: user.house.id,
        contents,
        at,
        admit: null,
      })
      if (saved.length === 0) throw new AppError('nothing_to_undo')
      await end(transaction, change, 'undone', at)
      return { changeId: id, menus: saved }
    })
  })
}

/** @throws {AppError} `change_not_found`, for those of others too */
async function ownChange(db: Db, ownerId: string, id: string): Promise<ChangeRow> {
  const change = await readChangeRow(db, ownerId, id)
  if (!change) throw new AppError('change_not_found')
  return change
}

async function openOne(db: Db, ownerId: string, id: string): Promise<ChangeRow> {
  const change = await ownChange(db, ownerId, id)
  if (change.state !== 'open') throw new AppError('change_ended')
  return change
}

async function ownRow(db: Db, ownerId: string, menuId: string): Promise<SavedMenuRow> {
  const row = await readMenu(db, menuId)
  if (row?.ownerId !== ownerId) throw new AppError('menu_not_found')
  return row
}

function merged(
  { base, mine, theirs }: Awaited<ReturnType<typeof sidesOf>>,
  given: Readonly<Record<string, 'mine' | 'theirs'>>,
): MenuWork {
  const answers: Answers = new Map(Object.entries(given))
  const { merged: work, questions } = mergeWork(base, mine, theirs, answers)
  const open = questions.filter((key) => !answers.has(key))
  if (open.length === 0) return work
  const fields = open
    .slice(0, 20)
    .map((key) => ({ path: `answers.${key}`, message: 'Both sides changed this.' }))
  throw new AppError('change_asks', { details: { fields } })
}

async function presentOne(db: Db, ownerId: string, id: string): Promise<ListedChange> {
  const [listed] = await present(db, [await ownChange(db, ownerId, id)])
  if (!listed) throw new AppError('change_not_found')
  return listed
}

async function present(db: Db, rows: readonly ChangeRow[]): Promise<ListedChange[]> {
  const menus = Map.groupBy(
    await menusOfChanges(
      db,
      rows.map(({ id }) => id),
    ),
    ({ changeId }) => changeId,
  )
  const names = await namesOf(
    db,
    rows.map(({ byId }) => byId),
  )
  return rows.map(({ ownerId: _, byId, ...row }) => ({
    ...row,
    proposedBy: (byId !== null && names.get(byId)) || null,
    menus: (menus.get(row.id) ?? []).map(({ changeId: __, ...menu }) => menu),
  }))
}

const printed = ({ content, design: { allergenMarks, energy } }: Pick<MenuWork, 'content' | 'design'>) => ({
  content: settled(content),
  allergenMarks,
  energy,
})

const plainRow = <Row extends { readonly path: readonly string[] }>({ path, ...row }: Row) => ({
  ...row,
  path: [...path],
})
