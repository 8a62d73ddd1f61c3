import { expect, it } from 'vitest'
import { readFile } from './source-text.ts'

const file = (bytes: number[] | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

it('reads the text of a file with its encoding', async () => {
  expect(await readFile(file([0x63, 0x72, 0xe8, 0x6d, 0x65], 'menu.csv'))).toEqual({
    fileName: 'menu.csv',
    encoding: 'windows-1252',
    text: 'crème',
  })
})

it.each([
  [[0x50, 0x4b, 0x03, 0x04], 'menu.csv', /workbook.*CSV UTF-8/],
  [[0x25, 0x50, 0x44, 0x46], 'menu.pdf', /PDF.*paste it here/],
  [[0x4d, 0x5a, 0x00, 0x00], 'menu.txt', /no text/],
  [' \n ', 'menu.txt', /is empty/],
  ['x'.repeat(5 * 1024 * 1024 + 1), 'menu.txt', /larger than 5 MB/],
])('says what can be done about a file that is no text', async (bytes, name, sentence) => {
  await expect(readFile(file(bytes, name))).rejects.toThrow(sentence)
})
