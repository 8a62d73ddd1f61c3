import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of a tagged PDF, and all the words within it. */
export interface StructureElement {
  readonly role: string
  readonly text: string
}

/** What assistive technology reads of a PDF: the elements of its pages, each before those within it. */
export async function readStructure(bytes: Uint8Array): Promise<StructureElement[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const document = await task.promise
  try {
    const elements: StructureElement[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const words = await markedWords(page)
      for (const node of nodesOf(await page.getStructTree())) {
        if (node.role === undefined) continue
        const text = [...nodesOf(node)].map(({ id }) => words.get(id ?? '') ?? '').join('')
        elements.push({ role: node.role, text: text.replace(/\s+/gu, ' ').trim() })
      }
    }
    return elements
  } finally {
    await task.destroy()
  }
}

interface StructureNode {
  readonly role?: string
  /** What a screen reader says for a picture. */
  readonly alt?: string
  /** Of a run of words on the page. */
  readonly id?: string
}

/** The nodes of a structure tree, each before those within it. */
export function* nodesOf(node: unknown): Generator<StructureNode> {
  if (typeof node !== 'object' || node === null) return
  yield node
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) yield* nodesOf(child)
}

/** The words of a page by the id with which its structure tree names them; others are furniture. */
async function markedWords(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const words = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if (!('type' in item)) {
      const id = open.findLast((candidate) => candidate !== '')
      if (id !== undefined) words.set(id, (words.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    } else if (item.type === 'endMarkedContent') {
      open.pop()
    } else {
      open.push(item.id ?? '')
    }
  }
  return words
}
