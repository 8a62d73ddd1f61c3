import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isLong } from './depth.ts'

const ownRequire = createRequire(import.meta.url)
/** Axe as it comes with its builder, half a megabyte. */
const axeSource = readFileSync(
  createRequire(ownRequire.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Look {
  /** Said where something is found. */
  readonly name?: string
  /** Only these parts of the page. */
  readonly within?: readonly string[]
  /** Only these rules; all that Axe applies by default where absent. */
  readonly rules?: string[]
  /** Targets are measured for fingers too, but for those in these parts. */
  readonly targetsOutside?: string
}

/** Axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  { name, within = [], rules, targetsOutside }: Look = {},
): Promise<void> {
  // None of our frames is of another origin, so the analysis needn't be collected in a separate page, which
  // halves the time. Only violations are read, so that what passes needs no selector of each of its
  // elements.
  await bringAxe(page)
  const options = {
    resultTypes: ['violations' as const],
    rules: { 'target-size': { enabled: targetsOutside !== undefined } },
  }
  const axe = new AxeBuilder({ page, axeSource: '0' }).setLegacyMode().options(options)
  for (const part of within) axe.include(part)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => String(target)),
  }))
  const small = found.find(({ id }) => id === 'target-size')
  if (small && targetsOutside) {
    const inside = [small.targets, targetsOutside] as const
    small.targets = await page.evaluate(
      ([targets, part]) => targets.filter((target) => !document.querySelector(target)?.closest(part)),
      inside,
    )
  }
  const faults = found.filter(({ targets }) => targets.length > 0)
  expect(
    faults.map(({ id, targets }) => `${id}: ${targets.join(' · ')}`),
    name,
  ).toEqual([])
}

/** The builder would send and run all of Axe twice for each analysis; a page needs it once in each of its frames. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource)
}

/** The page isn't wider than its window. */
export async function expectNoSidewaysScroll(page: Page, name?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name ?? 'The page'} scrolls sideways`).toBeLessThanOrEqual(0)
}

export const WIDE = { viewport: { width: 1440, height: 900 } }
export const NARROW = { viewport: { width: 320, height: 900 }, colorScheme: 'dark' } as const

/** Rules whose answer depends on the width of the window; the others have been asked in the wide one. */
const NARROW_RULES = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

/**
 * Wide and in the light, all rules hold on the page. Narrow and in the dark, nothing scrolls sideways, and targets are
 * measured for fingers, but for those on the pages of the menu: they are as small as the paper becomes, and the builder
 * edits the same dishes. The long form asks all rules there too, and reads the colors of the wide page in the dark:
 * `color-tokens.test.ts` compares them all.
 * @param within only these parts, where the rest of the page is as it was looked at before
 */
export async function expectAccessibleInAnyLight(
  page: Page,
  name: string,
  within: readonly string[] = [],
): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const narrow = { targetsOutside: '[data-page]', ...(!isLong && { rules: NARROW_RULES }) }
  await expectAccessible(page, { name, within, ...(isDark && narrow) })
  await expectNoSidewaysScroll(page, name)
  if (isDark || !isLong) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { name: `${name}, in the dark`, within, rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Looks at the page in both widths, which is a third of the computing of going to each screen in each of them. */
export async function expectAccessibleInBothWidths(
  page: Page,
  name: string,
  within?: readonly string[],
): Promise<void> {
  await expectAccessibleInAnyLight(page, name, within)
  await look(page, NARROW.viewport, NARROW.colorScheme)
  await expectAccessibleInAnyLight(page, `${name}, narrow`, within)
  await look(page, WIDE.viewport, 'light')
}

/** Other parts come for another width, once the page has been painted in it. */
async function look(
  page: Page,
  size: (typeof WIDE)['viewport'],
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
