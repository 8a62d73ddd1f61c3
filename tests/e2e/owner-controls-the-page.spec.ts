import type { Page } from '@playwright/test'
import { buildContent } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { expect, test } from './fixtures.ts'
import { choose, exported, signInAsProfessional, tab, toggle } from './steps/designer.ts'

const open = (page: Page, label: string) => page.locator('summary').filter({ hasText: label }).click()

test('an owner changes what a template prints, and is offered only what it honours', async ({ page }) => {
  test.slow()
  await signInAsProfessional(page)
  const content = { ...buildContent({ items: 8, restaurantName: 'Chez Paul' }), dateLine: 'Friday lunch' }
  const [first, second] = content.sections.map(({ name }) => name)
  await openInDesigner(page, content)
  await pagesAreUpToDate(page)
  const plain = await exported(page)

  await test.step('columns and white space', async () => {
    await tab(page, 'Layout')
    await choose(page, 'Columns', '2')
    const both = await exported(page)
    expect(both.find('Dish number 8').x).toBeGreaterThan(both.find('Dish number 1').x + 100)
    await choose(page, 'Columns', '1')
    await choose(page, 'Space between dishes', 'Airy')
    const airy = await exported(page)
    await choose(page, 'Space between dishes', 'Tight')
    const tight = await exported(page)
    // A short menu fills its page in any density, in larger type where it's tight: the lines of a dish are closer by it.
    const step = (pdf: typeof plain) => {
      const { y, height } = pdf.find('Dish number 1')
      return (pdf.find('What the kitchen makes').y - y) / height
    }
    expect(step(airy)).toBeGreaterThan(step(plain) + 0.03)
    expect(step(plain)).toBeGreaterThan(step(tight) + 0.03)
    for (const pdf of [airy, tight]) expect(pdf.pages).toHaveLength(plain.pages.length)
    await choose(page, 'Space between dishes', 'Normal')
  })

  let column = plain
  await test.step('a section on a page of its own, and in a box; no date line', async () => {
    expect(plain.text).toContain('Friday lunch')
    await toggle(page, 'Show the date line')
    await open(page, 'Sections')
    await open(page, second ?? '')
    await choose(page, `${second} begins`, 'New page')
    column = await exported(page)
    expect(column.pages[0]?.text).toContain(first)
    expect(column.pages[0]?.text).not.toContain(second)
    expect(column.text).not.toContain('Friday lunch')
    await toggle(page, 'In a box')
    await expect(page.locator('summary').filter({ hasText: 'Sections' })).toBeVisible()
    await choose(page, `${second} begins`, 'In its turn')
    await toggle(page, 'In a box')
  })

  await test.step('prices behind the names, the names of sections, and the size of the title', async () => {
    await choose(page, 'Price position', 'After the name')
    await expect(page.getByRole('group', { name: 'Leader' })).toBeHidden()
    await tab(page, 'Text')
    await choose(page, 'Section headings', 'CAPITALS')
    await open(page, 'More about the text')
    await choose(page, 'Name of the restaurant', 'Smaller')
    const changed = await exported(page)
    expect(changed.find('$5.50').x).toBeLessThan(column.find('$5.50').x - 50)
    expect(changed.text).toContain(first?.toUpperCase())
    expect(changed.find('Chez Paul').height).toBeLessThan(plain.find('Chez Paul').height)
  })

  await test.step('a template without a frame and without a centered header offers neither', async () => {
    await expect(page.getByRole('group', { name: 'Header' }).getByText('Centered')).toBeVisible()
    await tab(page, 'Layout')
    await expect(page.getByRole('group', { name: 'Frame around the page' })).toBeVisible()
    await tab(page, 'Template')
    await page.getByRole('button', { name: /^Modern/ }).click()
    await tab(page, 'Layout')
    await expect(page.getByRole('group', { name: 'Frame around the page' })).toHaveCount(0)
    await tab(page, 'Text')
    await expect(page.getByRole('group', { name: 'Header' }).getByText('Left')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Header' }).getByText('Centered')).toHaveCount(0)
  })
})
