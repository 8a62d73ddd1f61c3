import { type PdfEdit, type PlainPdf, unexpected } from './plain-pdf.ts'

/** What abbreviations stand for, by their keys (`meanings.ts`), in pages of a region that these keys are in the place of. */
export interface Expansions {
  readonly meanings: Readonly<Record<string, string>>
  readonly region: string | null
}

/** Where the words of an abbreviation stand: the number of a page's object, and that of the words on it. */
type Place = `${number} ${number}`

/**
 * Says in a tagged PDF what its abbreviations stand for, as the expansion of a span (ISO 32000-1, 14.9.5). Typst 0.14
 * writes none. Templates set an abbreviation as strong words, which no menu has otherwise, in a region whose name is the key
 * of the words, and a sign without words as a formula in whose place the key is said: here each becomes what it is, and its
 * words are of their own region again.
 */
export class ExpansionsInPdf {
  readonly #expansions: Expansions
  readonly #keys = new Map<Place, string>()

  constructor(expansions: Expansions) {
    this.#expansions = expansions
  }

  /** What a page draws, without the keys in it, which are kept. */
  withoutKeys(drawn: string, page: number): string {
    const { meanings, region } = this.#expansions
    return drawn.replaceAll(LANGUAGE, (all, before: string, words: string, language: string, key: string) => {
      if (meanings[key] === undefined) return all
      this.#keys.set(`${page} ${Number(words)}`, key)
      return `${before}/Lang (${language}${region === null ? '' : `-${region}`})`
    })
  }

  /** The edits that make strong words and formulas abbreviations, once all pages were read. */
  *edits(file: PlainPdf): Generator<PdfEdit> {
    for (const { at, text } of file.objects()) {
      const { before = '', tag = '', parent = '', key } = this.#abbreviationIn(text) ?? {}
      if (tag === '') continue
      const meaning = key === undefined ? undefined : this.#expansions.meanings[key]
      if (meaning === undefined) throw unexpected('an abbreviation of nothing')
      const from = at + before.length
      const bytes = Buffer.from(`/S /Span\n  ${parent}\n  /E ${textString(meaning)}`, 'latin1')
      yield { from, to: from + tag.length, bytes }
    }
  }

  #abbreviationIn(text: string): Partial<Record<'before' | 'tag' | 'parent' | 'key', string>> | undefined {
    const formula = FORMULA.exec(text)?.groups
    if (formula) return formula
    const strong = STRONG.exec(text)?.groups
    const key = strong && this.#keys.get(`${Number(strong.page)} ${Number(strong.words)}`)
    return strong && { ...strong, ...(key !== undefined && { key }) }
  }
}

/** The words on a page of a language and region, as the engine writes it. */
const LANGUAGE = /(\/MCID (\d+)\s+)\/Lang \(([a-z]{2,3})-([^a-z()<>\\]{2})\)/g

/** What strong words stand for is known by the first of them and their page. */
const STRONG =
  /^(?<before>\d+ 0 obj\s*<<\s*\/Type \/StructElem\s+)(?<tag>\/S \/Strong\s+(?<parent>\/P \d+ 0 R))\s+\/K \[(?<words>\d+)[ \d]*\]\s+\/Pg (?<page>\d+) 0 R\s/
const FORMULA =
  /^(?<before>\d+ 0 obj\s*<<\s*\/Type \/StructElem\s+)(?<tag>\/S \/Formula\s+(?<parent>\/P \d+ 0 R)\s+\/Alt \((?<key>..)\))/

/** ISO 32000-1, 7.9.2.2: in letters of ASCII, else in UTF-16. */
const textString = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? `(${text.replaceAll(/[\\()]/g, '\\$&')})`
    : `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
