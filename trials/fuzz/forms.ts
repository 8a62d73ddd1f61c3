import fc from 'fast-check'
import type { z } from 'zod'
import { pictureFiles } from './pictures.ts'
import { isFileSchema, ODD_TEXTS, valuesOf } from './values.ts'

interface Part {
  readonly name: string
  readonly fileName?: string
  readonly content: Buffer | string
}

export interface Form {
  readonly parts: readonly Part[]
  readonly flaw: (typeof FLAWS)[number]
}

const FLAWS = [
  'none',
  'no end',
  'other boundary',
  'no boundary',
  'bare line feeds',
  'no names',
  'no blank line',
  'cut',
  'quotes in names',
] as const

const BOUNDARY = '----fuzzboundary7x'

/** Forms of the parts that a call takes: whole ones, and some with parts missing, twice or out of order. */
export function formsOf(upload: z.ZodObject, isBroken: boolean): fc.Arbitrary<Form> {
  const parts = Object.entries(upload.shape).map(([name, schema]) => partOf(name, schema as z.ZodType))
  const whole = fc.tuple(...parts)
  if (!isBroken) return whole.map((list) => ({ parts: list, flaw: 'none' }))
  const stranger = fc.record({
    name: fc.constantFrom(...ODD_TEXTS, 'file', 'purpose', 'file[]'),
    content: fc.constantFrom(...ODD_TEXTS),
  })
  return fc
    .record({ whole, order: fc.nat(), doubled: fc.nat({ max: 5 }), lost: fc.nat({ max: 5 }), stranger })
    .chain(({ whole: list, order, doubled, lost, stranger: extra }) => {
      const kept = list.filter((_, index) => index !== lost)
      const all = [...kept, ...(kept[doubled] ? [kept[doubled]] : []), ...(order % 3 ? [] : [extra])]
      const ordered = order % 2 ? all.toReversed() : all
      return fc.constantFrom(...FLAWS).map((flaw) => ({ parts: ordered, flaw }))
    })
}

function partOf(name: string, schema: z.ZodType): fc.Arbitrary<Part> {
  if (!isFileSchema(schema))
    return valuesOf(schema).map((value) => ({ name, content: value === undefined ? '' : String(value) }))
  const fileName = fc.constantFrom('dish.png', 'a.jpg', '../../x.png', '', 'x'.repeat(300), 'é🍕.png', 'CON')
  return fc.record({ name: fc.constant(name), content: pictureFiles, fileName })
}

export function writeForm({ parts, flaw }: Form): { readonly contentType: string; readonly body: Buffer } {
  const line = flaw === 'bare line feeds' ? '\n' : '\r\n'
  const written = parts.flatMap(({ name, fileName, content }) => {
    const said = flaw === 'quotes in names' ? `${name}"; x="` : name.replaceAll(/["\r\n]/g, '_')
    const named = flaw === 'no names' ? '' : `; name="${said}"`
    const file = fileName === undefined ? '' : `; filename="${fileName}"${line}Content-Type: image/png`
    return [
      Buffer.from(`--${BOUNDARY}${line}Content-Disposition: form-data${named}${file}${line}`),
      Buffer.from(flaw === 'no blank line' ? '' : line),
      Buffer.from(content as string),
      Buffer.from(line),
    ]
  })
  const whole = Buffer.concat([...written, Buffer.from(flaw === 'no end' ? '' : `--${BOUNDARY}--${line}`)])
  return {
    contentType: contentTypeOf(flaw),
    body: flaw === 'cut' ? whole.subarray(0, whole.length >> 1) : whole,
  }
}

function contentTypeOf(flaw: Form['flaw']): string {
  if (flaw === 'no boundary') return 'multipart/form-data'
  return `multipart/form-data; boundary=${flaw === 'other boundary' ? 'another' : BOUNDARY}`
}
