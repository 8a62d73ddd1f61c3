/**
 * Spirits that are sold by their age, with the ages in years that their makers bottle (their own lists of products, 2026). Those
 * with an asterisk are sold without an age as well: a number alone behind them is a price.
 */
const AGES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
glenfiddich: 12 14 15 18 21 23 26 30
glenlivet: 12 14 15 18 21 25
macallan: 12 15 18 25 30
lagavulin: 8 11 16
laphroaig: 10 16 25
talisker: 10 18 25 30
oban: 14
ardbeg: 5 8 10 19 25
bowmore: 12 15 18 25
balvenie: 12 14 16 17 21 25
highland park: 12 15 18 21 25
dalmore: 12 14 15 18 21 25
glenmorangie: 10 12 14 18 19
glenfarclas: 10 12 15 17 21 25
glendronach: 8 12 15 18 21
springbank: 10 12 15 18 21
bunnahabhain: 12 18 25
caol ila: 12 18 25
aberlour: 10 12 14 16 18
aberfeldy: 12 16 18 21
auchentoshan: 12 18 21
cragganmore: 12
craigellachie: 13 17 23
dalwhinnie: 15
benriach: 10 12 16 21
glen grant: 10 12 15 18 21
old pulteney: 12 15 18 25
tomatin: 12 14 18
tobermory: 12 23
ledaig: 10 18
chivas *: 12 15 18 25
chivas regal *: 12 15 18 25
ballantine's *: 12 17 21 30
dewar's *: 12 15 18 21
johnnie walker *: 12 15 18
redbreast: 12 15 21 27
bushmills *: 10 12 16 21
jameson *: 18
yamazaki: 12 18 25
hakushu: 12 18 25
hibiki: 12 17 21 30
taketsuru: 17 21 25
elijah craig *: 12 18 23
eagle rare *: 10 17
weller *: 12
pappy van winkle: 10 12 15 20 23
van winkle: 10 12 15 20 23
knob creek *: 9 12 15 18
whistlepig *: 6 10 12 15 18
michter's *: 10 20 25
russell's reserve *: 10 13 15
basil hayden *: 10
zacapa: 23
ron zacapa: 23
zacapa centenario: 23
el dorado: 3 5 8 12 15 21 25
appleton estate: 8 12 15 21
flor de caña: 4 5 7 12 18 25
flor de cana: 4 5 7 12 18 25
havana club *: 3 7 15
barbancourt *: 4 8 15
ron abuelo: 7 12
`
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ages = ''] = line.split(': ')
      return [name, new Set(ages.split(' '))] as const
    }),
)

/** Words of the longest of these names. */
const MOST_WORDS = 3

/** `Glenfiddich 12`, `Macallan 18   24`: is the number behind a name the age of a spirit? */
export function isAge(ahead: string, digits: string, behind: string): boolean {
  if (!/^\d{1,2}$/u.test(digits)) return false
  const words = ahead
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,]+/u)
    .filter(Boolean)
  const isPriced = /^\s[^\p{L}]*\d/u.test(behind)
  return Array.from({ length: MOST_WORDS }, (_, index) => words.slice(-index - 1).join(' ')).some(
    (name) => AGES.get(name)?.has(digits) || (isPriced && AGES.get(`${name} *`)?.has(digits)) === true,
  )
}
