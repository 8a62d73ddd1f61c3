import fc from 'fast-check'

/** What menus print and programs stumble over: quotes, markup, signs of money, other scripts, pictures. */
const awkward = [
  '蝦餃 Shrimp dumplings',
  'Œuf mayonnaise',
  '“Quoted” & <b>bold</b>',
  "O'Brien's; DROP TABLE dishes",
  '#set page(fill: red)',
  '=SUM(A1:A9)',
  'a, "b"; c',
  '$0.00',
  'Käsespätzle 2,3 (a,c)',
  'شوربة عدس',
  'חומוס ביתי',
  '👩‍🍳 chef’s choice',
  'naïve café',
  '</script>',
  '*raw* _under_ [link]',
  '½ · 10″ – 18″',
]

/** A line as the schema keeps it: trimmed, not empty, not longer than `most`. */
export function anyLine(most: number): fc.Arbitrary<string> {
  const short = Math.min(most, 24)
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(...awkward) },
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: short }) },
    )
    .map((text) => text.slice(0, most).toWellFormed().trim() || 'x')
}

/** A line that may be empty. */
export const anyLineOrNone = (most: number): fc.Arbitrary<string> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 3, arbitrary: anyLine(most) })
