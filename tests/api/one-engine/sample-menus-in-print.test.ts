import { beforeAll, describe, expect, it } from 'vitest'
import { typesetPages } from '#contract/typesetting.ts'
import { templates } from '#domain/design/templates.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { sampleMenu, sampleMenuNames } from '../../samples/sample-menus.ts'
import { difference, printedText, wordsOf } from '../../samples/words-of.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('a menu as its restaurant writes it, in print', () => {
  const server = useTestServer()
  let owner: TestClient

  beforeAll(async () => {
    owner = server().client()
    await owner.register('marcella')
    await subscribe(owner)
  })

  const all = sampleMenuNames.flatMap((name) => templates.map(({ id, key }) => ({ name, id, key })))

  it.each(all)('$name in $key has each word and price once, and nothing else', async ({ name, id }) => {
    const { content, design } = sampleMenu(name)
    const body = { content, design: { ...design, hideWatermark: true }, templateId: id }
    const { pdf, regions, findings } = await owner.call(typesetPages, { body })
    const { pages } = await readPdf(Buffer.from(pdf, 'base64'))
    const printed = wordsOf(pages.map(({ text }) => text).join(' '))
    const said = wordsOf(printedText(printedMenu(content.restaurant, content, design)))
    expect({ missing: difference(said, printed), added: difference(printed, said) }).toEqual({
      missing: [],
      added: [],
    })
    expect(regions.filter(({ kind }) => kind === 'item').map((region) => region.id)).toEqual(itemIds(content))
    expect(findings).toEqual([])
  })
})
