import { describe, expect, it } from 'vitest'
import { readMultipart } from './multipart.ts'

const request = (body: string | ReadableStream | FormData, contentType?: string) =>
  new Request('http://carte.example/api/uploads', {
    method: 'POST',
    body,
    duplex: 'half',
    ...(contentType && { headers: { 'content-type': contentType } }),
  } as RequestInit)

const TYPE = 'multipart/form-data; boundary=b'
const part = (head: string, text = 'x') => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
const refused = (body: string, type = TYPE) => expect(readMultipart(request(body, type))).rejects

describe('a form', () => {
  it('is read with its file, the name of the file, and fields in any letters', async () => {
    const form = new FormData()
    form.set('page', '2')
    form.set('language', 'fr – ü')
    form.set('file', new File([new Uint8Array(200_000).fill(7)], 'Menü.pdf', { type: 'application/pdf' }))
    const read = (await readMultipart(request(form))) as Record<string, unknown>
    expect(read).toMatchObject({ page: '2', language: 'fr – ü' })
    const file = read.file as File
    expect([file.name, file.type, file.size]).toEqual(['Menü.pdf', 'application/pdf', 200_000])
    expect(new Uint8Array(await file.arrayBuffer()).every((byte) => byte === 7)).toBe(true)
  })

  it('may have an empty file, and none', async () => {
    const form = new FormData()
    form.set('file', new File([], 'empty.png'))
    expect(await readMultipart(request(form))).toMatchObject({ file: { size: 0, name: 'empty.png' } })
    expect(await readMultipart(request(`${part('name="a"')}--b--\r\n`, TYPE))).toEqual({ a: 'x' })
  })

  it('is refused with too many parts or files, long fields, and where it breaks off', async () => {
    const file = part('name="file"; filename="a.png"')
    await refused(`${part('name="a"').repeat(9)}--b--\r\n`).toMatchObject({ code: 'malformed_multipart' })
    await refused(`${file}${file}--b--\r\n`).toThrow('one file')
    await refused(`${part('name="a"', 'x'.repeat(9000))}--b--\r\n`).toMatchObject({ status: 400 })
    await refused(file).toMatchObject({ status: 400 })
    await refused(part('name="a"')).toMatchObject({ status: 400 })
    await refused('nothing of the kind').toMatchObject({ status: 400 })
    await refused(file, 'multipart/form-data').toMatchObject({ status: 400 })
  })

  it('with endless parts is read no further than to the first that is too much', async () => {
    let pulls = 0
    const parts = new TextEncoder().encode(part('name="a"').repeat(100))
    const endless = new ReadableStream({
      pull(controller) {
        pulls += 1
        controller.enqueue(parts)
      },
    })
    await expect(readMultipart(request(endless, TYPE))).rejects.toMatchObject({ status: 400 })
    // What was on its way fills one buffer.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pulls).toBeLessThan(40)
  })
})
