import type { Page } from '@playwright/test'
import { register } from '#contract/accounts.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { sampleMenu, type sampleMenuNames } from '../samples/sample-menus.ts'
import { typedLines } from '../samples/typed-lines.ts'
import { writeBackup } from '../support/open-menu.ts'
import { expect, newAccount, test } from './fixtures.ts'
import { Hand } from './steps/hand.ts'
import { dishesOf, sectionsOf, typeMenu } from './steps/type-menu.ts'

type Name = (typeof sampleMenuNames)[number]

/** All menus instead of two: `CARTE_TYPE_ALL=1`. */
const isAll = process.env.CARTE_TYPE_ALL === '1'
const atDesk: readonly Name[] = isAll
  ? ['bistro', 'banquet', 'cocktail-bar', 'gastropub', 'menu-de-midi', 'pizzeria', 'weinstube']
  : ['bistro']
const onPhone: readonly Name[] = isAll ? ['menu-de-midi', 'cocktail-bar'] : ['menu-de-midi']

const openMenuOf = (page: Page): Promise<MenuContent> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('carte-open-menu') ?? '{}').state.menu)

/** Types a menu, and says how long a person would take. */
async function typeByHand(page: Page, name: Name, isTouch: boolean) {
  const { content } = sampleMenu(name)
  await page.request.post(register.path, { data: newAccount() })
  // On a phone the prices are the view at home.
  await page.goto('/menu-builder?start=empty&view=menu')
  await expect(page.getByLabel('Name of the section Section 1', { exact: true })).toBeFocused()
  const hand = new Hand(page, isTouch)
  await typeMenu(hand, content, typedLines[name])
  const { keys, taps, dialogs, minutes } = hand
  const figures = `${name}: ${minutes.toFixed(1)} min, ${keys} keys, ${taps} taps, ${dialogs} dialogs`
  test.info().annotations.push({ type: 'by hand', description: figures })
  const unmarked = (menu: Pick<MenuContent, 'sections'>) =>
    dishesOf(menu).map((dish) => (isTouch ? { ...dish, marks: [] } : dish))
  await expect.poll(async () => dishesOf(await openMenuOf(page)).length).toBe(dishesOf(content).length)
  await writeBackup(page)
  const typed = await openMenuOf(page)
  if (isAll) {
    const want = unmarked(content)
    const other = unmarked(typed).filter((dish, at) => JSON.stringify(dish) !== JSON.stringify(want[at]))
    process.stdout.write(`${isTouch ? '390' : '1440'} ${figures}\n${JSON.stringify(other)}\n`)
  } else expect(unmarked(typed)).toEqual(unmarked(content))
  expect(sectionsOf(typed)).toEqual(sectionsOf(content))
  expect(typed.title).toBe(content.title)
  expect(typed.notices.map(({ text }) => text)).toEqual(content.notices.map(({ text }) => text))
  return hand
}

for (const name of atDesk)
  test(`an owner types the menu “${name}” from its paper`, async ({ page }) => {
    // Some forty dishes, as long as the machine takes to answer each.
    test.slow()
    const { minutes } = await typeByHand(page, name, false)
    expect(minutes).toBeLessThan(15)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const name of onPhone)
    test(`an owner types the menu “${name}” with a finger`, async ({ page }) => {
      test.slow()
      const { minutes } = await typeByHand(page, name, true)
      expect(minutes).toBeLessThan(15)
    })
})
