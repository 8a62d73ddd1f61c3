import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { nodesOf } from './read-structure.ts'

/** A run of text, in points from the page's top left. */
export interface PrintedText {
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly width: number
  /** Height of the type. */
  readonly height: number
  /** Whether it is read from the top to the foot: its width is down the page, from `y` on. */
  readonly isTurned?: true
}

export interface ReadPage {
  readonly width: number
  readonly height: number
  readonly texts: readonly PrintedText[]
  /** The runs joined, white space collapsed, without invisible break marks. */
  readonly text: string
  /** What a screen reader says for the pictures on this page. */
  readonly alternatives: readonly string[]
}

export interface ReadPdf {
  readonly title: string | undefined
  readonly language: string | undefined
  readonly isTagged: boolean
  readonly xmp: string
  readonly pages: readonly ReadPage[]
  readonly text: string
}

export interface ReadFont {
  readonly name: string
  readonly isEmbedded: boolean
}

/** Reads a PDF with pdf.js, which shares no code with what wrote it. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> =>
  withDocument(bytes, async (document) => {
    const { info, metadata } = await document.getMetadata()
    // pdf.js types it as an object, but gives a map.
    const markInfo = (await document.getMarkInfo()) as unknown as Map<string, unknown> | null
    const details = info as { Title?: string; Language?: string }
    const pages: ReadPage[] = []
    for await (const page of pagesOf(document)) pages.push(await readPage(page))
    return {
      title: details.Title,
      language: details.Language,
      isTagged: markInfo?.get('Marked') === true,
      xmp: metadata?.getRaw() ?? '',
      pages,
      text: pages.map((page) => page.text).join(' '),
    }
  })

/** The fonts that a PDF draws with. Apart from its words: to find them takes as long again. */
export const readFonts = (bytes: Uint8Array): Promise<readonly ReadFont[]> =>
  withDocument(bytes, async (document) => {
    const fonts = new Map<string, ReadFont>()
    for await (const page of pagesOf(document))
      for (const font of await fontsOf(page)) fonts.set(font.name, font)
    return [...fonts.values()]
  })

async function withDocument<Value>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<Value>,
): Promise<Value> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, fontExtraProperties: true })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function* pagesOf(document: PDFDocumentProxy): AsyncGenerator<PDFPageProxy> {
  for (let number = 1; number <= document.numPages; number++) yield await document.getPage(number)
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const [left, bottom, right, top] = page.view as [number, number, number, number]
  const content = await page.getTextContent({ disableNormalization: true })
  const texts = content.items.flatMap((item): PrintedText[] => {
    if (!('str' in item) || item.str === '') return []
    const [along = 0, down = 0, , , x = 0, y = 0] = item.transform as number[]
    const { str: text, width, height } = item
    const isTurned = Math.abs(down) > Math.abs(along) && { isTurned: true as const }
    return [{ text, x: x - left, y: top - y, width, height, ...isTurned }]
  })
  const joined = content.items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
  const nodes = [...nodesOf(await page.getStructTree())]
  return {
    width: right - left,
    height: top - bottom,
    texts,
    text: tidy(joined),
    alternatives: nodes.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
  }
}

const tidy = (text: string): string =>
  text
    .replace(/\u200b/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

async function fontsOf(page: PDFPageProxy): Promise<ReadFont[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const ids = new Set(
    fnArray.flatMap((operation, index) => (operation === OPS.setFont ? [argsArray[index]?.[0]] : [])),
  )
  return [...ids].map((id) => {
    const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean }
    return { name: font.name, isEmbedded: !font.missingFile }
  })
}
