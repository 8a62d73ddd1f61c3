import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Look {
  /** Said where something is found. */
  readonly name?: string
  /** Only these parts of the page. */
  readonly within?: readonly string[]
  /** All but these parts of it. */
  readonly outside?: string
  /** Only these rules; all that Axe applies by default where absent. */
  readonly rules?: string[]
}

/** Axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  { name, within = [], outside, rules }: Look = {},
): Promise<void> {
  // No frame of ours is of another origin, so the analysis need not be collected in a page of its own: half the time.
  // Only violations are read, so that what passes needs no selector of each of its elements.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of within) axe.include(part)
  if (outside) axe.exclude(outside)
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
export const NARROW = { viewport: { width: 320, height: 900 }, colorScheme: 'dark' } as const

/**
 * All rules hold on the page as it stands. Wide and in the light, its colours are read in the dark too; narrow
 * and in the dark, targets are measured for fingers, but for those on the pages of the menu: they are as small
 * as the paper becomes, and the builder edits the same dishes.
 */
export async function expectAccessibleInAnyLight(page: Page, name: string): Promise<void> {
  await expectAccessible(page, { name })
  await expectNoSidewaysScroll(page, name)
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    await expectAccessible(page, { name, rules: ['target-size'], outside: '[data-page]' })
    return
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { name: `${name}, in the dark`, rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}
