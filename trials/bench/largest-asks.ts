import type { Agent } from 'node:http'
import { currentUser, exportAccount, register } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { auditReport, exportCatalogue } from '#contract/generating/catalogue-audit.ts'
import { composeMenu, refreshWholeMenu } from '#contract/generating/composing.ts'
import { reviewOptimization, reviewRecommendations } from '#contract/generating/insights.ts'
import { applyChange, openChange, readChange, undoChange } from '#contract/menus/changes.ts'
import { changeDishes, listDishes, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { changePrice } from '#contract/menus/items.ts'
import { readSavedMenuState, restoreVersion } from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  duplicateSavedMenu,
  readSavedMenu,
  renameSavedMenu,
  type SavedMenu,
  savedMenuPdf,
  shareSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { searchMenus } from '#contract/menus/searching.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { previewPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { makeRestaurantPage, type OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { listSoldOut } from '#contract/restaurant/sold-out.ts'
import type { Db } from '#server/db/schema.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { fillHouse } from '#tests/builders/large-house.ts'
import { cardWith } from '#tests/support/subscriber.ts'
import { type Answer, jsonOf, Visitor } from './visitor.ts'

/** Something that an account or a guest asks, as large as it may be. */
export interface LargestAsk {
  readonly name: string
  ask(nth: number): Promise<Answer>
}

interface Account {
  readonly dishes: number
  /** Menus of a second account, with all that comes along. */
  readonly menus: number
  /** Works on the database of the server. */
  fill(run: (db: Db) => Promise<unknown>): Promise<unknown>
}

async function professional(url: string, agent: Agent, username: string, address: string): Promise<Visitor> {
  const owner = new Visitor(url, agent, address)
  const body = { username, email: `${username}@example.com`, password: 'correct horse' }
  await owner.call(register, { body })
  const { clientSecret } = jsonOf<{ clientSecret: string }>(await owner.call(createSubscription))
  await owner.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })
  return owner
}

/** Makes an account with a menu of this many dishes, and one with many menus. @returns what they ask */
export async function bringLargeAccount(
  url: string,
  agent: Agent,
  { dishes, menus, fill }: Account,
): Promise<LargestAsk[]> {
  const owner = await professional(url, agent, 'largest', '10.6.0.1')
  const chain = await professional(url, agent, 'chain', '10.6.0.2')
  const guest = new Visitor(url, agent, '10.6.0.3')
  const { id: chainId } = jsonOf<{ id: string }>(await chain.call(currentUser))
  const contents = [12, 33, 40].map((items) => buildContent({ items }))
  if (menus > 0)
    await fill((db) =>
      fillHouse(db, chainId, contents, {
        menus,
        restaurants: Math.ceil(menus / 30),
        menusWithStates: 20,
        publications: 400,
        uploads: 2000,
        trail: 2000,
        countedHours: 24 * 90,
      }),
    )
  return [...(await asksOfMenu(owner, guest, dishes)), ...(menus > 0 ? asksOfChain(chain) : [])]
}

async function asksOfMenu(owner: Visitor, guest: Visitor, dishes: number): Promise<LargestAsk[]> {
  const contentOf = (nth: number) =>
    buildContent({ items: dishes, sections: 10, restaurantName: `Large ${nth}` })
  const payloadOf = (nth: number) => buildSavePayload({ content: contentOf(nth) })
  const made = jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body: payloadOf(0) }))
  const params = { id: made.id }
  let { version } = made
  /** Each price a cent more, so that everything changes. */
  let cents = 0
  const dearer = () => {
    cents += 1
    const content = contentOf(0)
    for (const { items } of content.sections)
      for (const { prices } of items)
        for (const price of prices) if (price.amount !== undefined) price.amount += cents
    return content
  }
  const saved = (answer: Answer): Answer => {
    if (answer.status === 200) version = jsonOf<SavedMenu>(answer).version
    return answer
  }
  const look = async () => {
    version = jsonOf<SavedMenu>(await owner.call(readSavedMenu, { params })).version
    return version
  }
  const firstItem = made.content.sections[0]?.items[0]
  const priceId = firstItem?.prices[0]?.id ?? 'p1'
  const change = async (nth: number) => {
    const body = { menuId: made.id, version: await look(), title: `Change ${nth}`, content: dearer() }
    return jsonOf<{ id: string }>(await owner.call(openChange, { body })).id
  }
  const page = jsonOf<OwnPage>(
    await owner.call(makeRestaurantPage, {
      body: { menuId: made.id, timeZone: 'Europe/Rome', isOpen: true },
    }),
  )
  const path = new URL(page.url).pathname
  const { design, templateId } = payloadOf(0)
  const draftOf = (nth: number) => ({ content: contentOf(nth), design, templateId, step: 'builder' as const })
  const written = JSON.stringify
  let opened = ''
  return [
    { name: 'save a new menu', ask: (nth) => owner.send(createSavedMenu, { body: payloadOf(nth + 1) }) },
    {
      name: 'save a menu with every price changed',
      ask: async (_nth) => {
        const body = { ...payloadOf(0), content: dearer(), version }
        return saved(await owner.ask('PUT', `/api/saved-menus/${made.id}`, written(body)))
      },
    },
    { name: 'audit the catalog', ask: () => owner.send(auditReport, { query: {} }) },
    { name: 'export the catalog', ask: () => owner.send(exportCatalogue, { query: { format: 'csv' } }) },
    { name: 'keep a draft', ask: (nth) => owner.send(writeDraft, { body: draftOf(nth) }) },
    { name: 'read a menu', ask: () => owner.send(readSavedMenu, { params }) },
    {
      name: 'rename a menu',
      ask: (nth) => owner.send(renameSavedMenu, { params, body: { title: `T ${nth}` } }),
    },
    {
      name: 'duplicate a menu',
      ask: (nth) => owner.send(duplicateSavedMenu, { params, body: { title: `Copy ${nth}`, dateLine: '' } }),
    },
    { name: 'share a menu', ask: () => owner.send(shareSavedMenu, { params }) },
    {
      name: 'change one price',
      ask: (nth) =>
        owner.send(changePrice, {
          params: { id: made.id, itemId: firstItem?.id ?? 0, priceId },
          body: { amount: 700 + nth },
        }),
    },
    {
      name: 'change every dish',
      ask: (nth) =>
        owner.send(changeDishes, {
          body: {
            title: 'All',
            edits: made.content.sections.flatMap(({ id: sectionId, items }) =>
              items.slice(0, 100).map(({ id: itemId }) => ({
                menuId: made.id,
                sectionId,
                itemId,
                edit: { description: `Another ${nth}.` },
              })),
            ),
          },
        }),
    },
    {
      name: 'propose a change',
      ask: async (_nth) => {
        const body = { menuId: made.id, version: await look(), title: 'C', content: dearer() }
        return owner.send(openChange, { body })
      },
    },
    {
      name: 'look at a change (merge, compare, preflight)',
      ask: async (nth) => {
        if (nth === 0) opened = await change(nth)
        return owner.send(readChange, { params: { id: opened } })
      },
    },
    {
      name: 'apply a change',
      ask: async (nth) => {
        opened = await change(nth)
        return owner.send(applyChange, { params: { id: opened }, body: { version, answers: {} } })
      },
    },
    {
      name: 'undo a change',
      ask: async (nth) => {
        if (nth > 0) {
          opened = await change(nth)
          await owner.call(applyChange, { params: { id: opened }, body: { version, answers: {} } })
        }
        return owner.send(undoChange, { params: { id: opened } })
      },
    },
    {
      name: 'read an earlier state',
      ask: async () => owner.send(readSavedMenuState, { params: { ...params, version: (await look()) - 1 } }),
    },
    {
      name: 'restore a version',
      ask: async () =>
        owner.send(restoreVersion, { params: { ...params, version: (await look()) - 1 }, body: { version } }),
    },
    { name: 'list its dishes', ask: () => owner.send(listDishes, { query: {} }) },
    { name: 'its dishes elsewhere', ask: () => owner.send(listDishesOfMenu, { params }) },
    { name: 'kitchen list', ask: () => owner.send(listSoldOut, { query: {} }) },
    {
      name: 'preview planned prices of every dish',
      ask: () =>
        owner.send(previewPlannedPrices, {
          body: {
            menuId: made.id,
            plan: {
              name: 'Winter',
              timeZone: 'Europe/Paris',
              from: '2026-01-01T17:00',
              until: '2099-01-02T02:00',
              changes: made.content.sections
                .flatMap(({ items }) => items)
                .slice(0, 500)
                .map(({ id, prices }) => ({ itemId: id, priceId: prices[0]?.id ?? 'p1', amount: 900 })),
            },
          },
        }),
    },
    {
      name: 'set its pages',
      ask: (nth) => owner.send(typesetPages, { body: { design, templateId, content: contentOf(nth) } }),
    },
    { name: 'its PDF', ask: () => owner.send(savedMenuPdf, { params }) },
    {
      name: 'recommendations',
      ask: (nth) => owner.send(reviewRecommendations, { body: { content: contentOf(nth), cuisineId: 5 } }),
    },
    {
      name: 'optimization',
      ask: (nth) => owner.send(reviewOptimization, { body: { content: contentOf(nth), cuisineId: 5 } }),
    },
    {
      name: 'refresh every dish',
      ask: (nth) => owner.send(refreshWholeMenu, { body: refreshing(contentOf(nth)) }),
    },
    { name: 'compose a menu', ask: () => owner.send(composeMenu, { body: COMPOSED }) },
    { name: 'export the account', ask: () => owner.send(exportAccount) },
    {
      name: 'the page of the restaurant, by a guest',
      ask: (nth) => guest.ask('GET', `${path}?without=${WITHOUT[nth % WITHOUT.length]}`),
    },
    { name: 'menu.json, by a guest', ask: () => guest.ask('GET', `${path}/menu.json`) },
    { name: 'food-menus.json, by a guest', ask: () => guest.ask('GET', `${path}/food-menus.json`) },
    { name: 'the embedded page, by a guest', ask: () => guest.ask('GET', `${path}/embed`) },
    {
      name: 'the shared menu, by a guest',
      ask: (nth) => guest.ask('GET', `/menu-viewer/${made.id}?without=${WITHOUT[nth % WITHOUT.length]}`),
    },
  ]
}

const WITHOUT = ['milk', 'fish', 'eggs', 'celery', 'mustard', 'lupin', 'sesame']

const refreshing = ({ sections }: ReturnType<typeof buildContent>) => ({ sections, cuisineId: 5 })

const COMPOSED = {
  cuisineId: 1,
  kind: 'a-la-carte',
  sections: ['Antipasti', 'Primi', 'Secondi', 'Contorni', 'Dolci'].map((name) => ({ name, count: 20 })),
}

function asksOfChain(chain: Visitor): LargestAsk[] {
  return [
    {
      name: 'search many menus',
      ask: (nth) => chain.send(searchMenus, { query: { q: `dish number ${nth + 1}` } }),
    },
    { name: 'export an account with many menus', ask: () => chain.send(exportAccount) },
    { name: 'kitchen list of many menus', ask: () => chain.send(listSoldOut, { query: {} }) },
  ]
}
