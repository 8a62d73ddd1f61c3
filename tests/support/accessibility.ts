import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Look {
  /** Said where something is found. */
  readonly name?: string
  /** Only these parts of the page. */
  readonly within?: readonly string[]
  /** Only these rules; where absent all that Axe applies by default, and that targets are large enough to touch. */
  readonly rules?: string[]
}

/** Axe finds nothing on the page. */
export async function expectAccessible(page: Page, { name, within = [], rules }: Look = {}): Promise<void> {
  // No frame of ours is of another origin, so the analysis need not be collected in a page of its own: half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
  for (const part of within) axe.include(part)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`),
    name,
  ).toEqual([])
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page, name?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name ?? 'The page'} scrolls sideways`).toBeLessThanOrEqual(0)
}

export const WIDE = { viewport: { width: 1440, height: 900 } }
export const NARROW = { viewport: { width: 390, height: 900 }, colorScheme: 'dark' } as const

/** All rules hold on the page as it stands; where that is in the light, its colours are read in the dark too. */
export async function expectAccessibleInAnyLight(page: Page, name: string): Promise<void> {
  await expectAccessible(page, { name })
  await expectNoSidewaysScroll(page, name)
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { name: `${name}, in the dark`, rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}
