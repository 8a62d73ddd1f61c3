import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { SourceError } from '#sources/opened.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { sampleMenuText } from '../../tests/samples/sample-menus.ts'
import { tries } from '../../tests/support/depth.ts'

const sample = (path: string): Uint8Array =>
  readFileSync(new URL(`../../tests/samples/${path}`, import.meta.url))

const word = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8(
    '<w:document><w:body><w:p><w:r><w:t>Soup 9</w:t></w:r></w:p></w:body></w:document>',
  ),
})

/** Beginnings of files that are judged by them, with something whole behind. */
const files: readonly Uint8Array[] = [
  sample('written/bistro.txt'),
  sample('printed/bistro-two.pdf'),
  sample('tables/clover-workbook.xlsx'),
  word,
  strToU8(sampleMenuText('bistro')),
  strToU8('%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  strToU8(
    '<!doctype html><h1>Menu</h1><table><tr><td>Soup<td>9</table><script type="application/ld+json">{"@type":"Menu"}',
  ),
  strToU8('Category,Item,Price\nStarters,"Soup, hot",9\nMains,Hake,"31"\n'),
  Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
]

/** A file with some of its bytes changed, or cut, or with others behind. */
const broken = fc
  .record({
    file: fc.constantFrom(...files),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    isCut: fc.boolean(),
    behind: fc.uint8Array({ maxLength: 200 }),
  })
  .map(({ file, changes, cut, isCut, behind }) => {
    const bytes = Uint8Array.from(file)
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte
    const kept = isCut ? bytes.slice(0, Math.ceil(bytes.length * cut)) : bytes
    return Uint8Array.from([...kept, ...behind])
  })

async function read(bytes: Uint8Array): Promise<void> {
  const opened = await openSource({ name: 'menu.pdf', bytes })
  if (opened.kind === 'lines') readMenuLines(opened.lines, { corrections: opened.roles ?? new Map() })
  if (opened.kind === 'table') readSheets(mapSheets(opened.sheets))
}

it('reads any file of an owner, or says in a sentence why not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, fc.uint8Array({ maxLength: 400 })), async (bytes) => {
      const error = await read(bytes).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (error === undefined) return
      expect(error).toBeInstanceOf(SourceError)
      expect((error as SourceError).message).toMatch(/^[A-Z].*\.$/su)
    }),
    { numRuns: tries(200) },
  )
}, 60_000)
