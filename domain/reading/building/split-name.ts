/** Matches words after a comma that don't begin a separate description. */
const NO_DESCRIPTION = /^(?:each|ea\.?|or\b|and\b|oder\b|und\b|ou\b|et\b|o\b|y\b|e\b)/iu

/** `vom Fass: Augustiner Hell`, `Bottles: Corona`: how it is served comes before the name. */
const SERVED_FROM =
  /^(?:vom fass|flaschen?(?:bier)?|on tap|(?:on )?draf?t|draught|bottled?s?|cans?|à la pression|(?:en )?bouteilles?|de barril|de grifo|botellas?|alla spina|(?:in )?bottiglia|på fat|(?:på )?flaska|van de tap|(?:op )?fles)$/iu

/** `MARGHERITA pomodoro, fior di latte`: a name in capitals, and what is said of it in small letters. */
export const CAPITALS_NAME =
  /^(\p{Lu}[\p{Lu}\p{M}'’.-]{3,}(?:\s(?:\p{Lu}[\p{Lu}\p{M}'’.-]*|&|\d{1,3}))*)\s+(?=\p{Ll})(.*)$/u

/**
 * Returns the name of a dish and its description, where both are on one line.
 * @param keepsCommas descriptions are on separate lines, so a comma belongs to the name
 * @param isDrink its section is one of drinks, whose names are listed on one line
 * @param hasCapitalNames most lines of dishes begin with a name in capitals, and go on in small letters
 */
export function splitName(
  text: string,
  keepsCommas: boolean,
  isDrink: boolean,
  hasCapitalNames = false,
): { name: string; description: string } {
  const [, capitals, small] = (hasCapitalNames && CAPITALS_NAME.exec(text)) || []
  if (capitals !== undefined && small !== undefined) return { name: capitals, description: small }
  const dash = /\s+(?:[\u2013\u2014|]|--|-)\s+|\s{2,}|(?<=\p{Ll})\.{2,3}\s(?=\p{Ll})/u.exec(text)
  if (dash && dash.index > 0)
    return { name: text.slice(0, dash.index), description: text.slice(dash.index + dash[0].length) }
  const colon = /:\s+/u.exec(text)
  if (colon && SERVED_FROM.test(text.slice(0, colon.index)))
    return { name: text.slice(colon.index + colon[0].length), description: text.slice(0, colon.index) }
  if (colon && colon.index > 0 && colon.index < 40)
    return { name: text.slice(0, colon.index), description: text.slice(colon.index + colon[0].length) }
  if (keepsCommas) return { name: text, description: '' }
  if (isEnumeration(text, isDrink)) return { name: text, description: '' }
  const comma = /,\s+(?![^(]*\))/u.exec(text)
  if (!comma || comma.index === 0) return { name: text, description: '' }
  const [name, description] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
  if (NO_DESCRIPTION.test(description) || isPair(name, description) || isChoice(name, description))
    return { name: text, description: '' }
  return { name, description }
}

/** `Bacon, egg & cheese`, `Oat, soya or coconut milk`: one word, then one and one more. */
const isPair = (name: string, rest: string): boolean =>
  (COUNTED.test(name) && rest.split(/,\s+/u).every((part) => COUNTED.test(part))) ||
  (!/\s/u.test(name.trim()) &&
    (ONE_OF_SMALL.test(rest) || (/^\p{Ll}/u.test(name) && ONE_OR_ONE.test(rest)))) ||
  (!/\s/u.test(name.trim()) && /^\p{L}+\s(?:&|and|und|et|y|e)\s\p{L}+$/iu.test(rest)) ||
  (/^\p{Ll}\S*(?:\s\S+)?$/u.test(name.trim()) &&
    /^[\p{L}-]+\s(?:en|og|och|i)\s[\p{L}-]+(?:\s\(\S+\))?$/iu.test(rest))

/** `jamaica or tamarindo`, all of them in small letters */
const ONE_OR_ONE = /^\p{Ll}[\p{L}-]*\s(?:or|oder|ou|o|eller|lub)\s\p{Ll}[\p{L}-]*$/u

/** `Two tacos, one enchilada`: a count of each. */
const COUNTED =
  /^(?:\d{1,2}|an?|one|two|three|four|ein|eine|zwei|drei|un|une|deux|trois|una|dos|tres|due|tre|um|uma|dois|duas|een|twee|en|ett|två)\s\p{L}/iu

/** `soya or coconut milk`: its last word is that of all; `seeded or plain` has none. */
const ONE_OF_SMALL = /^\p{Ll}[\p{L}-]*\s(?:or|oder|ou|o|eller|lub)\s\p{Ll}[\p{L}-]*\s\p{Ll}[\p{L}-]*$/u

/**
 * `Coke, Diet Coke, Fanta` among drinks, `Bacon, Ham or Peameal`: names next to each other, each with its
 * capital letter.
 */
function isEnumeration(text: string, isDrink: boolean): boolean {
  const parts = text.split(/,\s+|\s+(?:or|oder|ou|o|of|eller|lub)\s+/u)
  const isNamed =
    parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part) && part.split(/\s+/u).length < 5)
  const endsInChoice = /,\s[^,]+\s(?:or|oder|ou|o|of|eller|lub)\s[^,]+$/u.test(text)
  return isNamed && text.includes(',') && (isDrink || (endsInChoice && text.length < 50))
}

/** `Asada, pastor, carnitas or pollo`: kinds of one dish. */
const isChoice = (name: string, rest: string): boolean =>
  !/\s/u.test(name.trim()) && /^\p{Ll}[\p{L}\s]*,\s[\p{L}\s,]*\s(?:or|o|ou|oder|u)\s\p{L}+$/u.test(rest)
