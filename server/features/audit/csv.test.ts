import { expect, it } from 'vitest'
import { csv } from './csv.ts'

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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps a spreadsheet from running %j', (text) => {
  expect(csv([[text]])).toBe(`'${text}\r\n`)
})

it('quotes a formula that also holds a comma', () => {
  expect(csv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n')
})

it('leaves numbers alone, negative ones too', () => {
  expect(csv([[-1.5]])).toBe('-1.5\r\n')
})
