import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../docs/guide')
const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')

it('has each job in its index, once', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^\d+\. \[[^\]]+\]\(([^)]+)\)$/gm)].map(([, page]) => page)
  expect(listed.toSorted()).toEqual(pages.toSorted())
})

it.each(pages)('%s is read in a minute, with one picture of its own', (page) => {
  const text = readFileSync(join(folder, page), 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(40)
  const pictures = [...text.matchAll(/^!\[.{20,}\]\((.+)\)$/gm)].map(([, path = '']) => path)
  expect(pictures).toEqual([`images/${page.replace('.md', '.webp')}`])
})

it('has pictures of 60 KB at most, each of a page', () => {
  const pictures = readdirSync(join(folder, 'images'))
  // Sheets for a print shop are seen in no screen: they have a picture in the steps of that page.
  const ofPages = [...pages.map((page) => page.replace('.md', '.webp')), 'press-sheets.webp']
  expect(pictures.toSorted()).toEqual(ofPages.toSorted())
  for (const picture of pictures)
    expect(statSync(join(folder, 'images', picture)).size, picture).toBeLessThanOrEqual(60 * 1024)
})
