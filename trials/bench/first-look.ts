import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { type Template, templates } from '#domain/design/templates.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { TestClient } from '#tests/support/test-client.ts'
import browserSettings from '../../playwright.config.ts'
import { type BenchRow, median, ms } from './measure.ts'

const DISHES = 60
const ROUNDS = 3
const GOAL_MS = 1200

/** Pictures and typefaces that come late may still be painted, and would count. */
const SETTLED_MS = 1000

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true } as const

/**
 * Lighthouse's slow 4G as a browser applies it: 150 ms and 1.6 Mbit/s, of which 3.75 round trips are taken for each
 * request and nine tenths of the bytes get through, on a processor four times as slow as this one
 * (`throttling.mobileSlow4G` of its core/config/constants.js).
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const
const SLOWER_CPU = 4

/**
 * The largest contentful paint of a restaurant's page of 60 dishes with pictures, on a phone that was never there, in
 * the look and the typefaces of each template.
 */
export async function benchFirstLook(): Promise<BenchRow[]> {
  const executablePath = browserSettings.use?.launchOptions?.executablePath ?? chromium.executablePath()
  if (!existsSync(executablePath)) return [{ name: 'First look at a page', value: 'no browser here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, CARTE_BILLING: 'off' })
  const browser = await chromium.launch({ ...browserSettings.use?.launchOptions, executablePath })
  try {
    const owner = new TestClient(server.url)
    await owner.register('bench')
    const times: { readonly name: string; readonly paintedMs: number }[] = []
    for (const template of templates) {
      const address = `${server.url}/r/${await openPageIn(owner, template)}`
      // The first visit has the server make the page; a guest seldom is the first.
      await fetch(address)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await largestPaint(browser, address))
      times.push({ name: template.name, paintedMs: median(rounds) })
    }
    const slowest = times.toSorted((one, other) => other.paintedMs - one.paintedMs)[0]
    return [
      {
        name: `Restaurant's page of ${DISHES} dishes with pictures, largest contentful paint on slow 4G`,
        value: `median of ${templates.length} templates ${ms(median(times.map(({ paintedMs }) => paintedMs)))}`,
        against: `slowest ${slowest?.name} ${ms(slowest?.paintedMs ?? Number.NaN)}; goal: under ${GOAL_MS} ms`,
      },
    ]
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The address of an open page whose menu has this look. */
async function openPageIn(owner: TestClient, { id, preset }: Template): Promise<string> {
  const { id: _, ...profile } = defaultRestaurant
  const { id: restaurantId } = await owner.call(createRestaurant, { body: profile })
  const drawn = loadCatalogue()
  const content = buildContent({ items: DISHES, sections: 6 })
  const sections = content.sections.map((section) => ({
    ...section,
    items: section.items.map((item, at) => {
      const dish = drawn[section.id * DISHES + at]
      return { ...item, imageUrl: dish ? dishImageUrl(dish) : null }
    }),
  }))
  const body = buildSavePayload({
    templateId: id,
    design: { ...defaultDesign, ...preset, showImages: true, itemImages: 'all' },
    content: { ...content, sections },
  })
  const { id: menuId } = await owner.call(createSavedMenu, { body })
  const opened = { restaurantId, timeZone: 'Europe/Rome', isOpen: true, menuId }
  return (await owner.call(makeRestaurantPage, { body: opened })).slug
}

/** Milliseconds from the click on the link, in a browser that has kept nothing. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}
