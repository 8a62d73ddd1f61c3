import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { textOf } from '#domain/reading/lines/line.ts'
import { sampleMenuText } from '#tests/samples/sample-menus.ts'
import { SOURCE_LIMITS } from '../opened.ts'
import { openSource } from './open-source.ts'

const open = (content: string | Uint8Array) =>
  openSource({ name: 'menu.xyz', bytes: typeof content === 'string' ? strToU8(content) : content })

it.each([
  ['lines', 'STARTERS\nSoup 6.50\nBread, butter, salt 3\n'],
  ['lines', '[Starters]\nSoup 6.50\n'],
  ['lines', 'Soup\t6.50\nBread\t3\n'],
  ['lines', '<!doctype html><h1>Menu</h1><p>Soup 6.50'],
  ['table', 'Item Name,Price\nSoup,6.50\n'],
  ['table', 'Soup;Starters;6,50\nBread;Starters;3,00\nTart;Desserts;7,00\n'],
  ['menu', sampleMenuText('bistro')],
])('takes what is %s for it, whatever its name says', async (kind, text) => {
  expect((await open(text)).kind).toBe(kind)
})

it('reads letters of other encodings', async () => {
  const opened = await open(Uint8Array.from('Crème brûlée 9', (letter) => letter.charCodeAt(0)))
  expect(opened.kind === 'lines' && opened.lines.map(textOf)).toEqual(['Crème brûlée 9'])
})

it('gives a picture on, to be recognized', async () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  expect(await open(picture)).toMatchObject({ kind: 'pictures', pictures: [{ bytes: picture }] })
})

const wide = (word: string) => [...word].flatMap((letter) => [letter.charCodeAt(0), 0])
const compound = (word: string) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...wide(word)])

it.each([
  ['empty', ''],
  ['empty', ' \n '],
  ['unknown_format', '{\\rtf1 Soup 6.50}'],
  ['unknown_format', compound('WordDocument')],
  ['encrypted', compound('EncryptedPackage')],
  ['unknown_format', zipSync({ 'content.xml': strToU8('<text/>'), mimetype: strToU8('odt') })],
  ['unknown_format', zipSync({ 'Index/Document.iwa': strToU8('x') })],
  ['unknown_format', zipSync({ 'menu.txt': strToU8('Soup') })],
  ['unknown_format', Uint8Array.from({ length: 5000 }, (_, at) => at % 7)],
  ['unknown_format', strToU8('\0\0\0\u0018ftypheic')],
  ['damaged', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)],
  ['damaged', strToU8('%PDF-1.7 and nothing else')],
  ['no_menu', '{"dishes": []}'],
  ['too_many_rows', 'Soup 6\n'.repeat(SOURCE_LIMITS.lines + 1)],
  ['too_large', new Uint8Array(SOURCE_LIMITS.bytes + 1)],
  ['too_large', zipSync({ 'word/document.xml': new Uint8Array(SOURCE_LIMITS.unpackedBytes + 1) })],
])('refuses with %s, and says what to do instead', async (code, content) => {
  await expect(open(content)).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/u) })
})
