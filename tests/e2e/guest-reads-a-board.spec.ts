import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createBoard } from '#contract/restaurant/boards.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'
import { buildContent } from '../builders/build-menu.ts'
import { isLong } from '../support/depth.ts'
import { readPdf } from '../support/read-pdf.ts'
import { openPage } from '../support/restaurant-page.ts'
import { startServerProcess } from '../support/server-process.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'

async function ownerWithBoard(url: string, board: Partial<LiveBoard> = {}, items = 24) {
  const owner = new TestClient(url)
  await owner.register(newAccount().username)
  await subscribe(owner)
  const opened = await openPage(owner, [buildContent({ items, sections: 3 })])
  const params = { id: opened.restaurantId }
  await owner.call(createBoard, { params, body: { name: 'bar', board: { title: 'Bar', ...board } } })
  return { owner, menuId: opened.menuIds[0] ?? '', path: `/r/${opened.slug}/board/bar` }
}

const say = (owner: TestClient, menuId: string, itemId: number, isSoldOut: boolean) =>
  owner.call(saySoldOut, { body: { words: [{ places: [{ menuId, itemId }], isSoldOut }] } })

const pageSeen = (page: Page) => page.locator('.page.seen img')

const seenSrc = (page: Page) => pageSeen(page).getAttribute('src')

/** What is painted over something: how long that took from a moment on, in ms. */
async function paintedAfter(page: Page, from: number, state: () => Promise<unknown>): Promise<number> {
  await state()
  // Two frames: the change is on the screen then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return Math.round(performance.now() - from)
}

test('turns its pages, and shows within two seconds what is sold out', async ({ browser, server }) => {
  // The kitchen and the screen are at different servers, where there are two.
  const { owner, menuId, path } = await ownerWithBoard(server.each[0], { secondsPerPage: 5 })
  const screen = await browser.newContext({
    baseURL: server.each.at(-1),
    viewport: { width: 1920, height: 1080 },
  })
  const page = await screen.newPage()
  await page.goto(path)
  await expect(pageSeen(page)).toBeVisible()
  const first = await seenSrc(page)

  await test.step('fills the screen with a picture that is whole', async () => {
    const box = await pageSeen(page).boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([1920, 1080])
    await expect(page.getByText('Dish number 24', { exact: false })).toBeAttached()
  })

  await test.step('turns', async () => {
    await expect.poll(() => seenSrc(page), { timeout: 9000 }).not.toBe(first)
    // Never nothing: the next page covers the one before it.
    expect(await page.locator('.page').count()).toBeGreaterThan(1)
  })

  const times: number[] = []
  const soldOut = isLong ? [9001, 9002, 9003] : [9001, 9002]
  for (const itemId of soldOut) {
    await test.step(`paints over dish ${itemId}`, async () => {
      const from = performance.now()
      await say(owner, menuId, itemId, true)
      times.push(
        await paintedAfter(page, from, () =>
          expect(page.locator('.text')).toContainText(`Dish number ${itemId - 9000} (Sold out)`, {
            timeout: 10_000,
          }),
        ),
      )
    })
  }
  await test.step('and shows again what is back', async () => {
    const from = performance.now()
    await say(owner, menuId, 9001, false)
    times.push(
      await paintedAfter(page, from, () =>
        expect(page.locator('.text')).not.toContainText('Dish number 1 (Sold out)', { timeout: 10_000 }),
      ),
    )
  })
  const printMs = await test.step('prints it too', async () => {
    const hall = owner.at(server.each.at(-1) ?? server.url)
    const struck = async () => {
      const pdf = await (await hall.fetch(`/api/saved-menus/${menuId}/pdf`)).arrayBuffer()
      const { pages } = await readPdf(new Uint8Array(pdf))
      return pages.map(({ text }) => text.split('Sold out').length - 1).reduce((all, here) => all + here, 0)
    }
    expect(await struck()).toBe(soldOut.length - 1)
    const from = performance.now()
    await say(owner, menuId, 9004, true)
    await expect.poll(struck).toBe(soldOut.length)
    return Math.round(performance.now() - from)
  })
  process.stdout.write(
    `board: ${server.each.length} server(s): word to painted in ${times.join(', ')} ms, to print in ${printMs} ms\n`,
  )
  await screen.close()
})

test('goes on without a network, and can be loaded again', async ({ browser, server, pageErrors }) => {
  const { owner, menuId, path } = await ownerWithBoard(server.url, {}, 6)
  const screen = await browser.newContext({ baseURL: server.url })
  const page = await screen.newPage()
  await page.goto(path)
  await expect(pageSeen(page)).toBeVisible()
  const src = await seenSrc(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The next load is the worker's, which keeps the page and its script then.
  await page.reload()
  await expect(pageSeen(page)).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('carte-boards')
        return (await cache.keys()).map(({ url }) => new URL(url).pathname.split('/').at(-1)?.slice(-5))
      }),
    )
    .toEqual(expect.arrayContaining(['state', '.webp']))

  await screen.setOffline(true)
  await page.waitForTimeout(2500)
  expect(await seenSrc(page)).toBe(src)
  await page.reload()
  await expect(pageSeen(page)).toBeVisible()
  expect(await seenSrc(page)).toBe(src)

  await say(owner, menuId, 9004, true)
  await screen.setOffline(false)
  await expect(page.locator('.text')).toContainText('Dish number 4 (Sold out)')
  pageErrors.length = 0
  await screen.close()
})

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

test(
  'goes on while the server is killed and started again, and then shows what is new',
  LONG,
  async ({ browser, pageErrors }) => {
    // Two servers start, one after the other.
    test.slow()
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-board-'))
    const settings = { CARTE_DATA_DIR: dataDir, PORT: await freePort() }
    let running = await startServerProcess(settings)
    const screen = await browser.newContext({ baseURL: running.url })
    try {
      const { owner, menuId, path } = await ownerWithBoard(running.url, {}, 6)
      const page = await screen.newPage()
      await page.goto(path)
      await expect(pageSeen(page)).toBeVisible()
      const src = await seenSrc(page)
      await say(owner, menuId, 9002, true)
      await running.end('SIGKILL')
      await page.waitForTimeout(2500)
      await expect(pageSeen(page)).toBeVisible()
      running = await startServerProcess(settings)
      // A new server has to typeset pages again before it answers; a board waits this long for one answer.
      const timeout = 20_000
      await expect(page.locator('.text')).toContainText('Dish number 2 (Sold out)', { timeout })
      await expect.poll(() => seenSrc(page), { timeout }).not.toBe(src)
      await say(owner, menuId, 9002, false)
      await expect(page.locator('.text')).not.toContainText('(Sold out)')
    } finally {
      await screen.close()
      await running.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
    pageErrors.length = 0
  },
)
