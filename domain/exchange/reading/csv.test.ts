import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csv, withoutGuard } from './csv.ts'

it('ends every row with CR LF and quotes only what needs it', () => {
  expect(
    csv([
      ['name', 'price'],
      ['Soup, hot', 7.5],
      ['Chef’s "special"', 12],
      ['two\nlines', 3],
    ]),
  ).toBe('name,price\r\n"Soup, hot",7.5\r\n"Chef’s ""special""",12\r\n"two\nlines",3\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\uFF1D1+1', "'=1+1", '\u200B=1', '\uFEFF\u00AD=1', '\u0007=1'])(
  'keeps a spreadsheet from running %j',
  (text) => {
    expect(csv([[text]])).toBe(`'${text}\r\n`)
  },
)

it.each([
  [' =1', `' =1`],
  ['\t=1', `"\t'=1"`],
  ['Soup;=1+1', `"Soup;'=1+1"`],
  ['Soup; =1+1;-2', `"Soup;' =1+1;'-2"`],
  ['Soup\t@SUM(A1)', `"Soup\t'@SUM(A1)"`],
  ['Soup\r\n=1', `"Soup\r\n'=1"`],
  ['Soup, -10%', '"Soup, -10%"'],
  ['Soup; hot', '"Soup; hot"'],
  [' Soup', '" Soup"'],
])('guards and quotes %j, whatever a spreadsheet takes for the end of a cell', (text, written) => {
  expect(csv([[text]])).toBe(`${written}\r\n`)
})

it('quotes a formula that also holds a comma', () => {
  expect(csv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n')
})

it('leaves numbers alone, negative ones too', () => {
  expect(csv([[-1.5]])).toBe('-1.5\r\n')
})

it('takes off the apostrophe that it set, and no other', () => {
  expect(withoutGuard("'=1+1")).toBe('=1+1')
  expect(withoutGuard("'n Duitse biefstuk")).toBe("'n Duitse biefstuk")
  const part = fc.constantFrom(
    '',
    "'",
    "''",
    '=',
    '+',
    '-',
    '@',
    '\t',
    ';',
    ' ',
    '\u200B',
    '\uFEFF',
    '\n',
    'a',
  )
  const texts = fc.tuple(fc.array(part), fc.string()).map(([parts, text]) => [...parts, text].join(''))
  const read = (written: string) => {
    const cell = written.slice(0, -2)
    return withoutGuard(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
  }
  fc.assert(fc.property(texts, (text) => read(csv([[text]])) === text))
})
