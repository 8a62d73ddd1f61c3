import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EMBEDDED_SIDES, frameSnippet } from '#domain/live/guests/embedding.ts'
import { buildContent } from '../builders/build-menu.ts'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openPage } from '../support/restaurant-page.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, newAccount, test } from './fixtures.ts'

interface Website {
  readonly url: string
  close(): void
}

/** A website of the restaurant, on another origin, that lets in nothing but frames of Carte. */
async function startWebsite(body: string, carte: string): Promise<Website> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; frame-src ${carte}`,
  }
  const html = `<!doctype html><html lang="en"><title>Our menu</title>${body}`
  const server = createServer((_, response) => response.writeHead(200, headers).end(html))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a guest reads the menu on the restaurant’s own website, whose policy lets in frames alone', async ({
  page,
  context,
  server,
}) => {
  const owner = new TestClient(server.url)
  await owner.register(newAccount().username)
  const { slug } = await openPage(owner, [buildContent({ items: 4 })])
  const name = 'Trattoria'
  const url = `${server.url}/r/${slug}`
  const website = await startWebsite(frameSnippet({ url, name }), server.url)
  const frame = page.frameLocator('iframe')
  const dish = frame.getByRole('heading', { name: 'Dish number 2' })

  await test.step('as wide as the screen and as high as two of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(website.url)
    await expect(dish).toBeVisible()
    await expect(frame.getByText('$6.50')).toBeVisible()
    const sides = await page.locator('iframe').boundingBox()
    expect(sides?.height).toBe(EMBEDDED_SIDES.height)
    expect(sides?.width).toBeGreaterThan(350)
    await expectNoSidewaysScroll(page)
  })

  await test.step('nothing is kept of the guest', async () => {
    expect(await context.cookies()).toEqual([])
  })

  await test.step('the name of the house opens the page itself, beside the website', async () => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('heading', { level: 1 }).getByRole('link', { name }).click(),
    ])
    await expect(opened.getByRole('heading', { name: 'Dish number 2' })).toBeVisible()
    await expect(opened).toHaveURL(url)
    await expect(page).toHaveURL(website.url)
    await opened.close()
  })

  await test.step('blogs find out how to show it from the page itself', async () => {
    await page.goto(url)
    const discovery = page.locator('link[type="application/json+oembed"]')
    const answer = await page.request.get((await discovery.getAttribute('href')) ?? '')
    expect(answer.ok()).toBe(true)
    expect(await answer.json()).toMatchObject({
      type: 'rich',
      title: name,
      html: frameSnippet({ url, name }),
    })
  })
  website.close()
})
