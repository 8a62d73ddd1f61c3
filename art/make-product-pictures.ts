/**
 * Takes the pictures of our screens that the public pages show, light and dark: `node
 * art/make-product-pictures.ts [screen]` after `npm run build` writes web/static/pictures. Run it when one of those
 * screens changes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { createBoard } from '#contract/restaurant/boards.ts'
import { makeRestaurantPage, renameRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { type PicturedScreen, PRODUCT_PICTURE, productPicture } from '#domain/site/product-pictures.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { classic } from '#templates/classic/template.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import { writtenMenu } from '#tests/samples/written-menus.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { cardWith } from '#tests/support/subscriber.ts'

const STATIC_DIR = join(import.meta.dirname, '..', 'web', 'static')
const MAX_BYTES = 60 * 1024
/** How wide the words of a picture are: it is as wide as the window that it was taken in. */
interface Shot {
  readonly screen: PicturedScreen
  /** Width of the window in pixels; its height follows from the shape of the pictures. */
  readonly width: number
  /** What it shows fills the window; else the window is tall, and nothing at its foot is in the picture. */
  readonly fills?: true
  /** Opens the screen. @returns from where down it is shown, in pixels */
  readonly open: (page: Page) => Promise<number>
}

const shots: readonly Shot[] = [
  {
    screen: 'recommendations',
    width: 720,
    async open(page) {
      await page.goto('/recommendations')
      return (await topOf(page.getByRole('main').getByRole('heading', { level: 2 }).first())) - 6
    },
  },
  {
    screen: 'import',
    width: 1280,
    fills: true,
    async open(page) {
      await page.goto('/menu-builder?start=import')
      await page.locator('input[type=file][multiple]').setInputFiles({
        name: 'dinner.pdf',
        mimeType: 'application/pdf',
        buffer: await printed(writtenMenu('bistro')),
      })
      await page.locator('[data-row]').first().waitFor()
      await page.waitForTimeout(1500)
      return 0
    },
  },
  {
    screen: 'guests',
    width: 860,
    async open(page) {
      await page.goto(`/r/${SLUG}`)
      return (await topOf(page.getByRole('heading', { name: 'Dinner' }).first())) - 24
    },
  },
  {
    screen: 'sold-out',
    width: 640,
    async open(page) {
      await page.goto('/sold-out')
      const back = page.getByText('Bring back').first()
      await back.waitFor()
      return Math.max(0, (await topOf(back)) - 138)
    },
  },
  {
    screen: 'allergens',
    width: 860,
    async open(page) {
      const listed = await (await page.request.get(listSavedMenus.path)).json()
      await page.goto(`/r/${SLUG}/${listed[0].id}/allergens`)
      return (await topOf(page.getByRole('table').first())) - 6
    },
  },
  {
    screen: 'board',
    width: 1080,
    fills: true,
    async open(page) {
      await page.goto(`/r/${SLUG}/board/${BOARD}`)
      await page.locator('.page.seen img').first().waitFor({ timeout: 240_000 })
      return 0
    },
  },
]

const SLUG = 'dinner-tonight'
const BOARD = 'counter'
/** Of a window, in pixels. */
const TALL = 900

const [only] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'carte-pictures-'))
const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  mkdirSync(join(STATIC_DIR, 'pictures'), { recursive: true })
  const analysed = await signedIn('owner')
  await ownMenu(analysed)
  const served = await signedIn('margaux')
  await ownPage(served)
  for (const shot of shots.filter(({ screen }) => !only || screen === only))
    for (const scheme of ['light', 'dark'] as const)
      await take(shot, shot.screen === 'recommendations' ? analysed : served, scheme)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(
  { screen, width, fills, open }: Shot,
  owner: Page,
  scheme: 'light' | 'dark',
): Promise<void> {
  const height = Math.round((width * PRODUCT_PICTURE.height) / PRODUCT_PICTURE.width)
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: fills ? height : TALL },
    deviceScaleFactor: PRODUCT_PICTURE.width / width,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    storageState: await owner.context().storageState(),
  })
  const page = await context.newPage()
  const y = await open(page)
  await page.evaluate(() => document.fonts.ready)
  const bytes = await sharp(await page.screenshot({ clip: { x: 0, y, width, height }, fullPage: true }))
    .resize(PRODUCT_PICTURE.width, PRODUCT_PICTURE.height)
    .webp({ quality: 74, effort: 6 })
    .toBuffer()
  await context.close()
  const path = productPicture(screen, scheme)
  if (bytes.byteLength > MAX_BYTES) throw new Error(`${path} has ${bytes.byteLength} bytes`)
  writeFileSync(join(STATIC_DIR, path), bytes)
  process.stdout.write(`${path} ${(bytes.byteLength / 1024).toFixed(1)} KB\n`)
}

async function topOf(element: Locator): Promise<number> {
  await element.waitFor()
  return (await element.boundingBox())?.y ?? 0
}

async function printed(text: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<pre style="font: 15px/1.5 serif; white-space: pre-wrap">${text}</pre>`)
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1in', left: '1in', right: '1in' } })
  await page.close()
  return pdf
}

async function signedIn(username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await send(page, 'post', register.path, {
    username,
    email: `${username}@example.com`,
    password: 'correct horse',
  })
  const { clientSecret } = await send(page, 'post', createSubscription.path)
  await send(page, 'post', paySandboxInvoice.path, { clientSecret, ...cardWith('success') })
  return page
}

async function send(page: Page, method: 'post' | 'put', path: string, data: object = {}) {
  const answer = await page.request[method](path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

function sampleSections() {
  const { cuisineId, seed } = classic.sample.generated
  const filters = generationFiltersSchema.parse({ cuisineId, itemsPerCategoryCustom: { 1: 4, 2: 5, 3: 3 } })
  return generateMenu({ catalogue: loadCatalogue(), filters, seed, pictureOf: dishImageUrl })
}

/** A restaurant whose page is open, with a dish that is sold out and a board. */
async function ownPage(page: Page): Promise<void> {
  const { name, description, generated } = classic.sample
  const restaurant = { ...defaultRestaurant, name, description, cuisineId: generated.cuisineId }
  const content = { restaurant, ...newMenu(sampleSections()), title: 'Dinner' }
  const saved = await send(page, 'post', createSavedMenu.path, {
    ...buildSavePayload({ name: 'Dinner', content }),
    design: { ...defaultDesign, secondaryColor: '#ffffff' },
  })
  const made = await send(page, 'post', makeRestaurantPage.path, {
    menuId: saved.id,
    timeZone: 'America/New_York',
    isOpen: true,
  })
  const { restaurantId } = made
  await send(page, 'put', renameRestaurantPage.path.replace('{restaurantId}', restaurantId), { slug: SLUG })
  const [, dish] = content.sections.flatMap(({ items }) => items)
  await send(page, 'post', saySoldOut.path, {
    words: [{ places: [{ menuId: saved.id, itemId: dish?.id }], isSoldOut: true }],
  })
  await send(page, 'post', createBoard.path.replace('{id}', restaurantId), {
    name: BOARD,
    board: { title: 'Dinner', menus: [{ menuId: saved.id }] },
  })
}

/** One menu, in which a few things could be better. */
async function ownMenu(page: Page): Promise<void> {
  const {
    name,
    description,
    generated: { cuisineId },
  } = classic.sample
  const [appetizers, mains, ...others] = sampleSections()
  if (!appetizers || !mains) throw new Error('The generated menu has no main courses')
  const [first, second, ...rest] = mains.items
  if (!first || !second) throw new Error('The generated menu has too few main courses')
  const dear = { ...first, prices: [fixedPrice(4200)] }
  const cheap = { ...second, prices: [fixedPrice(1200)] }
  const menu = newMenu([appetizers, { ...mains, items: [dear, cheap, ...rest] }, ...others])
  await send(page, 'post', createSavedMenu.path, {
    name: `${name} Menu`,
    restaurantId: 0,
    templateId: 1,
    cuisineId,
    items: itemIds(menu),
    targetCheckAverage: 25,
    design: defaultDesign,
    content: { restaurant: { ...defaultRestaurant, name, description, cuisineId }, ...menu },
  })
}
