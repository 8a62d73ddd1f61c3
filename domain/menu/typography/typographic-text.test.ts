import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCodePoint } from '#tests/builders/any-code-point.ts'
import { tries } from '#tests/support/depth.ts'
import { typographicText } from './typographic-text.ts'

/** Spaces that do not break can be seen here: `~` as wide as a space, `^` narrow. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^')
const set = (text: string, language = 'en') => shown(typographicText(text, language))

describe('quotes by language', () => {
  it.each([
    ['en', `"He said 'hello' there"`, '“He said ‘hello’ there”'],
    ['de', `Das "beste 'echte' Schnitzel"`, 'Das „beste ‚echte‘ Schnitzel“'],
    ['de-CH', 'Das "beste" Fondue', 'Das «beste» Fondue'],
    ['fr', 'Le "chef" est là', 'Le «~chef~» est là'],
    ['it', 'Prosciutto "Don Alfonso"', 'Prosciutto «Don Alfonso»'],
    ['es', 'Jamón "pata negra"', 'Jamón “pata negra”'],
    ['pt', 'Bacalhau "à Brás"', 'Bacalhau “à~Brás”'],
    ['pt-PT', 'Bacalhau "à Brás"', 'Bacalhau «à~Brás»'],
    ['nl', `'s avonds "vers" brood`, '’s avonds “vers” brood'],
    ['pl', 'Pierogi "ruskie"', 'Pierogi „ruskie”'],
    ['cs', 'Svíčková "na smetaně"', 'Svíčková „na smetaně“'],
    ['sv', 'Köttbullar "mormors"', 'Köttbullar ”mormors”'],
    ['da', 'Smørrebrød "husets"', 'Smørrebrød “husets”'],
    ['nb', 'Laks "røkt"', 'Laks «røkt»'],
    ['fi', 'Lohi "savustettu"', 'Lohi ”savustettu”'],
    ['hu', 'Gulyás "betyár"', 'Gulyás „betyár”'],
    ['ru', 'Салат "Оливье"', 'Салат «Оливье»'],
    ['uk', 'Борщ "домашній"', 'Борщ «домашній»'],
    ['el', 'Σαλάτα "χωριάτικη"', 'Σαλάτα «χωριάτικη»'],
    ['he', 'שניצל "טוב"', 'שניצל ”טוב”'],
    ['ja', '焼き鳥"特上"', '焼き鳥「特上」'],
    ['ja', '焼き鳥 "特上"', '焼き鳥 「特上」'],
  ])('%s: %s', (language, typed, printed) => {
    expect(set(typed, language)).toBe(printed)
  })

  it('quotes an English line of another menu as English does', () => {
    expect(set('The "secret" sauce', 'ru')).toBe('The “secret” sauce')
  })
})

test.each([
  ["Joe's Place, Joe`s, chefs' cut", 'Joe’s Place, Joe’s, chefs’ cut'],
  ["rock 'n' roll of the '90s, fish ‘n’ chips", 'rock ’n’ roll of the ’90s, fish ’n’ chips'],
  ["olio dell'orto, 'nduja", 'olio dell’orto, ’nduja'],
  ['12" pizza, 6\' sub, 9" x 12"', '12″ pizza, 6′ sub, 9″~×~12″'],
  ['the "Table 12" menu', 'the “Table 12” menu'],
  ['ק"ג צ\'יפס', 'ק״ג צ׳יפס'],
])('sets apostrophes and primes of %s', (typed, printed) => {
  expect(set(typed)).toBe(printed)
})

test.each([
  ['en', 'Lunch - soup -- bread--butter', 'Lunch~– soup~– bread—butter'],
  ['de', 'Suppe--Brot', 'Suppe~– Brot'],
  ['ru', 'щи - суп', 'щи~— суп'],
  ['en', '11am - 10pm, 11:30-14:00, 5-7', '11am–10pm, 11:30–14:00, 5–7'],
  ['en', 'Mon-Fri, Sat - Sun', 'Mon–Fri, Sat–Sun'],
  ['de', 'Mo-Fr 11-14 Uhr', 'Mo–Fr 11–14~Uhr'],
  ['fr', 'lun.-ven. 12h - 14h', 'lun.–ven. 12h–14h'],
  ['en', '- $10-$15, half-baked, --> <--', '–~$10–$15, half-baked, --> <--'],
])('%s: sets dashes of %s', (language, typed, printed) => {
  expect(set(typed, language)).toBe(printed)
})

test.each([
  ['Ribs...', 'Ribs…'],
  ['1/2 bird, 1 1/2 lb, 2/3 cup', '½~bird, 1½~lb, ⅔~cup'],
  ['from 1/2 until 24/12', 'from 1/2~until 24/12'],
  ['2 x 3, 10x10, 2 x sides, 2x chicken, 0x10', '2~×~3, 10×10, 2~×~sides, 2×~chicken, 0x10'],
])('sets ellipses and numbers of %s', (typed, printed) => {
  expect(set(typed)).toBe(printed)
})

test.each([
  [
    'en',
    '12 oz, 20 %, No. 5, St. Julien, J. Smith, Fish & Chips',
    '12~oz, 20~%, No.~5, St.~Julien, J.~Smith, Fish &~Chips',
  ],
  ['it', 'Parmigiano 36 mesi, 0,2 l, 5 €', 'Parmigiano 36~mesi, 0,2~l, 5~€'],
  ['cs', 'K masu s omáčkou a v víně', 'K~masu s~omáčkou a~v~víně'],
  ['fr', 'Oui! Ici; là: « bon » ?', 'Oui^! Ici^; là~: «~bon~»^?'],
  ['fr-CA', 'Oui! Là: "bon"?', 'Oui! Là~: «~bon~»?'],
])('%s: keeps together what belongs together in %s', (language, typed, printed) => {
  expect(set(typed, language)).toBe(printed)
})

test('leaves no short word alone on the last line of a description', () => {
  const set = (text: string) => shown(typographicText(text, 'en', 'paragraph'))
  expect(set('Grilled peaches, basil, aged balsamic')).toBe('Grilled peaches, basil, aged~balsamic')
  expect(set('Beets with horseradish oil')).toBe('Beets with horseradish~oil')
  expect(set('Salsa verde')).toBe('Salsa verde')
  expect(set('Potatoes, mayonnaise, horseradish, pumpernickel')).toBe(
    'Potatoes, mayonnaise, horseradish, pumpernickel',
  )
})

test.each([
  'info@joe-s.com www.joes.com/a--b?c="d" joes-place.com/1/2',
  'Call 555-1234 or +1 (212) 555-0100, 06 12 34 56 78',
  'since 1/2/2026, 2026-11-23, 24/7',
  'E-102, B-12, DE-006, GF/V, 4.50',
  'Crème brûlée, 八海山、塩, حمص',
])('leaves %s as it was typed', (typed) => {
  expect(typographicText(typed, 'en')).toBe(typed)
})

test('keeps the line ends of a text', () => {
  expect(set('"One"\n- two...\r\n')).toBe('“One”\n–~two…\r\n')
})

/** What menus are typed with, near each other. */
const typed = fc
  .array(
    fc.constantFrom(
      ...[
        '"',
        "'",
        '`',
        '-',
        '--',
        ' - ',
        '...',
        '1/2',
        '3',
        '12',
        ' x ',
        'x',
        ' ',
        ' ',
        ' ',
        '!',
        ': ',
        '; ',
        '?',
      ],
      ...[
        'a',
        'pm',
        'Joe',
        's',
        'é',
        'שלום',
        'в',
        '寿',
        '(',
        ')',
        ',',
        '.',
        '«',
        '»',
        '“',
        '’',
        '&',
        '€',
        '%',
        '/',
        '\n',
      ],
      ...['www.a.b', '@joe', '555-1234', 'No. ', 'St. ', 'Mon', '\u00a0', '–', '½', '¿', 'a\u0301'],
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))
const anyText = fc.oneof(typed, fc.string({ unit: anyCodePoint }), fc.string())
const languages = fc.constantFrom(
  'en',
  'de',
  'fr',
  'fr-CA',
  'it',
  'cs',
  'ru',
  'sv',
  'hu',
  'he',
  'ja',
  'zh-TW',
  'ar',
)
const roles = fc.constantFrom('line' as const, 'paragraph' as const)

/** Letters and figures, with fractions taken apart; an x may have become the sign of multiplication. */
const letters = (text: string) => text.normalize('NFKC').replaceAll(/[\p{P}\p{S}\p{Z}\p{C}xX]/gu, '')

test('changes no letter and no figure, whatever the text is', () => {
  fc.assert(
    fc.property(anyText, languages, roles, (text, language, role) => {
      expect(letters(typographicText(text, language, role))).toBe(letters(text))
    }),
    { numRuns: tries(3000) },
  )
})

test('sets what is set so already as it is', () => {
  fc.assert(
    fc.property(anyText, languages, roles, (text, language, role) => {
      const once = typographicText(text, language, role)
      expect(typographicText(once, language, role)).toBe(once)
    }),
    { numRuns: tries(3000) },
  )
})

test('adds no more than a space beside each mark', () => {
  fc.assert(
    fc.property(anyText, languages, roles, (text, language, role) => {
      const marks = text.match(/["'`´;:!?«»‹›-]/gu)?.length ?? 0
      expect(typographicText(text, language, role).length).toBeLessThanOrEqual(text.length + marks)
    }),
    { numRuns: tries(2000) },
  )
})
