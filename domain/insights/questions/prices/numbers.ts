/** Numbers as menus write them, in the languages of our samples. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'one single each ea ein eine un una une uno stuck',
  2: 'two pair twin zwei dos deux due',
  3: 'three trio drei tres trois tre',
  4: 'four vier cuatro quatre quattro',
  5: 'five funf cinco cinq cinque',
  6: 'six sechs seis sei',
  7: 'seven',
  8: 'eight acht ocho huit otto',
  10: 'ten zehn diez dix dieci',
  9: 'nine neun nueve neuf nove',
  12: 'twelve dozen dutzend docena douzaine douze dozzina',
  18: 'eighteen',
}

const byWord: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  ),
)

const DIGITS = /^x?(\d{1,3})(?:pcs?|ct|x|er)?$/

/** The number that one folded word says: `three`, `6pc`. */
export function numberOf(word: string): number | undefined {
  const digits = DIGITS.exec(word)?.[1]
  return digits === undefined ? byWord.get(word) : Number(digits)
}
