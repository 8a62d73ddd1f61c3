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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1+1', "'=1+1"])(
  'keeps a spreadsheet from running %j',
  (text) => {
    expect(csv([[text]])).toBe(`'${text}\r\n`)
  },
)

it('quotes a formula that also holds a comma', () => {
  expect(csv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n')
})

it('leaves numbers alone, negative ones too', () => {
  expect(csv([[-1.5]])).toBe('-1.5\r\n')
})

it('takes off the apostrophe that it set, and no other', () => {
  expect(withoutGuard("'=1+1")).toBe('=1+1')
  expect(withoutGuard("'n Duitse biefstuk")).toBe("'n Duitse biefstuk")
  const unquoted = fc
    .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('', '=', '+', '-', '@', '\t'), fc.string())
    .map((parts) => parts.join('').replaceAll(/[",\r\n]/g, ''))
  fc.assert(fc.property(unquoted, (text) => withoutGuard(csv([[text]]).slice(0, -2)) === text))
})
