import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const TYPESETTER = 'typeset/worker.ts'
const WORKERS = [TYPESETTER, 'insights/report-worker.ts']
const END_MS = 5000

/** Worker processes whose server has ended, after the time that they need to notice. */
export async function orphanedWorkers(): Promise<number> {
  const end = performance.now() + END_MS
  for (;;) {
    const count = processes().filter(
      ({ command, parent }) => parent === 1 && WORKERS.some((worker) => command.includes(worker)),
    ).length
    if (count === 0 || performance.now() > end) return count
    await setTimeout(100)
  }
}

/** Those of the typesetter, of one server. */
export const workersOf = (serverPid: number): number[] =>
  processes()
    .filter(({ command, parent }) => command.includes(TYPESETTER) && parent === serverPid)
    .map(({ pid }) => pid)

/** Linux alone has this. */
function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return [{ pid: Number(pid), parent: Number(parent), command }]
      } catch {
        // It has ended in between.
        return []
      }
    })
}
