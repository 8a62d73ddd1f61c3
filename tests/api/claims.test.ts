import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { generateMenu } from '#contract/generating/generation.ts'
import { readDishRecipe } from '#contract/generating/reference.ts'
import { readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { itemOfSpecified } from '#contract/shared/specified-menu.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { deriveClaims } from '#domain/menu/recipes/derived-claims.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { diet } from '#domain/reference/reference.ts'
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { reviewClaims } from '#server/features/menus/claims-review.ts'
import { createLog } from '#server/watching/log.ts'
import { confirmAll } from '#tests/builders/confirm-all.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { readPdf } from '../support/read-pdf.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.runIf(hasEngine)('claims of a dish', () => {
  const server = useTestServer()
  let owner: TestClient
  /** As generated: its diets and allergens follow from the recipe. */
  let dish: MenuItem

  beforeAll(async () => {
    owner = server().client()
    await owner.register('anna')
    await subscribe(owner)
    const groups = await owner.call(generateMenu, {
      body: {
        cuisineId: 1,
        itemsPerCategoryCustom: { 1: 10 },
        itemsPerCategory: 0,
        dietaryOptions: [diet.vegan],
      },
    })
    const found = groups[0]?.items.find(({ allergens }) => allergens?.length)
    if (!found) throw new Error('No vegan appetizer with an allergen')
    dish = itemOfSpecified(found)
  })

  const contentOf = (...items: MenuItem[]) => {
    const { restaurant } = buildContent()
    return { restaurant, ...newMenu([{ id: 1, name: 'Appetizers', items }]) }
  }

  /** What a guest reads of these dishes: the page with its data for search engines, and the PDF. */
  async function pageOf(...items: MenuItem[]): Promise<string> {
    const menu = await owner.call(createSavedMenu, {
      body: buildSavePayload({ content: contentOf(...items), design: { ...design, showDietaryTags: true } }),
    })
    const { url } = await owner.call(shareSavedMenu, { params: { id: menu.id } })
    const guest = server().client()
    const page = await guest.fetch(new URL(url).pathname)
    const pdf = await guest.fetch(savedMenuPdf.path.replace('{id}', menu.id))
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    return [await page.text(), ...pages.map(({ text }) => text)].join('\n')
  }
  const { design } = buildSavePayload()

  it('rest on a recipe that anybody may read', async () => {
    const stranger = server().client()
    const { ingredients } = await stranger.call(readDishRecipe, { params: { id: dish.recipeId ?? dish.id } })
    expect(deriveClaims(ingredients).allergens.map(({ key }) => key)).toEqual(dish.allergens)
    expect(await stranger.refusal(readDishRecipe, { params: { id: 8999 } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  it('reach guests while the dish is as the catalogue wrote it', async () => {
    const page = await pageOf(dish)
    expect(page).toContain('Vegan')
    expect(page).toContain('VG Vegan')
    expect(page).toContain('Contains ')
  })

  it('reach no guest once the dish is another, whoever renamed it', async () => {
    const renamed = { ...dish, name: 'Shrimp & Peanut Toast', description: 'Fried shrimp and peanuts.' }
    const page = await pageOf(renamed)
    expect(page).toMatch(/Shrimp &amp;\sPeanut\sToast/u)
    expect(page).not.toContain('Vegan')
    expect(page).not.toContain('Contains ')
    expect(page).not.toContain('Diet"')
  })

  it('reach guests again once the owner confirms them, and not before', async () => {
    const imported = buildItem({ allergens: ['mustard'], dietaryOptions: [diet.glutenFree] })
    expect(await pageOf(imported)).not.toContain('Gluten-Free')
    const menu = await owner.call(createSavedMenu, {
      body: buildSavePayload({ content: contentOf(imported) }),
    })
    const [waiting] = itemsOf(menu.content)
    if (!waiting) throw new Error('The dish is lost')
    expect(menu.toConfirm).toBe(1)
    expect(waiting.claimsToConfirm).toEqual({ dietaryOptions: [diet.glutenFree], allergens: ['mustard'] })
    const page = await pageOf(confirmAll(waiting))
    expect(page).toContain('Gluten-Free')
    expect(page).toContain('Contains mustard')
  })

  it('of traces and of what can be left out or made reach guests only once they are confirmed', async () => {
    const words = { name: 'Pumpkin Soup', description: 'With seeds.' }
    const claims = {
      allergens: ['hazelnuts', 'milk'],
      mayContain: ['pine-nuts'],
      removable: ['milk'],
      dietsOnRequest: [diet.vegan],
    }
    const sent = buildItem({ ...words, ...claims })
    const said = /hazelnut|pine nut|vegan|milk/i
    expect(await pageOf(sent)).not.toMatch(said)
    const menu = await owner.call(createSavedMenu, { body: buildSavePayload({ content: contentOf(sent) }) })
    const [waiting] = itemsOf(menu.content)
    if (!waiting) throw new Error('The dish is lost')
    expect(waiting.claimsToConfirm).toEqual({ dietaryOptions: [], ...claims })
    const page = await pageOf(confirmAll(waiting))
    expect(page).toContain('hazelnuts')
    expect(page).toMatch(/may contain[^.]*pine nuts/i)
    // Other words are another dish.
    expect(await pageOf({ ...confirmAll(waiting), name: 'Pea Soup' })).not.toMatch(said)
  })

  it('are kept for an owner whose plan shows no diets, and counted in the list of menus', async () => {
    const basic = server().client()
    await basic.register('basil')
    const imported = buildItem({ allergens: ['milk'], dietaryOptions: [diet.keto] })
    const { id } = await basic.call(createSavedMenu, {
      body: buildSavePayload({ content: contentOf(imported) }),
    })
    const { content } = await basic.call(readSavedMenu, { params: { id } })
    expect(itemsOf(content)[0]?.claimsToConfirm?.dietaryOptions).toEqual([diet.keto])
    expect((await basic.call(listSavedMenus, {}))[0]).toMatchObject({ id, toConfirm: 1 })
  })

  it('are settled in drafts too', async () => {
    const renamed = { ...dish, name: 'Something Else' }
    await owner.call(writeDraft, { body: { content: contentOf(renamed), design, step: 'builder' } })
    const draft = await owner.call(readDraft, { query: {} })
    expect(draft && itemsOf(draft.content)[0]).toMatchObject({ dietaryOptions: [] })
  })

  it('that cannot be true are refused with the reason', async () => {
    const milky = stateClaims(buildItem({ name: 'Çılbır' }), { confirmed: [diet.vegan], allergens: ['milk'] })
    const body = buildSavePayload({ content: contentOf(milky) })
    const refusal = await owner.refusal(createSavedMenu, { body })
    expect(refusal).toMatchObject({
      code: 'invalid_input',
      message: 'Çılbır cannot be Vegan: it contains milk.',
    })
    const odd = buildItem({ name: 'Soup', claimsToConfirm: { dietaryOptions: [], allergens: ['nutz'] } })
    const second = await owner.refusal(createSavedMenu, {
      body: buildSavePayload({ content: contentOf(odd) }),
    })
    expect(second.message).toBe('Soup declares “nutz”, which is not a known allergen.')
    expect(second.details?.fields?.[0]?.path).toBe('content.sections.0.items.0.claimsToConfirm.allergens.0')
  })

  it('that the catalogue has withdrawn are gone from shared menus, and listed for their owner', async () => {
    const menu = await owner.call(createSavedMenu, { body: buildSavePayload({ content: contentOf(dish) }) })
    await owner.call(shareSavedMenu, { params: { id: menu.id } })
    const { db, close } = await openDatabase(server().env)
    onTestFinished(close)
    const catalogue = createLiveCatalogue(db, createLog('silent'))
    // As an earlier version of the catalogue let it be stored: with a diet that no recipe bears out.
    const stored = {
      ...itemsOf(menu.content)[0],
      dietaryOptions: [...dish.dietaryOptions, diet.keto],
    }
    const document = storedText({
      content: { ...contentOf(stored as MenuItem), currency: 'EUR' },
      design: { ...design, showDietaryTags: true },
    })
    await db.updateTable('savedMenus').set({ document }).where('id', '=', menu.id).execute()
    const listedMenu = async () => (await owner.call(listSavedMenus, {})).find(({ id }) => id === menu.id)
    await sql`update "menuClaims" set "catalogue" = ${'an older one'}, "currency" = null`.execute(db)
    expect((await listedMenu())?.currency).toBeNull()
    await reviewClaims({ db, catalogue })
    const listed = await listedMenu()
    expect(listed?.currency).toBe('EUR')
    expect(listed?.toConfirm).toBe(dish.dietaryOptions.includes(diet.keto) ? 0 : 1)
    const page = await (await server().client().fetch(`/menu-viewer/${menu.id}`)).text()
    expect(page).toContain('Vegan')
    expect(page.includes('Keto-Friendly')).toBe(dish.dietaryOptions.includes(diet.keto))
    const saved = await owner.call(updateSavedMenu, {
      params: { id: menu.id },
      body: { ...buildSavePayload({ content: contentOf(dish) }), version: menu.version },
    })
    expect(saved.toConfirm).toBe(0)
  })
})
