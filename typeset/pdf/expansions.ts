import { type PdfEdit, type PlainPdf, unexpected } from './plain-pdf.ts'

/** What abbreviations stand for, by their keys (`meanings.ts`), in pages of a region that these keys are in the place of. */
export interface Expansions {
  readonly meanings: Readonly<Record<string, string>>
  readonly region: string | null
}

/** By the numbers of the words on a page that are abbreviations, what these stand for. */
export type KeysOfPage = ReadonlyMap<number, string>

/** What a page draws, without the keys in it, and these. */
export function withoutKeys(
  drawn: string,
  { meanings, region }: Expansions,
): { readonly drawn: string; readonly keys: KeysOfPage } {
  const keys = new Map<number, string>()
  const said = region === null ? '' : `-${region}`
  const plain = drawn.replaceAll(
    LANGUAGE,
    (all, before: string, words: string, language: string, key: string) => {
      if (meanings[key] === undefined) return all
      keys.set(Number(words), key)
      return `${before}/Lang (${language}${said})`
    },
  )
  return { drawn: plain, keys }
}

/**
 * Says in a tagged PDF what its abbreviations stand for, as the expansion of a span (ISO 32000-1, 14.9.5). Typst 0.14
 * writes none. Templates set an abbreviation as strong words, which no menu has otherwise, in a region whose name is the key
 * of the words ({@link withoutKeys}), and a sign without words as a formula in whose place the key is said: these edits make
 * each what it is.
 * @param keysOf by the number of a page's object
 */
export function* expansionEdits(
  file: PlainPdf,
  { meanings }: Expansions,
  keysOf: ReadonlyMap<number, KeysOfPage>,
): Generator<PdfEdit> {
  for (const { at, text } of file.objects) {
    const found = ABBREVIATION.exec(text)?.groups
    if (!found) continue
    const { before = '', tag = '', parent, formulaKey } = found
    const words = firstWordsIn(text)
    const key = formulaKey ?? (words && keysOf.get(words.page)?.get(words.number)) ?? ''
    const meaning = meanings[key]
    if (meaning === undefined) throw unexpected('an abbreviation of nothing')
    const from = at + before.length
    const bytes = Buffer.from(`/S /Span\n  ${parent}\n  /E ${textString(meaning)}`, 'latin1')
    yield { from, to: from + tag.length, bytes }
  }
}

/** Where the first words of an element are: they name their page themselves, or are on a page that does. */
function firstWordsIn(text: string): { readonly page: number; readonly number: number } | undefined {
  const { number, page = OWN_PAGE.exec(text)?.[1], numberThere } = FIRST_WORDS.exec(text)?.groups ?? {}
  return page === undefined ? undefined : { page: Number(page), number: Number(number ?? numberThere) }
}

/** The words on a page of a language and region, as the engine writes it. */
const LANGUAGE = /(\/MCID (\d+)\s+)\/Lang \(([a-z]{2,3})-([^a-z()<>\\]{2})\)/g

/** Strong words, or a formula with what is said in its place. */
const ABBREVIATION =
  /^(?<before>\d+ 0 obj\s*<<\s*\/Type \/StructElem\s+)(?<tag>\/S \/(?:Strong|Formula)\s+(?<parent>\/P \d+ 0 R)(?:\s+\/Alt \((?<formulaKey>..)\))?)\s/
const FIRST_WORDS =
  /\/K \[\s*(?:(?<number>\d+)(?! 0 R)|<<\s*\/Type \/MCR\s+\/Pg (?<page>\d+) 0 R\s+\/MCID (?<numberThere>\d+))/
const OWN_PAGE = /\/Pg (\d+) 0 R\s*>>\s*endobj$/

/** ISO 32000-1, 7.9.2.2: in letters of ASCII, else in UTF-16. */
const textString = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? `(${text.replaceAll(/[\\()]/g, '\\$&')})`
    : `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
