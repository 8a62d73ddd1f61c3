import { usualMeaning } from '../words/claim-words.ts'
import { type SourceLine, textOf } from './line.ts'

/** Characters of a line of letters of diets. */
const LONGEST = 24

const signsOf = (text: string): string[] => text.split(/[\s|,/·•()[\]]+/u).filter(Boolean)

/** `VG | GFO`, `V`: nothing but letters of diets. */
export const isOfDiets = (text: string): boolean =>
  text.length <= LONGEST && signsOf(text).length > 0 && signsOf(text).every((sign) => usualMeaning(sign))

/** The line with its letters of diets as marks in brackets, where it has nothing else: `(VG, GFO)`. */
export function withDietsAsMarks(line: SourceLine): SourceLine {
  const text = textOf(line)
  const [first] = line.runs
  return first && isOfDiets(text)
    ? { ...line, runs: [{ ...first, text: `(${signsOf(text).join(', ')})` }] }
    : line
}
