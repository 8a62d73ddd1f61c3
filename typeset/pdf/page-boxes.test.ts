import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { withPageBoxes } from './page-boxes.ts'

/** A PDF of two pages as the engine writes them, with the right offsets. */
function buildPdf(mediaBox = '[0 0 672.44 852]'): Buffer {
  const page = `<<\n  /Type /Page\n  /MediaBox ${mediaBox}\n  /Parent 1 0 R\n>>`
  const objects = [
    '<<\n  /Type /Pages\n  /Count 2\n  /Kids [2 0 R 4 0 R]\n>>',
    page,
    '<<\n  /Type /Catalog\n  /Pages 1 0 R\n>>',
    page,
  ]
  let file = '%PDF-1.7\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n\r\n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n\n`
    return entry
  })
  const table = `xref\n0 5\n0000000000 65535 f\r\n${entries.join('')}`
  const end = `trailer\n<<\n  /Size 5\n  /Root 3 0 R\n>>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(file + table + end, 'latin1')
}

const boxes = { toTrimPt: 30, toBleedPt: 21 }

test('names the trim and the bleed of each page', () => {
  const text = Buffer.from(withPageBoxes(buildPdf(), boxes)).toString('latin1')
  expect(text.split('/TrimBox [30 30 642.44 822]')).toHaveLength(3)
  expect(text.split('/BleedBox [21 21 651.44 831]')).toHaveLength(3)
})

test('moves every offset along', async () => {
  const pdf = withPageBoxes(buildPdf(), boxes)
  const text = Buffer.from(pdf).toString('latin1')
  const tableAt = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(tableAt, tableAt + 8)).toBe('xref\n0 5')
  const offsets = [...text.slice(tableAt).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset))
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset, offset + 7)).toBe(`${index + 1} 0 obj`)
  const task = getDocument({ data: pdf.slice(), verbosity: 0, stopAtErrors: true })
  expect((await task.promise).numPages).toBe(2)
  await task.destroy()
})

test('changes nothing else', () => {
  const text = Buffer.from(withPageBoxes(buildPdf(), boxes)).toString('latin1')
  const withoutBoxes = text.replaceAll(/\n {2}\/(Trim|Bleed)Box \[[^\]]*\]/g, '')
  const withoutOffsets = (file: string) => file.replaceAll(/\d{10}|startxref\n\d+/g, '')
  expect(withoutOffsets(withoutBoxes)).toBe(withoutOffsets(buildPdf().toString('latin1')))
})

test.each([
  ['no PDF', Buffer.from('hello')],
  ['a table in a stream', Buffer.from('%PDF-1.7\n1 0 obj\n<<\n/Type /XRef\n>>\nstartxref\n9\n%%EOF')],
  ['a page of unknown size', buildPdf('6 0 R')],
  ['boxes of its own', withPageBoxes(buildPdf(), boxes)],
])('refuses %s', (_, pdf) => {
  expect(() => withPageBoxes(pdf, boxes)).toThrow('unexpected PDF')
})
