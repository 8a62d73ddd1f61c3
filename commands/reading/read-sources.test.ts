import { readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { sampleMenu, sampleMenuText } from '#tests/samples/sample-menus.ts'
import { readSources } from './read-sources.ts'

const given = (name: string, text: string) => ({ name, bytes: strToU8(text) })

const sample = (name: string) =>
  given(name, readFileSync(new URL(`../../tests/samples/written/${name}`, import.meta.url), 'utf8'))

it('takes the currency and the paper of a country', async () => {
  const { file } = await readSources([sample('bistro.txt')], { country: 'IE' })
  expect(file).toMatchObject({
    content: { currency: 'EUR', market: { country: 'IE' } },
    design: { pageSize: 'a4' },
  })
})

it('joins the parts of a menu', async () => {
  const drinks = given('drinks.txt', 'DRINKS\nCider 7\nAle 7\nAle 7\nStout 8\n')
  const { file } = await readSources([sample('gastropub.txt'), drinks], {})
  expect(file.content.sections.at(-1)).toMatchObject({ name: 'DRINKS' })
})

it('takes a file of Carte with its design', async () => {
  const { file } = await readSources([given('own.json', sampleMenuText('weinstube'))], {})
  expect(file).toEqual(sampleMenu('weinstube'))
})

it.each([
  ['letter.txt', 'Dear guest\nWe are closed.\n', 'No dish was found'],
  ['empty.txt', '', 'empty.txt: '],
  ['broken.json', '{"format":"carte-menu"', 'broken.json: '],
])('says in a sentence why %s cannot be read', async (name, text, sentence) => {
  await expect(readSources([given(name, text)], {})).rejects.toThrow(sentence)
})
