const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** A number and the short word that says of what, or its sign: `12 ans`, `0,2 l`, `5 €`. */
const COUNTED =
  /(?<=(?<![\p{L}\p{N}])(?:\d{1,4}(?:[.,]\d{1,2})?)?[\d½¼¾⅓⅔⅛⅜⅝⅞]) (?=\p{L}{1,6}(?!\p{L})|[%‰€$£¥°])/gu
/** What is before a number: `No. 5`, `€ 5`. */
const NUMBERED = /(?<=(?<!\p{L})(?:nos?\.?|nr\.?|n[º°]|bin|vol\.?|p\.)|[№€$£¥]) (?=\d)/giu
/** `J. Smith`, `St. Émilion` */
const INITIALS = /(?<=(?<!\p{L})(?:\p{Lu}|St|Ste|Sta|Sto|Dr|Mr|Mrs|Ms|Prof|Ch|Dom)\.) (?=\p{Lu})/gu
/** Words of one letter, at whose end no line should end. */
const ONE_LETTER = /(?<=(?<![\p{L}\p{M}\p{N}'’&-])\p{Ll}) (?=[\p{L}\p{N}])/gu
const AND = /(?<= &) (?=[\p{L}\p{N}]{1,8}(?![\p{L}\p{N}]))/gu

/** Languages in which a sentence may begin with a preposition of one letter. */
const WITH_PREPOSITIONS: ReadonlySet<string> = new Set(['be', 'bg', 'cs', 'mk', 'pl', 'ru', 'sk', 'uk'])
const CAPITAL_PREPOSITION = /(?<=(?<![\p{L}\p{M}\p{N}'’&.-])[AIKOSUVWZАВИКОСУЯІ]) (?=\p{L})/gu

/** A line in which words that belong together stay on one line. */
export function withBoundWords(line: string, language: string): string {
  if (!line.includes(' ')) return line
  const bound = line
    .replace(COUNTED, NO_BREAK)
    .replace(NUMBERED, NO_BREAK)
    .replace(INITIALS, NO_BREAK)
    .replace(ONE_LETTER, NO_BREAK)
    .replace(AND, NO_BREAK)
  const [primary = 'en'] = language.split('-')
  return WITH_PREPOSITIONS.has(primary) ? bound.replace(CAPITAL_PREPOSITION, NO_BREAK) : bound
}

const AFTER_GUILLEMET = /(?<=[«‹])[ \u00a0\u202f]?(?=[^\s\u00a0\u202f])/gu
const BEFORE_GUILLEMET = /(?<=[^\s\u00a0\u202f«‹])[ \u00a0\u202f]?(?=[»›])/gu
const BEFORE_COLON = /(?<=[\p{L}\p{M}\p{N}\p{Pe}»›”’…%€])[ \u00a0\u202f]?(?=:(?:\s|$))/gu
const BEFORE_HIGH_MARK = /(?<=[\p{L}\p{M}\p{N}\p{Pe}»›”’…%€])[ \u00a0\u202f]?(?=[;!?])/gu

/**
 * French white space: one that does not break within guillemets and before a colon, and a narrow one before
 * `; ! ?` (Imprimerie nationale, Lexique des règles typographiques). Canada has none before those.
 */
export function withFrenchSpaces(line: string, language: string): string {
  if (!/^fr(?:-|$)/u.test(language) || !/[;:!?«»‹›]/u.test(line)) return line
  const spaced = line
    .replace(AFTER_GUILLEMET, NO_BREAK)
    .replace(BEFORE_GUILLEMET, NO_BREAK)
    .replace(BEFORE_COLON, NO_BREAK)
  return language === 'fr-CA' ? spaced : spaced.replace(BEFORE_HIGH_MARK, NARROW)
}

/** Texts of fewer words keep all places at which a narrow column may break them. */
const LEAST_WORDS = 4
/** Letters of the last two words that are set on one line. */
const MOST_LETTERS = 18

/** A line whose last word is not left alone where its last two are short. */
export function withoutRunt(line: string): string {
  const at = line.lastIndexOf(' ')
  const last = line.slice(at + 1)
  if (at < 1 || last === '' || /\s/u.test(last)) return line
  // Looked for by hand: a pattern with an end and no beginning tries each letter of the line.
  let start = at
  while (start > 0 && !/\s/u.test(line.charAt(start - 1))) start--
  const before = line.slice(start, at)
  if (before === '') return line
  const letters = before.length + last.length
  if (letters > MOST_LETTERS || line.split(/\s+/u).length < LEAST_WORDS) return line
  return `${line.slice(0, -last.length - 1)}${NO_BREAK}${last}`
}
