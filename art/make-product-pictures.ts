/**
 * Takes the pictures of our screens that the public pages show, light and dark: `node
 * art/make-product-pictures.ts` after `npm run build` writes web/static/pictures. Run it when one of those
 * screens changes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { PRODUCT_PICTURE, productPicture } from '#domain/site/product-pictures.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { classic } from '#templates/classic/template.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { cardWith } from '#tests/support/subscriber.ts'

const STATIC_DIR = join(import.meta.dirname, '..', 'web', 'static')
const MAX_BYTES = 60 * 1024
/** Screens are pictured as wide as a small tablet, so that their words are still read in half a page. */
const VIEWPORT = { width: 720, height: 900 }

const dataDir = mkdtempSync(join(tmpdir(), 'carte-pictures-'))
const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  mkdirSync(join(STATIC_DIR, 'pictures'), { recursive: true })
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: VIEWPORT,
    deviceScaleFactor: PRODUCT_PICTURE.width / VIEWPORT.width,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await ownMenu(page)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/recommendations')
    const topic = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await topic.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const { y = 0 } = (await topic.boundingBox()) ?? {}
    const height = (VIEWPORT.width * PRODUCT_PICTURE.height) / PRODUCT_PICTURE.width
    const clip = { x: 0, y: y - 6, width: VIEWPORT.width, height }
    const bytes = await sharp(await page.screenshot({ clip, fullPage: true }))
      .resize(PRODUCT_PICTURE.width, PRODUCT_PICTURE.height)
      .webp({ quality: 78, effort: 6 })
      .toBuffer()
    const path = productPicture('recommendations', scheme)
    if (bytes.byteLength > MAX_BYTES) throw new Error(`${path} has ${bytes.byteLength} bytes`)
    writeFileSync(join(STATIC_DIR, path), bytes)
    process.stdout.write(`${path} ${(bytes.byteLength / 1024).toFixed(1)} KB\n`)
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

/** A Professional account with one menu, in which a few things could be better. */
async function ownMenu(page: Page): Promise<void> {
  const post = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await post(register.path, { username: 'owner', email: 'owner@example.com', password: 'correct horse' })
  const { clientSecret } = await post(createSubscription.path)
  await post(paySandboxInvoice.path, { clientSecret, ...cardWith('success') })

  const {
    name,
    description,
    generated: { cuisineId, seed },
  } = classic.sample
  const filters = generationFiltersSchema.parse({ cuisineId, itemsPerCategoryCustom: { 1: 4, 2: 5, 3: 3 } })
  const [appetizers, mains, ...others] = generateMenu({
    catalogue: loadCatalogue(),
    filters,
    seed,
    pictureOf: dishImageUrl,
  })
  if (!appetizers || !mains) throw new Error('The generated menu has no main courses')
  const [first, second, ...rest] = mains.items
  if (!first || !second) throw new Error('The generated menu has too few main courses')
  const dear = { ...first, prices: [fixedPrice(4200)] }
  const cheap = { ...second, prices: [fixedPrice(1200)] }
  const menu = newMenu([appetizers, { ...mains, items: [dear, cheap, ...rest] }, ...others])
  await post(createSavedMenu.path, {
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
