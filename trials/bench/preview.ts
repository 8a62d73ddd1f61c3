import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '#tests/support/design-menu.ts'
import { withBrowserAtServer } from './browser-at-server.ts'
import { type BenchRow, median, ms, percentile } from './measure.ts'

const SIZES = [40, 150]
const ROUNDS = 20
const WARM_UP = 4
const GOAL_MS = 150
/** Until what was set off before is painted. */
const AT_REST_MS = 200

/** What a person changes, as a function of the page that sets it off once everything is in its place. */
const changes: readonly {
  readonly name: string
  readonly prepare: (page: Page, round: number) => Promise<Change>
}[] = [
  { name: 'a colour', prepare: prepareColor },
  { name: 'the size of the text', prepare: prepareSize },
  { name: "a dish's name", prepare: prepareName },
]

/** The element that is clicked, or the colour field and what is picked in it. */
interface Change {
  readonly selector: string
  readonly color?: string
}

/**
 * From a change in the designer to its painted page: server, typesetter, transport, pdf.js and the browser's
 * own painting, in a browser with the size of a laptop.
 */
export const benchPreview = (): Promise<BenchRow[]> =>
  withBrowserAtServer('Live preview', async ({ browser, url }) => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const account = { username: 'bench', email: 'bench@example.com', password: 'correct horse' }
    await page.request.post(register.path, { data: account })
    const rows: BenchRow[] = []
    for (const items of SIZES) {
      await openInDesigner(page, buildContent({ items }))
      await pagesAreUpToDate(page)
      for (const { name, prepare } of changes) {
        const times = await timesOf(page, prepare)
        rows.push({
          name: `Preview of ${name}, ${items} items, from the change to the painted page`,
          value: `median ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`,
          against: `goal: median under ${GOAL_MS} ms`,
        })
      }
    }
    return rows
  })

async function timesOf(
  page: Page,
  prepare: (page: Page, round: number) => Promise<Change>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const time = await timeToPaint(page, await prepare(page, round))
    await pagesAreUpToDate(page)
    if (round >= WARM_UP) times.push(time)
  }
  return times
}

async function prepareColor(page: Page, round: number): Promise<Change> {
  await page.getByRole('tab', { name: 'Colors' }).click()
  await page.getByRole('tab', { name: 'Custom' }).click()
  return { selector: 'input[aria-label="Primary color: pick"]', color: `#2b1b${(16 + round).toString(16)}` }
}

async function prepareSize(page: Page, round: number): Promise<Change> {
  // The server remembers pages that it has set: these are in a colour that no round before had.
  await page.getByRole('tab', { name: 'Colors' }).click()
  await page.getByRole('tab', { name: 'Custom' }).click()
  await page.getByLabel('Accent color', { exact: true }).fill(`#a63a${(16 + round).toString(16)}`)
  await pagesAreUpToDate(page)
  await page.getByRole('tab', { name: 'Text' }).click()
  // The words of the pages in that color, and the pages below, come after a rest.
  await page.waitForTimeout(AT_REST_MS)
  return { selector: `input[type=radio][value=${['small', 'medium', 'large'][round % 3]}]:not(:checked)` }
}

async function prepareName(page: Page, round: number): Promise<Change> {
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Plate ${round} of the season`)
  // Nobody types a name while the dialog still comes in: a browser without a GPU would paint that until long after.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.waitForTimeout(AT_REST_MS)
  return { selector: '[role=dialog] button[type=submit]' }
}

/** Milliseconds until a canvas has taken the place of the one before and the browser has painted that frame. */
const timeToPaint = (page: Page, change: Change): Promise<number> =>
  page.evaluate(
    ({ selector, color }) =>
      new Promise<number>((resolve, reject) => {
        const control = document.querySelector<HTMLInputElement>(selector)
        const desk = document.querySelector('[aria-label="Live preview"]')
        if (!control || !desk) return reject(new Error(`Not on the page: ${selector}`))
        const observer = new MutationObserver((mutations) => {
          const nodes = mutations.flatMap(({ addedNodes, target }) =>
            (target as Element).closest('[data-page]') ? [...addedNodes] : [],
          )
          if (!nodes.some((node) => node instanceof HTMLCanvasElement)) return
          observer.disconnect()
          // The task after the next frame's callbacks runs when that frame has been painted.
          requestAnimationFrame(() => {
            const painted = new MessageChannel()
            painted.port1.onmessage = () => resolve(performance.now() - start)
            painted.port2.postMessage(null)
          })
        })
        observer.observe(desk, { childList: true, subtree: true })
        const start = performance.now()
        if (color === undefined) return control.click()
        // React reads a value through the setter that it has put over this one.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, color)
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    change,
  )
