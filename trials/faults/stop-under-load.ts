import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { between, each, rowOf, type Trial } from './trial.ts'
import { Writers } from './writer.ts'

const WRITERS = 4
const READERS = 8

/** SIGTERM, twice, while requests come on old connections and new ones: what was taken is answered. */
export const stopUnderLoad: Trial = {
  name: 'stop-under-load',
  rounds: 15,
  async run(rounds) {
    const fault = 'SIGTERM under load, twice'
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-stop-'))
    const start = () => startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    let server = await start()
    const writers = await Writers.register(server.url, WRITERS)
    const wrong: string[] = []
    const stopsMs: number[] = []
    let answered = 0
    for (let round = 0; round < rounds; round++) {
      const running = server
      const idle = connect(Number(new URL(running.url).port), '127.0.0.1')
      idle.on('error', () => {})
      const over = new AbortController()
      const readers = Array.from({ length: READERS }, async () => {
        while (!over.signal.aborted) {
          const outcome = await readOnce(running.url)
          if (outcome === 'answered') answered += 1
          else if (outcome === 'cut') wrong.push('a request that was taken was cut')
          await setTimeout(between(5, 40))
        }
      })
      await writers.writeWhile(async () => {
        await setTimeout(between(300, 900))
        const began = performance.now()
        const ended = running.end('SIGTERM')
        await setTimeout(20)
        running.process.kill('SIGTERM')
        const code = await ended
        if (code !== 0) wrong.push(`exit code ${code}`)
        stopsMs.push(performance.now() - began)
      })
      over.abort()
      await Promise.all(readers)
      idle.destroy()
      server = await start()
      writers.moveTo(server.url)
      await writers.check()
    }
    await writers.checkUploads()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true })
    const counts = writers.counts()
    return [
      rowOf(fault, rounds, {
        counts,
        wrong: [...each(counts.cut, 'a write was cut off'), ...wrong],
        recoveriesMs: stopsMs,
        note: `${answered} reads answered, exit code 0; the times are those of the stop, with a client that never sends a request`,
      }),
    ]
  },
}

/** Reads once on a separate connection; `refused` where no one listens any more. */
function readOnce(url: string): Promise<'answered' | 'refused' | 'cut'> {
  return new Promise((resolve) => {
    const asked = request(`${url}/api/categories`, { agent: false }, (response) => {
      response.resume()
      response.on('end', () => resolve('answered'))
      response.on('error', () => resolve('cut'))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut')
    })
    asked.end()
  })
}
