/** Words that names of dishes write small. */
const SMALL =
  /^(?:a|an|and|the|of|with|in|on|or|for|to|from|by|de|del|la|le|les|el|y|e|et|con|di|da|al|alla|au|aux|à|mit|und|vom|von)$/u

/** Letters between which small and large ones change as no spelling does: `HoT`, `aNd`, `STyle`, `porK`, but not `McCoy`, `iPhone`, `BBQs`. */
const isOdd = (word: string): boolean =>
  /^\p{Script=Latin}{3,}$/u.test(word) &&
  !/^(?:\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lu}+\p{Ll}|(?:Mc|Mac|O|D|Di|De|La|Le|L)\p{Lu}\p{Ll}+|\p{Ll}\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}+)$/u.test(
    word,
  )

/** Odd words from which on a line is written in a display face that mixes its letters; one is a name. */
const FEW = 2

/** Letters of capitals that a recognition took for others: `HAUPTGERlCHTE`, `V0RSPEISEN`. */
const TAKEN_FOR_OTHERS = /(?<=\p{Lu}{2})[l0](?=\p{Lu})|(?<=\p{Lu})[l0](?=\p{Lu}{2})/gu

/** A text whose face mixes small letters and capitals, `HoT aNd SoUr SoUp`, as names are usually written, and letters in the place of those they were taken for. */
export function inUsualCase(written: string): string {
  const text = written.replaceAll(TAKEN_FOR_OTHERS, (letter) => (letter === 'l' ? 'I' : 'O'))
  if (!/\p{Ll}\p{Lu}/u.test(text)) return text
  const words = text.match(/\p{L}+/gu) ?? []
  const odd = words.filter(isOdd).length
  const changes = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  if (odd === 0 || (odd < FEW && changes < FEW)) return text
  let isFirst = true
  return text.replaceAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu, (word) => {
    const small = word.toLowerCase()
    const written = !isFirst && SMALL.test(small) ? small : small.charAt(0).toUpperCase() + small.slice(1)
    isFirst = false
    return written
  })
}
