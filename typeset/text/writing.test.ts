import { expect, test } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { fixedWords } from '#domain/menu/printed/words/fixed-words.ts'
import { buildItem } from '#tests/typesetting/build-input.ts'
import { readFace } from './faces.ts'
import { fontPairFor } from './fonts.ts'
import { GlyphCoverage } from './glyph-coverage.ts'
import { directionOf, writingOf } from './writing.ts'

function judged(names: string[], more: { language?: string; description?: string } = {}) {
  const items = names
    .slice(2)
    .map((name, index) => buildItem(index + 1, 1, { name, description: more.description ?? '' }))
  const menu = newMenu([{ id: 1, name: names[1] ?? 'Menu', items }])
  return writingOf(printedMenu({ name: names[0] ?? '' }, menu, defaultDesign), more.language)
}

test.each([
  ['en', 'ltr', ['Trattoria', 'Antipasti', 'Bruschetta']],
  ['en', 'ltr', ['12', '34', '56']],
  ['ar', 'rtl', ['بيت الزيتون', 'المقبلات', 'حمّص', 'Carpaccio']],
  ['he', 'rtl', ['מסעדת הגפן', 'ראשונות', 'חומוס']],
  ['ja', 'ltr', ['鮨処', '前菜', '枝豆の塩ゆで']],
  ['ko', 'ltr', ['한옥 식당', '전채', '불고기 定食']],
  ['zh', 'ltr', ['北京烤鸭店', '凉菜', '宫保鸡丁']],
  ['th', 'ltr', ['ครัวบ้านสวน', 'ของว่าง', 'ผัดไทย']],
  ['hi', 'ltr', ['स्वाद महल', 'शुरुआत', 'पनीर']],
  ['el', 'ltr', ['Ταβέρνα', 'Ορεκτικά', 'Τζατζίκι']],
  ['ru', 'ltr', ['Тройка', 'Супы', 'Борщ']],
  ['uk', 'ltr', ['Тройка', 'Супи', 'Борщ український']],
  ['en', 'ltr', ['Olive House', 'Starters المقبلات', 'Hummus']],
])('judges a menu as %s, %s', (language, direction, names) => {
  expect(judged(names)).toMatchObject({ language, direction })
})

test('believes what a menu says of its language', () => {
  const names = ['サクラ', '定食', '宮保雞丁']
  expect(judged(names, { language: 'zh-TW' })).toMatchObject({
    language: 'zh-TW',
    further: ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'],
  })
})

test('takes Chinese characters as those of the syllables beside them', () => {
  const first = (...names: string[]) => judged(names).further[0]
  expect(first('さくら', '前菜', '鰻')).toBe('Noto Sans JP')
  expect(first('한옥', '定食', '불고기')).toBe('Noto Sans KR')
  expect(first('臺灣', '小吃', '滷肉飯')).toBe('Noto Sans SC')
  expect(first('Sushi Bar', 'Nigiri', 'Unagi うなぎ 鰻')).toBe('Noto Sans JP')
  expect(first('Lunch', '￥ 500', 'Set Ａ')).toBe('Noto Sans SC')
  expect(first('Trattoria', 'Café', 'Smørrebrød — “½”')).toBeUndefined()
})

test('notices a text that runs against the page', () => {
  const latin = ['Olive House', 'Starters', 'Hummus']
  expect(judged(latin).isMixed).toBe(false)
  expect(judged(latin, { description: 'حمص مهروس' }).isMixed).toBe(true)
  // Within a text that begins in the page's direction the usual rules are enough.
  expect(judged(['Olive House', 'Starters', 'Hummus حمّص']).isMixed).toBe(false)
  expect(judged(['בית', 'ראשונות', 'Schnitzel']).isMixed).toBe(true)
})

test('tells tall letters in some texts from a menu of them', () => {
  expect(judged(['Olive House', 'Starters', 'Hummus حمص'])).toMatchObject({ isTall: false, hasTall: true })
  expect(judged(['بيت', 'المقبلات', 'حمص'])).toMatchObject({ isTall: true, hasTall: false })
  expect(judged(['Olive House', 'Starters', 'Hummus'])).toMatchObject({ isTall: false, hasTall: false })
})

test('gives a paragraph the direction of its first letter', () => {
  expect(directionOf('250 — شيش طاووق with fries', 'ltr')).toBe('rtl')
  expect(directionOf('(Shakshuka) שקשוקה', 'rtl')).toBe('ltr')
  expect(directionOf('12.50', 'rtl')).toBe('rtl')
})

test.each(Object.entries(fixedWords))(
  'has typefaces for our words in %s beside names in Latin letters',
  (language, words) => {
    const { text } = fontPairFor(defaultDesign.fontFamily, judged(['Kiku', 'Lunch', 'Ramen'], { language }))
    const coverage = GlyphCoverage.union(text.map((typeface) => GlyphCoverage.of(readFace(typeface))))
    expect(coverage.missingFrom(JSON.stringify(words))).toBe('')
  },
)
