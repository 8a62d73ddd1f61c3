import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytesOf = (text: string, bytesOfUnit: (unit: number) => number[]): Uint8Array =>
  Uint8Array.from([...text].flatMap((letter) => bytesOfUnit(letter.charCodeAt(0))))

const MENU = 'Crème brûlée, €9'

it.each([
  ['utf-8', new TextEncoder().encode(MENU)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${MENU}`)],
  ['utf-16le', bytesOf(`\uFEFF${MENU}`, (unit) => [unit & 0xff, unit >> 8])],
  ['utf-16be', bytesOf(`\uFEFF${MENU}`, (unit) => [unit >> 8, unit & 0xff])],
  ['windows-1252', bytesOf(MENU, (unit) => [unit === 0x20ac ? 0x80 : unit])],
])('reads %s', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ kind: 'text', encoding, text: MENU })
})

it.each([
  ['workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['binary', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
])('knows a %s by its first bytes', (kind, bytes) => {
  expect(decodeText(Uint8Array.from(bytes)).kind).toBe(kind)
})

it('makes something of any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => decodeText(bytes).kind.length > 0))
})
