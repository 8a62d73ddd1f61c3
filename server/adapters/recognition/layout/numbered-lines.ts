import { NUMBER } from './columns.ts'
import { pieceOf, textOfPiece, type WordGroup } from './pieces.ts'

/** Lines of a column that begin with a number before its dishes are numbered. */
const LEAST = 3

/** Heights of the type, between a number and its name at most. */
const FAR = 5

/** What ends in a price: a number before it is none. */
const PRICED = /\d(?:[.,]\d{2})?[^\p{L}\d]*$/u

/** The lines of a column, with the numbers of dishes put before their names: `3  Barbecue pork buns  5.95`. */
export function withNumbers(lines: readonly (readonly WordGroup[])[]): readonly (readonly WordGroup[])[] {
  if (lines.filter(isNumbered).length < LEAST) return lines
  return lines.map((line) => {
    const [number, name, ...others] = line
    if (!number || !name || !isNumbered(line)) return line
    return [pieceOf([...number.words, ...name.words], name.height), ...others]
  })
}

function isNumbered([number, name, ...others]: readonly WordGroup[]): boolean {
  const last = others.at(-1)
  return (
    number !== undefined &&
    name !== undefined &&
    last !== undefined &&
    NUMBER.test(textOfPiece(number)) &&
    /^\p{Lu}/u.test(textOfPiece(name)) &&
    name.left - number.right < name.height * FAR &&
    PRICED.test(textOfPiece(last))
  )
}
