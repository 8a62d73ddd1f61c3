import {
  answerChange,
  applyChange,
  openChange,
  readChange,
  undoChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { changeDishes, decideDish, linkDishes } from '#contract/menus/dishes.ts'
import { changeItem, changePrice } from '#contract/menus/items.ts'
import { nameVersion, restoreVersion } from '#contract/menus/kept-menus.ts'
import { recordAnswerPdf, recordPagePdf, recordPages } from '#contract/menus/record.ts'
import {
  listRolloutMenus,
  listRollouts,
  publishRollout,
  type Rollout,
  retryRollout,
  startRollout,
  undoRollout,
  withdrawRollout,
} from '#contract/menus/rollouts.ts'
import { createSavedMenu, shareSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { signDeclarations } from '#contract/menus/sign-offs.ts'
import { listBoards, updateBoard } from '#contract/restaurant/boards.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { idsOf } from './inputs.ts'
import { Known } from './knowledge.ts'
import { made, type Prepared, type Preparing, until } from './prepared.ts'
import type { Visitor } from './visitor.ts'

const CONTENT = mapItems(buildContent({ items: 3, sections: 1 }), (item) =>
  stateClaims(item, { allergens: ['milk'] }),
)
const [SECTION] = CONTENT.sections
const [ITEM] = SECTION?.items ?? []
if (!SECTION || !ITEM) throw new Error('A menu of this trial has a dish.')
const PLACE = { sectionId: SECTION.id, itemId: ITEM.id }
const PRICES = [{ id: 'p1', kind: 'fixed', amount: 2700 }]

const menuOf = async (by: Visitor): Promise<string> =>
  (await made(by, createSavedMenu, { body: buildSavePayload({ content: CONTENT }) })).id

/** Saved twice: its first version is an earlier state. */
async function savedTwice(by: Visitor): Promise<string> {
  const id = await menuOf(by)
  const body = { ...buildSavePayload({ content: CONTENT, name: 'Later' }), version: 1 }
  await made(by, updateSavedMenu, { params: { id }, body })
  return id
}

async function changeOf(by: Visitor): Promise<string> {
  const content = { ...CONTENT, title: 'Winter' }
  const body = { menuId: await menuOf(by), version: 1, title: 'Winter', content }
  return (await made(by, openChange, { body })).id
}

const edit = (menuId: string) => ({
  title: 'Prices',
  edits: [{ menuId, ...PLACE, edit: { prices: PRICES } }],
})

async function linked(by: Visitor): Promise<string> {
  const links = [{ menuId: await menuOf(by), ...PLACE, dishId: 'dish1' }]
  await made(by, linkDishes, { body: { links } })
  return 'dish1'
}

/** A change of a dish that two menus have. */
async function changeOfTwo(by: Visitor) {
  const menuId = await menuOf(by)
  await menuOf(by)
  const { menus } = await made(by, changeDishes, { body: edit(menuId) })
  return { title: 'Prices', menus }
}

async function rollout(by: Visitor, state: Rollout['state'] = 'proposed'): Promise<{ id: string }> {
  const { id } = await made(by, startRollout, { body: await changeOfTwo(by) })
  const is = (wanted: Rollout['state']) =>
    until(async () => {
      const { rollouts } = await made(by, listRollouts)
      return rollouts.find((one) => one.id === id && one.state === wanted)
    })
  await is('proposed')
  if (state === 'published') {
    await made(by, publishRollout, { params: { id } })
    await is('published')
  }
  return { id }
}

/** Of a menu that guests can read by now. */
async function onRecord(by: Visitor): Promise<Prepared> {
  const id = await menuOf(by)
  await made(by, shareSavedMenu, { params: { id } })
  return { by, params: { id }, query: { at: new Date().toISOString() } }
}

export const preparedMenus: readonly Preparing[] = [
  [
    updateSavedMenu,
    async ({ owner }) => ({
      by: owner,
      params: { id: await menuOf(owner) },
      body: { ...buildSavePayload({ content: CONTENT }), version: 1 },
    }),
  ],
  [
    changeItem,
    async ({ owner }) => ({
      by: owner,
      params: { id: await menuOf(owner), itemId: String(PLACE.itemId) },
      body: { version: 1, name: 'Stew' },
    }),
  ],
  [
    changePrice,
    async ({ owner }) => ({
      by: owner,
      params: { id: await menuOf(owner), itemId: String(PLACE.itemId), priceId: 'p1' },
      body: { version: 1, amount: 1250 },
    }),
  ],
  [
    nameVersion,
    async ({ owner }) => ({
      by: owner,
      params: { id: await savedTwice(owner), version: '1' },
      body: { label: 'First' },
    }),
  ],
  [
    restoreVersion,
    async ({ owner }) => ({
      by: owner,
      params: { id: await savedTwice(owner), version: '1' },
      body: { version: 2 },
    }),
  ],
  [
    signDeclarations,
    async ({ owner }) => ({
      by: owner,
      params: { id: await menuOf(owner) },
      body: { name: 'Ana', items: [{ itemId: ITEM.id, text: signedText(CONTENT, SECTION, ITEM) }] },
    }),
  ],
  [
    openChange,
    async ({ owner }) => ({
      by: owner,
      body: {
        menuId: await menuOf(owner),
        version: 1,
        title: 'Winter',
        content: { ...CONTENT, title: 'Winter' },
      },
    }),
  ],
  [readChange, async ({ owner }) => ({ by: owner, params: { id: await changeOf(owner) } })],
  [
    applyChange,
    async ({ owner }) => ({ by: owner, params: { id: await changeOf(owner) }, body: { version: 1 } }),
  ],
  [
    answerChange,
    async ({ owner }) => ({ by: owner, params: { id: await changeOf(owner) }, body: { version: 1 } }),
  ],
  [withdrawChange, async ({ owner }) => ({ by: owner, params: { id: await changeOf(owner) } })],
  [
    undoChange,
    async ({ owner }) => {
      const id = await changeOf(owner)
      await made(owner, applyChange, { params: { id }, body: { version: 1 } })
      return { by: owner, params: { id } }
    },
  ],
  [changeDishes, async ({ owner }) => ({ by: owner, body: edit(await menuOf(owner)) })],
  [
    linkDishes,
    async ({ owner }) => ({
      by: owner,
      body: { links: [{ menuId: await menuOf(owner), ...PLACE, dishId: 'dish1' }] },
    }),
  ],
  [
    decideDish,
    async ({ owner }) => ({
      by: owner,
      body: { dishId: await linked(owner), part: 'prices', isEverywhere: true },
    }),
  ],
  [startRollout, async ({ owner }) => ({ by: owner, body: await changeOfTwo(owner) })],
  [listRolloutMenus, async ({ owner }) => ({ by: owner, params: await rollout(owner) })],
  [publishRollout, async ({ owner }) => ({ by: owner, params: await rollout(owner) })],
  [withdrawRollout, async ({ owner }) => ({ by: owner, params: await rollout(owner) })],
  [retryRollout, async ({ owner }) => ({ by: owner, params: await rollout(owner, 'published') })],
  [undoRollout, async ({ owner }) => ({ by: owner, params: await rollout(owner, 'published') })],
  [recordAnswerPdf, async ({ owner }) => onRecord(owner)],
  [recordPagePdf, async ({ owner }) => onRecord(owner)],
  [recordPages, async ({ owner }) => onRecord(owner)],
  [
    updateBoard,
    async ({ owner }) => {
      const id = String(owner.find(new Known(idsOf(createRestaurant.path), 0)))
      const [first] = await made(owner, listBoards, { params: { id } })
      if (!first) throw new Error('An owner has planted a board.')
      const { id: boardId, ...body } = first
      return { by: owner, params: { id, boardId }, body }
    },
  ],
]
