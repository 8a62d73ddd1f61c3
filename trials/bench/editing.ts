import type { Browser, CDPSession, Page } from '@playwright/test'
import { buildContent } from '#tests/builders/build-menu.ts'
import { openInBuilder } from '#tests/support/edit-menu.ts'
import { withBrowserAtServer } from './browser-at-server.ts'
import { type BenchRow, median, ms, percentile } from './measure.ts'

const ITEMS = 150
const SECTIONS = 12
/** The largest menu that Carte takes: only its rows near the screen are in the page. */
const LONG = { items: 1000, sections: 40 } as const
const ROUNDS = 40
const TARGET_MS = 50
const OPENING_TARGET_MS = 400

/**
 * The scripting time of single interactions with a long menu in the builder, from the browser's own
 * trace: a key typed on a dish, a text kept, a dish carried past another, a dish put down. All times are those in
 * which the page had the processor: on a busy machine a clock would measure its other work.
 */
export const benchEditing = (): Promise<BenchRow[]> =>
  withBrowserAtServer('Editing in the browser', async ({ browser, url }) => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    await openInBuilder(page, accountOf('bench'), buildContent({ items: ITEMS, sections: SECTIONS }))
    const trace = await page.context().newCDPSession(page)
    await trace.send('Performance.enable', { timeDomain: 'threadTicks' })
    const rows = [...(await benchTyping(page, trace)), ...(await benchDragging(page, trace))]
    await page.close()
    return [
      ...rows.map((row) => rowOf(row, `${ITEMS} items in ${SECTIONS} sections`)),
      ...(await benchLongMenu(browser, url)),
    ]
  })

const accountOf = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: 'correct horse',
})

const rowOf = ({ name, times }: Measured, size: string): BenchRow => ({
  name: `${name}, ${size}, scripting`,
  value: `median ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`,
  against: `${times.filter((time) => time > TARGET_MS).length} of ${times.length} above ${TARGET_MS} ms`,
})

/** The same on the longest menu, with its opening, and a scroll from end to end. */
async function benchLongMenu(browser: Browser, baseURL: string): Promise<BenchRow[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const size = `${LONG.items} items in ${LONG.sections} sections`
  await openInBuilder(page, accountOf('bench-long'), buildContent(LONG))
  const trace = await context.newCDPSession(page)
  await trace.send('Performance.enable', { timeDomain: 'threadTicks' })
  const opening: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank')
    const before = await scriptSeconds(trace)
    await page.goto('/menu-builder')
    await page.locator('[data-item-id]').first().waitFor()
    await page.waitForTimeout(1500)
    opening.push((await scriptSeconds(trace)) - before)
  }
  const typed = await benchTyping(page, trace)
  const scroll = await longTasksOf(browser, page, () => scrollThrough(page))
  await context.close()
  const openingMs = opening.map((seconds) => seconds * 1000)
  return [
    {
      name: `Opening, ${size}, scripting`,
      value: `median ${ms(median(openingMs))}`,
      against: `${openingMs.filter((time) => time > OPENING_TARGET_MS).length} of ${opening.length} above ${OPENING_TARGET_MS} ms`,
    },
    ...typed.map((row) => rowOf(row, size)),
    {
      name: `Scrolling from end to end, ${size}`,
      value: `${scroll.length} tasks over ${TARGET_MS} ms`,
      against: `the longest ${ms(Math.max(0, ...scroll))}`,
    },
  ]
}

/** Wheels down to the foot of the menu and up again, a screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Menu' }).hover({ position: { x: 40, y: 200 } })
  for (const by of [700, -700]) {
    for (let step = 0; step < 90; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(40)
    }
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Of the thread, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The times of the page's tasks over 50 ms, in ms of its main thread. */
async function longTasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata']
  await browser.startTracing(page, { categories })
  await act()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > TARGET_MS)
}

interface Measured {
  readonly name: string
  readonly times: number[]
}

async function benchTyping(page: Page, trace: CDPSession): Promise<Measured[]> {
  const typing: number[] = []
  const keeping: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .locator('[data-action="name"]')
      .nth(round % 6)
      .click()
    const text = `Plate ${round} of the season`
    for (const letter of text.slice(0, round < 5 ? text.length : 6)) {
      typing.push(await scriptingOf(page, trace, () => page.keyboard.press(letter)))
    }
    keeping.push(await scriptingOf(page, trace, () => page.keyboard.press('Enter')))
    await page.keyboard.press('Escape')
  }
  return [
    { name: 'Typing a letter on a dish', times: typing },
    { name: 'Keeping what was typed', times: keeping },
  ]
}

async function benchDragging(page: Page, trace: CDPSession): Promise<Measured[]> {
  const carrying: number[] = []
  const dropping: number[] = []
  const row = page.locator('[data-item-id]').first()
  const handle = row.locator('[data-action="move"]')
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    // In a menu with a window a row has its handle only while it is pointed at.
    await row.hover()
    await handle.hover()
    const box = await handle.boundingBox()
    if (!box) throw new Error('There is nothing to drag')
    await page.mouse.down()
    for (let step = 1; step <= 12; step += 1) {
      const move = () => page.mouse.move(box.x + 8, box.y + 8 + step * 40)
      carrying.push(await scriptingOf(page, trace, move))
    }
    dropping.push(await scriptingOf(page, trace, () => page.mouse.up()))
  }
  return [
    { name: 'Carrying a dish one step', times: carrying },
    { name: 'Putting a dish down', times: dropping },
  ]
}

/** Milliseconds of JavaScript, styles excluded, from an interaction until its frames are painted. */
async function scriptingOf(page: Page, trace: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await scriptSeconds(trace)
  await act()
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  return ((await scriptSeconds(trace)) - before) * 1000
}

async function scriptSeconds(trace: CDPSession): Promise<number> {
  const { metrics } = await trace.send('Performance.getMetrics')
  const script = metrics.find(({ name }) => name === 'ScriptDuration')
  if (!script) throw new Error('The browser does not say how long scripts ran')
  return script.value
}
