import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type LogStream, logStream } from './log-stream.ts'

const flushed = (stream: LogStream) => new Promise<void>((resolve) => stream.flush(resolve))

it('writes every line, in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-log-'))
  const fd = openSync(join(folder, 'log'), 'w')
  const stream = logStream(fd)
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}\n`)
  for (const line of lines) stream.write(line)
  await flushed(stream)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(lines.join(''))
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

it('goes on where there is no room for a line', async () => {
  const full = openSync('/dev/full', 'w')
  const stream = logStream(full)
  for (let count = 0; count < 3; count++) {
    stream.write('lost\n')
    await flushed(stream)
  }
  closeSync(full)
})
