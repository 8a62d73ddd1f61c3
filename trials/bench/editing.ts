import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildContent } from '#tests/builders/build-menu.ts'
import { openInBuilder } from '#tests/support/edit-menu.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import browserSettings from '../../playwright.config.ts'
import { type BenchRow, median, ms, percentile } from './measure.ts'

const ITEMS = 150
const SECTIONS = 12
const ROUNDS = 40
const TARGET_MS = 50
const settings = browserSettings.use?.launchOptions

/**
 * The scripting time of single interactions with a long menu in the builder, from the browser's own
 * trace: a key typed on a dish, a text kept, a dish carried past another, a dish put down.
 */
export async function benchEditing(): Promise<BenchRow[]> {
  const executablePath = settings?.executablePath ?? chromium.executablePath()
  if (!existsSync(executablePath)) return [{ name: 'Editing in the browser', value: 'no browser here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
  const browser = await chromium.launch({ ...settings, executablePath })
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const account = { username: 'bench', email: 'bench@example.com', password: 'correct horse' }
    await openInBuilder(page, account, buildContent({ items: ITEMS, sections: SECTIONS }))
    const trace = await page.context().newCDPSession(page)
    await trace.send('Performance.enable')
    const rows = [...(await benchTyping(page, trace)), ...(await benchDragging(page, trace))]
    return rows.map(({ name, times }) => ({
      name: `${name}, ${ITEMS} items in ${SECTIONS} sections, scripting`,
      value: `median ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`,
      against: `${times.filter((time) => time > TARGET_MS).length} of ${times.length} above ${TARGET_MS} ms`,
    }))
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
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
  }
  return [
    { name: 'Typing a letter on a dish', times: typing },
    { name: 'Keeping what was typed', times: keeping },
  ]
}

async function benchDragging(page: Page, trace: CDPSession): Promise<Measured[]> {
  const carrying: number[] = []
  const dropping: number[] = []
  const handles = page.locator('[data-action="move"]')
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    await handles.first().hover()
    const box = await handles.first().boundingBox()
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
