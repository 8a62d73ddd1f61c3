import { afterAll, describe, expect, it } from 'vitest'
import { generateMenu } from '#contract/generating/generation.ts'
import { createSavedMenu, readSavedMenu, savedMenuPdf, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { listSignOffs, signDeclarations } from '#contract/menus/sign-offs.ts'
import { itemOfSpecified } from '#contract/shared/specified-menu.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { proposeMenu } from '#domain/menu/claims/proposals.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { menuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { buildContent, buildItem, buildSavePayload } from '../../builders/build-menu.ts'
import { startAiServer } from '../../fakes/ai-server.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readRows } from '../../support/read-till-file.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const ai = await startAiServer()
afterAll(() => ai.close())

/** Dishes of a model that declares: one without anything, one with milk. */
const dishes = [
  {
    section: 'Appetizers',
    name: 'Charred Tomato Soup',
    description: 'Tomatoes charred over coals and blended with onion and garlic.',
    ingredients: ['tomato', 'onion', 'garlic'],
    price: 9,
    allergens: [],
  },
  {
    section: 'Appetizers',
    name: 'Warm Milk Pudding',
    description: 'Milk simmered slowly with sugar.',
    ingredients: ['milk', 'sugar'],
    price: 8,
    allergens: ['milk'],
  },
]

const { restaurant } = buildContent()
/** What its owner declared. */
const olives = stateClaims(buildItem({ id: 77, name: 'Olives' }), { allergens: ['fish'] })
const contentOf = (items: MenuItem[]): MenuContent => ({
  restaurant,
  ...newMenu([{ id: 1, name: 'Plates', items }]),
  market: { country: 'US' },
})

describe.skipIf(!hasEngine)('what no person declared', () => {
  const server = useTestServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama3.1',
    AI_BASE_URL: ai.url,
  })

  async function owner() {
    const client = server().client()
    await client.register(`declarer-${crypto.randomUUID()}`)
    await subscribe(client)
    return client
  }

  async function ofModel(client: TestClient): Promise<MenuContent> {
    ai.script({ dishes })
    const menu = await client.call(generateMenu, { body: { cuisineId: 5, itemsPerCategoryCustom: { 1: 2 } } })
    return contentOf(menu.flatMap(({ items }) => items.map(itemOfSpecified)))
  }

  const items = [buildItem({ id: 1, name: 'Bread' }), buildItem({ id: 2, name: 'Pudding' })]
  const statedElsewhere = mapItems(contentOf(items), (item) =>
    stateClaims(item, { allergens: item.id === 1 ? [] : ['milk'] }),
  )
  const ofMenuFile = async () =>
    proposeMenu(
      readMenuFile(menuFile({ content: statedElsewhere, design: defaultDesign, templateId: 1 })).content,
    )
  const ofTable = async () => {
    const { content } = readRows('Item,Price,Allergens\nBread,4,none\nPudding,8,milk\n')
    return contentOf(itemsOf(content))
  }

  it.each([
    ['a model', ofModel],
    ['a file of another owner', ofMenuFile],
    ['a table', ofTable],
  ] as const)('in a menu of %s reaches no guest and cannot be signed', async (_, made) => {
    const client = await owner()
    const content = contentOf([...itemsOf(await made(client)), olives])
    const body = buildSavePayload({ content })
    const design = { ...body.design, allergenMarks: 'words' as const }
    const { id } = await client.call(createSavedMenu, { body: { ...body, design } })
    const { content: stored } = await client.call(readSavedMenu, { params: { id } })
    expect(itemsOf(stored).map(({ allergens, claimsToConfirm }) => [allergens, claimsToConfirm])).toEqual([
      [undefined, expect.objectContaining({ allergens: [] })],
      [undefined, expect.objectContaining({ allergens: ['milk'] })],
      [['fish'], undefined],
    ])

    await client.call(shareSavedMenu, { params: { id } })
    const guest = server().client()
    const page = async (path: string) => (await guest.fetch(`/menu-viewer/${id}${path}`)).text()
    const pdf = await guest.fetch(savedMenuPdf.path.replace('{id}', id))
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const printed = pages.map(({ text }) => text).join(' ')
    const shown = (await page('')).match(/<ul class="dishes">.*?<\/ul>/s)?.[0]
    for (const said of [shown, printed]) {
      expect(said).toMatch(/\bfish\b/)
      // "Milk" of a name isn't a declaration.
      expect(said).not.toMatch(/\bmilk\b/)
    }
    expect(await page('/allergens')).toContain('1 of 3 dishes declared')
    expect(await page('?without=milk')).toContain('Dishes hidden: 2 of 3')

    const signed = stored.sections.flatMap((section) =>
      section.items.map((item) => ({ itemId: item.id, text: signedText(stored, section, item) })),
    )
    const names = { name: 'Ana', items: signed }
    expect(await client.refusal(signDeclarations, { params: { id }, body: names })).toMatchObject({
      status: 409,
      code: 'declaration_missing',
      details: {
        fields: ['items.0', 'items.1'].map((path) => ({
          path,
          message: expect.stringMatching(/its allergens wait to be confirmed\.$/),
        })),
      },
    })
    expect(await client.call(listSignOffs, { params: { id } })).toEqual([])
  })
})
