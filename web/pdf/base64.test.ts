import { expect, it } from 'vitest'
import { bytesOfBase64 } from './base64.ts'

it('gives back every byte', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
  expect(bytesOfBase64('')).toEqual(new Uint8Array())
})
