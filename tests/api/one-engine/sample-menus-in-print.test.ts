import { beforeAll, describe, expect, it } from 'vitest'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { templates } from '#domain/design/templates.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { type PrintedMenu, printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
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

  /** Each template sets two of the samples, the next one the next two, so that each sample is set in three or more. */
  const all = templates.flatMap(({ id, key }) =>
    [2 * id, 2 * id + 1].map((turn) => ({
      name: sampleMenuNames[turn % sampleMenuNames.length] ?? sampleMenuNames[0],
      id,
      key,
    })),
  )

  it.each(all)('$name in $key has each word and price once, and nothing else', async ({ name, id }) => {
    const { content, design: usual } = sampleMenu(name)
    // Words as they were typed, and none that a page has because of its place.
    const design = {
      ...usual,
      hideWatermark: true,
      headingCase: 'as-typed',
      punctuation: 'as-typed',
      legend: 'each-page',
      folios: 'never',
    } as const
    const body = { content, design, templateId: id }
    const { pdf, regions, findings } = await owner.call(typesetPages, { body })
    const { pages } = await readPdf(Buffer.from(pdf, 'base64'))
    const text = pages.map((page) => page.text).join(' ')
    const found = compared(text, printedMenu(content.restaurant, content, design), pages.length)
    // One large letter of the house's name is an ornament of some looks.
    const letters = wordsOf(pages.flatMap(({ drawn }) => drawn).join(' ')).filter(
      (word) => [...word].length === 1,
    )
    const { missing, added } = joined({ ...found, added: difference(found.added, letters) })
    expect({ missing, added }).toEqual({ missing: [], added: [] })
    expect(text).not.toMatch(/(?<!\d)0[.,]00/)
    const items = regions.filter(({ kind }) => kind === 'item').map((region) => region.id)
    expect(itemIds(content).filter((item) => items.includes(item))).toEqual(items)
    expect(faultsOf({ findings })).toEqual([])
  })
})

/**
 * Returns what a PDF of this many pages lacks and what it has in addition: each page has the legend, heads
 * of prices are repeated where their columns go on, and chilies are drawn.
 */
function compared(text: string, menu: PrintedMenu, pages: number) {
  const legend = wordsOf(menu.legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`).join(' '))
  const courses = menu.sections.filter(({ layout, items }) => layout === 'courses' && items.length > 1)
  const said = [
    ...wordsOf(printedText(menu)),
    ...Array.from({ length: pages - 1 }, () => legend).flat(),
    ...courses.map(() => menu.or),
  ].filter((word) => word !== '🌶')
  const printed = wordsOf(text)
  const heads = wordsOf(menu.sections.flatMap((section) => section.heads.map(({ label }) => label)).join(' '))
  const added = difference(printed, said).filter((word) => !heads.includes(word))
  return { missing: difference(said, printed), added }
}

interface Compared {
  readonly missing: readonly string[]
  readonly added: readonly string[]
}

/** Readers of PDF take letters that are kerned far apart, and letters that stand below each other, for words. */
function joined({ missing, added }: Compared): Compared {
  let left = [...added]
  const stillMissing = missing.filter((word) => {
    const pieces: string[] = []
    let rest = word
    for (const piece of left)
      if (rest !== '' && rest.startsWith(piece)) {
        pieces.push(piece)
        rest = rest.slice(piece.length)
      }
    if (rest !== '') return true
    left = difference(left, pieces)
    return false
  })
  return { missing: stillMissing, added: left }
}
