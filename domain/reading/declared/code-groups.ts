/** Codes that are together in a text, and how they are joined. */
export interface CodeGroup {
  readonly start: number
  readonly end: number
  /** `a1`, `b`, `7`, `*` */
  readonly codes: readonly string[]
  /**
   * In brackets, behind a star, raised or with a bracket behind each: these are hardly words. Others are letters or
   * numbers behind a name, or alone in a column.
   */
  readonly isMarked: boolean
  /** Behind a caret, in raised letters, or joined by plus signs: these are codes in any menu. */
  readonly isSure: boolean
  /** `(MC: N)`: what may be in it. */
  readonly isMay: boolean
  /** Words or a price are after it on its line. */
  readonly hasMoreBehind: boolean
}

const ANY = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`
const CODE = String.raw`(?:${ANY}\d{0,2}|\d{1,2}${ANY}?)`
const LETTER = String.raw`(?:${ANY}\d{0,2})`
const JOINER = String.raw`(?:[^\S\t]?[,;/|·•+&][^\S\t]?|[.\u2010-\u2014-]|[^\S\t](?:und|and|et|en|og|och|oraz)[^\S\t])`
/** Behind a code: no further letter or digit, so that it isn't a word. */
const END = String.raw`(?![\p{L}\p{M}\d])`
/** What may be after codes that nothing else marks: the end, a column, a price, a bracket or a dash. */
const BEHIND = String.raw`(?=\s*(?:$|[\t|(\u2013\u2014]|[.:]\s*$)|\s-\s|\s+(?:\p{Sc}\s?|[A-Z]{3}\s)?\d|\s?\p{Sc})`
const RAISED_SIGN = String.raw`[\u00AA\u00B2\u00B3\u00B9\u00BA\u02B0-\u02B8\u02E1-\u02E3\u1D2C-\u1D6A\u1D9C-\u1DBF\u2070-\u2079\u207F]`
const RAISED_LETTERS = String.raw`[\u02B0-\u02B8\u02E1-\u02E3\u1D2C-\u1D6A\u1D9C-\u1DBF\u2071\u207F]`
const RAISED_JOINER = String.raw`[,;./|·•\u141F\u2044\u02D2\u207B\u2019' -]`

/** A number of the European list of allergens. */
const ONE_OF_LIST = '(?:1[0-4]|[1-9])'

/** `④`, `⒢`, `❸`; Ⓥ is a sign of a diet wherever it is. */
const CIRCLED = String.raw`[\u2460-\u2487\u249C-\u24CA\u24CC-\u24E4\u24E6-\u24E9\u2776-\u277F\u{1F130}-\u{1F149}]`

const IS_CIRCLED = new RegExp(CIRCLED, 'u')
const IS_RAISED = new RegExp(RAISED_LETTERS, 'u')
const RAISED_SIGNS = new RegExp(RAISED_SIGN, 'u')

interface CodePattern {
  readonly pattern: RegExp
  /** A sign that is in all that it finds: lines without it aren't searched. */
  readonly sign?: RegExp
  readonly isMarked: boolean
  readonly isSure?: boolean
  readonly isMay?: boolean
}

const patterns: readonly CodePattern[] = [
  // `(MC: N)`, `[may contain g, h]`
  {
    sign: /[([]M|[([]m/u,
    pattern: new RegExp(
      String.raw`[^\S\t]?[([](?:MC|M/C|[Mm]ay [Cc]ontain)[^\S\t]?[:=-]?[^\S\t]?(?<codes>${CODE}${END}(?:${JOINER}${CODE}${END}){0,30})[)\]]`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
    isMay: true,
  },
  // `Suppe^a,g`, `Suppe ^(a,g)`
  {
    sign: /\^/u,
    pattern: new RegExp(
      String.raw`(?<=\p{L})[^\S\t]?\^[({]?(?<codes>${CODE}${END}(?:${JOINER}${CODE}${END}){0,30})[)}]?`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
  },
  // `Pie +G+M`
  {
    sign: /\+/u,
    pattern: new RegExp(
      String.raw`(?<=\p{L})[^\S\t]\+(?<codes>${LETTER}${END}(?:\+${LETTER}${END}){1,30})`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
  },
  // `Tart ᴳᴹᴱ`, `Suppe ⁽ᵃ'ᵍ⁾`; `Mᵐᵉ Dupont` is a lady.
  {
    sign: IS_RAISED,
    pattern: new RegExp(
      String.raw`(?<=\p{L})[^\S\t]?\u207D?(?<codes>${RAISED_LETTERS}${RAISED_SIGN}*(?:${RAISED_JOINER}{0,2}${RAISED_SIGN}+){1,30})\u207E?(?!\p{L}|[^\S\t]\p{Lu}\p{Ll})`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
  },
  // `Anchoas ④`, `Tortilla ③⑦`
  {
    sign: IS_CIRCLED,
    pattern: new RegExp(
      String.raw`(?<=[\p{L}Ⓥⓥ][^\S\t]?)[^\S\t]?(?<codes>${CIRCLED}(?:[,;/|·•+ ]{0,2}${CIRCLED}){0,30})`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
  },
  // `Nudelsuppe /a/c`
  {
    sign: /\//u,
    pattern: new RegExp(String.raw`(?<=\p{L}[^\S\t])(?<codes>(?:/${LETTER}${END}){2,30})${BEHIND}`, 'gu'),
    isMarked: true,
    isSure: true,
  },
  // `Scone *G*M`
  {
    sign: /\*/u,
    pattern: new RegExp(String.raw`(?<=\p{L}[^\S\t]?)(?<codes>(?:\*${LETTER}${END}){2,30})`, 'gu'),
    isMarked: true,
    isSure: true,
  },
  // `Kotlet schabowy /1,3/`, `Polievka /7/`
  {
    sign: /\//u,
    pattern: new RegExp(
      String.raw`(?<=[\p{L})”"][^\S\t]?)[^\S\t]?/[^\S\t]?(?<codes>${CODE}${END}(?:[,;.][^\S\t]?${CODE}${END}){0,13})[^\S\t]?/(?=\s|$)`,
      'gu',
    ),
    isMarked: true,
    isSure: true,
  },
  // `Mousse (M)(E)`
  {
    sign: /[([]/u,
    pattern: new RegExp(
      String.raw`[^\S\t]?(?<codes>\(${LETTER}\)(?:[^\S\t]?\(${LETTER}\)){1,30}|\[${CODE}\](?:[^\S\t]?\[${CODE}\]){1,30})`,
      'gu',
    ),
    isMarked: true,
  },
  // `(a1, b)`, `[1;3]`
  {
    sign: /[([{]/u,
    pattern: new RegExp(
      String.raw`[^\S\t]?[([{][^\S\t]?(?<codes>${CODE}${END}(?:(?:${JOINER}|[^\S\t])${CODE}${END}){0,30}(?:${JOINER}\*)?)[^\S\t]?[)\]}]`,
      'gu',
    ),
    isMarked: true,
  },
  // `a1)b)h)`, `2) 3)`
  {
    sign: /\)/u,
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\d.)'’"”!?]\s?|\t)(?<codes>(?<![\p{L}\d])${CODE}\)(?:[\s,]?${CODE}\)){1,30}|(?<=\p{Ll})\d{1,2}\)(?:[\s,]?${CODE}\)){0,30})`,
      'gu',
    ),
    isMarked: true,
  },
  // `*a1,b,h`
  {
    sign: /\*/u,
    pattern: new RegExp(
      String.raw`(?<=\S)[^\S\t]?\*[^\S\t]?(?<codes>${CODE}${END}(?:${JOINER}${CODE}${END}){0,30})`,
      'gu',
    ),
    isMarked: true,
  },
  // `Tzatziki ᵃ¹ᐟᵇ`
  {
    sign: RAISED_SIGNS,
    pattern: new RegExp(
      String.raw`(?<=\p{L})\s?(?<codes>${RAISED_SIGN}+(?:${RAISED_JOINER}{1,2}${RAISED_SIGN}+){0,30})(?!${RAISED_SIGN}|[^\S\t]\p{Lu}\p{Ll})`,
      'gu',
    ),
    isMarked: true,
  },
  // `Gulasch a,c,g`, `Gulasch A-C-G-*`, glued: `GulaschA,C`, `Cola1,3`, `12,50 €a,c`
  {
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{M}).!?'’"”\d]\s{1,3}|[,;|·]\s?|\t\s?|\p{Ll}{3}(?=[\p{Lu}\d])|\p{Sc}\s?|\d[.,]\d\d(?=\p{L}))(?<![\p{L}\d][/.&+-]\s?)(?<codes>${CODE}${END}(?:${JOINER}${CODE}${END}){1,30}(?:\s?[-,]\s?\*)?)(?:\.(?=\s*$|\s+\d|\t))?${BEHIND}`,
      'gu',
    ),
    isMarked: false,
  },
  // `Croquetas 1 3 7 8,00`
  {
    sign: /\d\s\d/u,
    pattern: new RegExp(
      String.raw`(?<=\p{L}[^\S\t])(?<codes>${ONE_OF_LIST}(?:[^\S\t]${ONE_OF_LIST}){1,13})(?=\s(?:\p{Sc}\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?(?:\p{Sc}|\p{L}{1,3}\.?))?\s*$)`,
      'gu',
    ),
    isMarked: false,
  },
  // `Suppe g)`
  {
    sign: /\)/u,
    pattern: new RegExp(String.raw`(?<![([][^()[\]]*)(?<=\p{L}[^\S\t])(?<codes>${LETTER})\)${BEHIND}`, 'gu'),
    isMarked: false,
  },
  // One alone in a column: `Soup \t 1 \t 3,20`
  {
    sign: /\t/u,
    pattern: new RegExp(String.raw`(?<=\t\s?)(?<codes>${LETTER}|\d{1,2})(?=\s?\t)`, 'gu'),
    isMarked: false,
  },
]

/** `Causa S/ 22` in soles, `Taco c/u 18` a piece, `6/9.99 12/17.99` how many for how much, `16,00/p` a person. */
const NO_CODES = /^\s*(?:S\/\s?\d|c\/u(?!\p{L})|\d{1,2}\/\d{1,3}[.,]\d{2}$|\d{1,3}[.,]\d{2}\/)/iu

/** Characters; no line of a menu is longer, and the search in what is longer is not worth its time. */
const LONGEST_LINE = 1000

/** All that looks like codes of allergens and additives, in the order of the text; none of them overlap. */
export function codeGroupsIn(text: string): CodeGroup[] {
  if (text.length > LONGEST_LINE) return []
  const groups: CodeGroup[] = []
  for (const { pattern, sign, isMarked, isSure = false, isMay = false } of patterns)
    for (const match of sign?.test(text) === false ? [] : text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (groups.some((group) => start < group.end && group.start < end)) continue
      if (!isMarked && NO_CODES.test(match[0])) continue
      groups.push({
        start,
        end,
        codes: codesOf(match.groups?.codes ?? ''),
        isMarked,
        isSure,
        isMay,
        hasMoreBehind: /[\p{L}\d]/u.test(text.slice(end)),
      })
    }
  return groups.toSorted((one, other) => one.start - other.start)
}

/** `ᵃ¹ᐟᵇ` is a1 and b, `ᴳᴹ` G and M, `a, c und g` three. */
const codesOf = (written: string): string[] =>
  IS_CIRCLED.test(written)
    ? [...written.matchAll(EACH_CIRCLED)].map(([one]) => one)
    : (IS_RAISED.test(written) ? written.replaceAll(NEXT_LETTER, '/') : written)
        .normalize('NFKC')
        .replaceAll('\u141F', '/')
        .split(/[^\p{L}\d*]+(?:(?:und|and|et|en|og|och|oraz)\s+)?/u)
        .filter(Boolean)

const EACH_CIRCLED = new RegExp(CIRCLED, 'gu')
const NEXT_LETTER = new RegExp(`(?<=${RAISED_SIGN})(?=${RAISED_LETTERS})`, 'gu')
