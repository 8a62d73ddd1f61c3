/** Figures of Chinese numerals; 两 and 兩 are two, as prices say it. */
const FIGURES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'〇一二三四五六七八九'].map((figure, value) => [figure, value])),
  ...{ 零: 0, 两: 2, 兩: 2 },
}
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** By currency: a number in Chinese numerals before the word for its money, as a part of a pattern. */
export const HAN_AMOUNT: ReadonlyMap<string, string> = new Map(
  ['JPY', 'CNY', 'TWD', 'HKD', 'MOP'].map((currency) => [
    currency,
    String.raw`(?<han>[〇一二三四五六七八九零两兩十百千万萬]{1,9})(?=\s?[円元圓塊块蚊])|`,
  ]),
)

/** `三千五百` is 3500, `二万` is 20,000, `一二〇` is 120. */
export function hanNumber(numerals: string): number {
  const [, many, rest] = /^(.+?)[万萬](.*)$/u.exec(numerals) ?? []
  if (many !== undefined) return hanNumber(many) * 10_000 + (rest ? hanNumber(rest) : 0)
  let sum = 0
  let figures: number | undefined
  for (const numeral of numerals) {
    const place = PLACES[numeral]
    if (place === undefined) figures = (figures ?? 0) * 10 + (FIGURES[numeral] ?? 0)
    else {
      sum += (figures ?? 1) * place
      figures = undefined
    }
  }
  return sum + (figures ?? 0)
}
