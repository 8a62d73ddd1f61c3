import { expect, test } from 'vitest'
import { readFace } from './faces.ts'
import { GlyphCoverage } from './glyph-coverage.ts'
import { drawableText, printableLine, printableText } from './printable-text.ts'

test('brings a name to one line of single spaces', () => {
  expect(printableLine('  Pasta\t al \r\n ragù\u00a0')).toBe('Pasta al ragù')
})

test('keeps the line ends of a description', () => {
  expect(printableText('One.\r\nTwo.\u2028Three.\n')).toBe('One.\nTwo.\nThree.')
})

test('drops control characters and lone surrogates, and nothing else', () => {
  expect(printableLine('a\u0000b\u001bc\ud800d')).toBe('abcd')
  expect(printableLine('#let x = *b* $ \\ @ref <tag> "q" \u{1f355}')).toBe(
    '#let x = *b* $ \\ @ref <tag> "q" \u{1f355}',
  )
})

test('lets a word of 200 letters be broken anywhere but inside a character', () => {
  const word = 'e\u0301'.repeat(100)
  const line = printableLine(word)
  expect(line.replaceAll('\u200b', '')).toBe(word.normalize('NFC'))
  expect(line.split('\u200b')).toHaveLength(100)
})

test('lets a long word be divided between syllables, but no address', () => {
  expect(printableLine('Eierschalensollbruchstelle, Tee').replaceAll('\u00ad', '|')).toBe(
    'Eier|scha|len|soll|bruch|stelle, Tee',
  )
  expect(printableLine('www.eierschalensollbruchstelle.de')).not.toContain('\u00ad')
})

test('leaves long dish names whole', () => {
  expect(printableLine('Rindfleischsuppe')).toBe('Rindfleischsuppe')
})

test('composes letters that come in parts, as files of a Mac do', () => {
  expect(printableLine('Cafe\u0301 \u1112\u1161\u11ab')).toBe('Café 한')
})

test('leaves texts without spaces to the engine, which knows where their words end', () => {
  for (const text of [
    'ปอเปี๊ยะทอดกรอบไส้ผักและวุ้นเส้น',
    '国産大豆の絹ごし豆腐に、生姜・葱・鰹節を添えて。特上握り十貫盛り合わせ',
  ])
    expect(printableLine(text)).toBe(text)
  expect(printableLine(`寿司${'x'.repeat(30)}`)).toBe(`寿司${[...'x'.repeat(30)].join('\u200b')}`)
})

const latin = GlyphCoverage.union(
  (['Lora', 'Inter', 'Noto Sans', 'Vazirmatn'] as const).map((face) => GlyphCoverage.of(readFace(face))),
)

test.each([
  ['prints what has a shape as it is', 'Crème brûlée № 1', 'Crème brûlée № 1', ''],
  [
    'leaves pictures out, with what belongs to them',
    'Chili 🌶️ con carne 👩🏽‍🍳 🇮🇹',
    'Chili  con carne  ',
    '🌶👩🏽🍳🇮🇹',
  ],
  [
    'prints one question mark for a run of letters without a shape',
    'ხაჭაპური — cheese bread',
    '? — cheese bread',
    'ხაჭპური',
  ],
  ['prints a question mark where nothing would be left', '🍕', '?', '🍕'],
  ['prints fancy letters as the letters that they stand for', '𝐁𝐨𝐥𝐝 ﷺ', expect.stringMatching(/^Bold /), ''],
  ['prints a letter without a mark that has no shape', 'a\u{1e8d0}b', 'ab', '\u{1e8d0}'],
])('%s', (_, given, text, missing) => {
  expect(drawableText(given, latin)).toEqual({ text, missing })
})

test('keeps marks beside their words in a line of two directions', () => {
  expect(printableLine('حمص مهروس. Chickpeas, tahini')).toBe('حمص مهروس.\u200f Chickpeas,\u200e tahini')
  for (const line of ['Soup, bread. Water', 'حمص، زيتون. خبز']) expect(printableLine(line)).toBe(line)
})
