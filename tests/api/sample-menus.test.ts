import { beforeAll, describe, expect, it } from 'vitest'
import { createSavedMenu, readSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { isNamed } from '#domain/menu/model/restaurant.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { UNMARKED_ID } from '#domain/menu/printed/printed-states.ts'
import { type MenuFile, menuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { type SampleMenuName, sampleMenu, sampleMenuNames, tillMenuName } from '../samples/sample-menus.ts'
import { difference, printedText, wordsOf } from '../samples/words-of.ts'
import { withKeysOfToday } from '../support/keys-of-today.ts'
import { classesOf, findAll, type PageElement, readPage, textsOf } from '../support/page-tree.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const isMenu = (element: PageElement) => element.tag === 'main' || classesOf(element).includes('masthead')

/** The way about the page, and the choice of diets. */
const isBesides = ({ tag }: PageElement) => tag === 'nav' || tag === 'form'

/** The file of a till names no restaurant, and guests read no placeholder. */
function namedMenu(name: SampleMenuName): MenuFile {
  const file = sampleMenu(name)
  const { restaurant } = file.content
  return isNamed(restaurant)
    ? file
    : { ...file, content: { ...file.content, restaurant: { ...restaurant, name: 'Corner Café' } } }
}

describe.skipIf(!hasEngine)('a menu as its restaurant writes it', () => {
  const server = useTestServer()
  let owner: TestClient

  beforeAll(async () => {
    owner = server().client()
    await owner.register('marcella')
    await subscribe(owner)
  })

  function save(name: SampleMenuName) {
    const { content, design, templateId } = namedMenu(name)
    return owner.call(createSavedMenu, {
      body: {
        name: `${content.restaurant.name} Menu`,
        templateId,
        cuisineId: content.restaurant.cuisineId ?? 5,
        items: itemIds(content),
        content,
        design,
      },
    })
  }

  describe.each([...sampleMenuNames, tillMenuName] as const)('%s', (name) => {
    const { content, design, templateId } = namedMenu(name)

    it('is kept whole, and is the same as a file again', async () => {
      const { id } = await save(name)
      const read = await owner.call(readSavedMenu, { params: { id } })
      expect(read).toMatchObject({ templateId, toConfirm: 0, title: content.title })
      expect(read.content).toEqual(withKeysOfToday(content))
      expect(read.design).toEqual(design)
      expect(readMenuFile(menuFile(read))).toEqual({ content: read.content, design, templateId })
    })

    it('is shared with each of its words and prices once', async () => {
      const { id } = await save(name)
      await owner.call(shareSavedMenu, { params: { id } })
      const answer = await server().client().fetch(`/menu-viewer/${id}`)
      expect(answer.status).toBe(200)
      const page = readPage(await answer.text())
      const words = wordsOf(
        findAll(page, isMenu)
          .flatMap((part) => textsOf(part, isBesides))
          .join(' '),
      )
      const said = printedMenu(content.restaurant, content, design)
      // What diets mean is at the choice of diets, chilies are drawn, and states are said in words at each dish: no mark needs a meaning.
      const legend = said.legend.filter(({ kind, id }) => kind !== 'diet' && id !== UNMARKED_ID)
      const expected = wordsOf(printedText({ ...said, legend })).filter((word) => word !== '🌶')
      expect(difference(expected, words)).toEqual([])
      expect(words).not.toContain('0')
    })
  })
})
