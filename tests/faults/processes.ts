import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const WORKER = 'typeset/worker.ts'
const END_MS = 5000

/** Worker processes of the typesetter whose server has ended, after the time that they need to notice. */
export async function orphanedWorkers(): Promise<number> {
  const end = performance.now() + END_MS
  for (;;) {
    const count = processes().filter(({ command, parent }) => command.includes(WORKER) && parent === 1).length
    if (count === 0 || performance.now() > end) return count
    await setTimeout(100)
  }
}

/** Of one server. */
export const workersOf = (serverPid: number): number[] =>
  processes()
    .filter(({ command, parent }) => command.includes(WORKER) && parent === serverPid)
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
