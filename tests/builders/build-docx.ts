import { strToU8, zipSync } from 'fflate'

/** A paragraph of a Word document. */
export interface DocxParagraph {
  /** With tabs. */
  readonly text: string
  /** Level from 1. */
  readonly heading?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
  /** Where words end behind its tabs, in points from the margin; dots lead to the last of them. */
  readonly tabStops?: readonly number[]
}

/** Rows of cells. */
export interface DocxTable {
  readonly rows: readonly (readonly string[])[]
}

/** Parts of a point, the unit of Word. */
const TWIPS = 20

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word document as Word itself would write it, with nothing but text. */
export function buildDocx(parts: readonly (DocxParagraph | DocxTable)[]): Uint8Array {
  const body = parts.map((part) => ('rows' in part ? tableXml(part) : paragraphXml(part))).join('')
  const headings = [1, 2, 3].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:keepNext/></w:pPr><w:rPr><w:b/><w:sz w:val="${36 - level * 4}"/></w:rPr></w:style>`,
  )
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'word/styles.xml': strToU8(`${HEAD}<w:styles ${WORD}>${headings.join('')}</w:styles>`),
    'word/document.xml': strToU8(`${HEAD}<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
  })
}

function paragraphXml({ text, heading, isBold, isItalic, tabStops = [] }: DocxParagraph): string {
  const tabs = tabStops.map(
    (stop, at) =>
      `<w:tab w:val="right"${at === tabStops.length - 1 ? ' w:leader="dot"' : ''} w:pos="${Math.round(stop * TWIPS)}"/>`,
  )
  const style = `${heading ? `<w:pStyle w:val="Heading${heading}"/>` : ''}${tabs.length > 0 ? `<w:tabs>${tabs.join('')}</w:tabs>` : ''}`
  const set = `${isBold ? '<w:b/>' : ''}${isItalic ? '<w:i/>' : ''}`
  const runs = text
    .split('\t')
    .map((words) => `<w:t xml:space="preserve">${escaped(words)}</w:t>`)
    .join('<w:tab/>')
  return `<w:p>${style && `<w:pPr>${style}</w:pPr>`}<w:r>${set && `<w:rPr>${set}</w:rPr>`}${runs}</w:r></w:p>`
}

const tableXml = ({ rows }: DocxTable): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((text) => `<w:tc>${paragraphXml({ text })}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
