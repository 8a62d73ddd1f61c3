import { Unzlib } from 'fflate'

/** Beginnings of spans, most of which say in place what is written there. */
const SPAN =
  /\/Span\s*(?:<<(?:\((?:[^()\\]|\\[\s\S])*\)|<[\dA-Fa-f\s]*>|[^<>()])*>>|\/[^\s<>[\]()/]+)\s*BDC/gu
const ACTUAL = /\/ActualText\s*(?:\((?<plain>(?:[^()\\]|\\[\s\S])*)\)|<(?<hex>[\dA-Fa-f\s]*)>)/u

/** What the spans of a stream say is written there, in their order. */
type SpanTexts = readonly (string | undefined)[]

/**
 * Finds what is written in the spans of a page, by the bytes of its file: `textsFor(count, areLike)` gives the texts of
 * the first stream with as many spans that a page can have. Browsers and Google Docs write letters so that are drawn in
 * another form, as figures of one width, small capitals and raised brackets: they have no other name, and pdf.js
 * doesn't give this one.
 */
export function spanTextsOf(
  bytes: Uint8Array,
): (count: number, areLike: (texts: SpanTexts) => boolean) => SpanTexts | undefined {
  let left: SpanTexts[] | undefined
  return (count, areLike) => {
    left ??= streamsOf(bytes).flatMap((content) => {
      const spans = [...content.matchAll(SPAN)].map(([span]) => actualOf(span))
      return spans.length > 0 ? [spans] : []
    })
    const at = left.findIndex((texts) => texts.length === count && areLike(texts))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

function actualOf(span: string): string | undefined {
  const { plain, hex } = ACTUAL.exec(span)?.groups ?? {}
  const text =
    hex === undefined
      ? plain?.replaceAll(/\\([0-7]{1,3}|[\s\S])/gu, (_, sign: string) =>
          /\d/u.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : sign,
        )
      : String.fromCharCode(...(hex.match(/[\dA-Fa-f]{2}/gu) ?? []).map((pair) => Number.parseInt(pair, 16)))
  if (!text?.startsWith('\u00FE\u00FF')) return text
  return new TextDecoder('utf-16be').decode(Uint8Array.from(text.slice(2), (byte) => byte.charCodeAt(0)))
}

/** Characters of a stream; that of a page has a hundredth. */
const LONGEST = 5_000_000

/** What streams say of themselves that are fonts, pictures or lists of objects. */
const OTHER = /\/(?:Length1|Image|XRef|ObjStm|FunctionType|CIDFontType0C|Type1C|OpenType)(?![A-Za-z])/u

/** What the streams of a file hold that say what is written in them. */
function streamsOf(bytes: Uint8Array): string[] {
  const file = latin(bytes)
  return [...file.matchAll(/(?<!end)stream\r?\n/gu)].flatMap(({ index, 0: { length } }) => {
    if (OTHER.test(file.slice(Math.max(0, file.lastIndexOf('obj', index)), index))) return []
    const [from, to] = [index + length, file.indexOf('endstream', index + length)]
    const content = unpacked(bytes.subarray(from, to)) || file.slice(from, to)
    return content.includes('/ActualText') ? [content] : []
  })
}

const STEP = 8192

function unpacked(bytes: Uint8Array): string {
  let text = ''
  const unpacker = new Unzlib((part) => {
    text += latin(part)
  })
  try {
    for (let at = 0; at < bytes.length && text.length < LONGEST; at += STEP)
      unpacker.push(bytes.subarray(at, at + STEP))
  } catch {
    // It is packed in another way, or it is secret.
  }
  return text
}

/** Bytes as letters of the same numbers. */
function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return text
}
