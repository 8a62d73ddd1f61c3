import { buildContent } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { dragTo, pickUp } from '../support/edit-menu.ts'
import { expect, expectAnswer, test } from './fixtures.ts'
import { choose, exported, PICTURE, signInAsProfessional, tab, toggle } from './steps/designer.ts'

test('an owner lays a menu out on pages and papers, and puts a picture under it', async ({
  page,
  pageErrors,
}) => {
  test.slow()
  // High enough for all pages of the planner.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signInAsProfessional(page)
  const content = buildContent({ items: 8 })
  const [starters, mains] = content.sections.map(({ name }) => name)
  await openInDesigner(page, content)
  await pagesAreUpToDate(page)
  await tab(page, 'Page Setup')
  const paper = page.getByLabel('Paper size')

  await test.step('papers, and a size of its own within its limits', async () => {
    await paper.selectOption('a4')
    expect((await exported(page)).sizes[0]).toEqual([595, 842])
    await paper.selectOption('custom')
    await page.getByLabel('Width').fill('6')
    await page.getByLabel('Height').fill('21')
    await expect(page.getByText('Please enter 1 to 20.')).toBeVisible()
    await page.getByLabel('Height').fill('9.5')
    expect((await exported(page)).sizes[0]).toEqual([432, 684])
    await paper.selectOption('letter')
  })

  await test.step('sections on pages: by the list, by the mouse and by the keyboard', async () => {
    await choose(page, 'Page layout', 'Multi-page')
    const count = page.getByLabel('Page count', { exact: true })
    await page.getByRole('button', { name: 'Increase Page count' }).click()
    await expect(count).toHaveValue('2')
    await page.getByLabel(`Page of ${starters}`).selectOption('Page 1')
    const second = page.getByRole('region', { name: 'Page 2', exact: true })
    // The mouse goes where it is seen.
    await second.scrollIntoViewIfNeeded()
    await dragTo(page, page.getByRole('button', { name: `Move ${mains}` }), second)
    await expect(second).toContainText(mains ?? '')
    const { pages } = await exported(page)
    expect(pages).toHaveLength(2)
    expect(pages[0]?.text).toContain(starters)
    expect(pages[0]?.text).not.toContain(mains)
    expect(pages[1]?.text).toContain(mains)

    await page.getByRole('button', { name: `Move ${starters}` }).focus()
    await pickUp(page)
    await expect(page.locator('[id^="DndLiveRegion"]')).toContainText(`${starters} is`)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(`${starters} is over page 2.`)
    await page.keyboard.press('Space')
    await expect(page.getByLabel(`Page of ${starters}`)).toHaveValue('2')
  })

  await test.step('fewer pages leave their sections unassigned, and more than ten there are not', async () => {
    const count = page.getByLabel('Page count', { exact: true })
    await page.getByRole('button', { name: 'Decrease Page count' }).click()
    await expect(page.getByLabel(`Page of ${starters}`)).toHaveValue('unassigned')
    await count.fill('40')
    await expect(count).toHaveValue('10')
    await choose(page, 'Page layout', 'Single')
    await choose(page, 'Page layout', 'Multi-page')
    await expect(count).toHaveValue('1')
    await choose(page, 'Page layout', 'Single')
  })

  await test.step('the largest type that fits one page', async () => {
    await tab(page, 'Layout')
    await toggle(page, 'Fit to a number of pages')
    await expect(page.getByText(/^Set at \d+ % on 1 page\.$/)).toBeVisible()
    expect((await exported(page)).pages).toHaveLength(1)
    await toggle(page, 'Fit to a number of pages')
  })

  let pictures = 0
  await test.step('bleed and crop marks', async () => {
    await tab(page, 'Page Setup')
    await toggle(page, 'Bleed')
    const bleeding = await exported(page)
    pictures = bleeding.pictures
    expect(bleeding.sizes[0]).toEqual([612 + 18, 792 + 18])
    expect(bleeding.trimBoxes).toBe(bleeding.pages.length)
    await toggle(page, 'Crop marks')
    expect((await exported(page)).sizes[0]).toEqual([612 + 60, 792 + 60])
    await toggle(page, 'Bleed')
    await toggle(page, 'Crop marks')
  })

  await test.step('a texture, a picture of its own, and an address that is refused', async () => {
    await tab(page, 'Background')
    await toggle(page, 'Custom background')
    await page.getByRole('radio', { name: 'Parchment' }).check()
    expect((await exported(page)).pictures).toBeGreaterThan(pictures)
    await expect(page.getByText('A picture under 5 MB. It fills the page.')).toBeVisible()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload Background Image' }).click(),
    ])
    await chooser.setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(page.getByText('Your own picture')).toBeVisible()
    expect((await exported(page)).pictures).toBeGreaterThan(pictures)
    await page.getByLabel('Custom background URL').fill('http://127.0.0.1/wall.png')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(
      page.getByText('This address cannot be used. Please give the web address of a public picture.'),
    ).toBeVisible()
    expectAnswer(pageErrors, 400)
    await toggle(page, 'Custom background')
    expect((await exported(page)).pictures).toBe(pictures)
  })
})
