import { inflateSync } from 'node:zlib'

/** Also where more is said of the stream, as of a tile or a drawing within a page. */
const COMPRESSED =
  /\/Length (\d+)\b(?:(?!\bendobj\b|\bstream\b)[\s\S])*?\/Filter \/FlateDecode\b(?:(?!\bendobj\b|\bstream\b)[\s\S])*?>>\s+stream\n/g

/** What the pages of a PDF of ours draw, as the operators in its streams (ISO 32000-1, annex A). */
export function contentOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf)
  return [...file.toString('latin1').matchAll(COMPRESSED)]
    .map(({ 0: head, 1: length, index }) =>
      inflateSync(file.subarray(index + head.length, index + head.length + Number(length))).toString(
        'latin1',
      ),
    )
    .join('\n')
}

/** The colours in which a PDF of ours fills and draws, as `#rrggbb`. */
export const colorsOf = (pdf: Uint8Array): ReadonlySet<string> =>
  new Set(
    [...contentOf(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm)].map(([, ...channels]) =>
      channels.reduce(
        (hex, channel) =>
          hex +
          Math.round(Number(channel) * 255)
            .toString(16)
            .padStart(2, '0'),
        '#',
      ),
    ),
  )
