import { readFileSync } from 'node:fs'
import { computedMs } from '#workers/computing-time.ts'

/** What a process and those that it started hold and have used, by what they are; from Linux' /proc. */
export interface ProcessFigures {
  readonly rssBytes: number
  readonly workersRssBytes: number
  readonly cpuSeconds: number
  readonly workersCpuSeconds: number
}

/** Jiffies a second, as every Linux counts them for programs. */
const TICKS = 100

export function figuresOf(pid: number): ProcessFigures {
  const workers = childrenOf(pid)
  return {
    rssBytes: rssOf(pid),
    workersRssBytes: sum(workers.map(rssOf)),
    cpuSeconds: cpuOf(pid),
    workersCpuSeconds: sum(workers.map(cpuOf)),
  }
}

/** Seconds that all cores together have worked since the machine started. */
export function machineCpuSeconds(): number {
  const line = /^cpu +(.+)$/m.exec(read('/proc/stat'))?.[1] ?? ''
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.split(' ').map(Number)
  return (user + nice + system + irq + softIrq) / TICKS
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function childrenOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim()
  return children === '' ? [] : children.split(' ').map(Number)
}

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024

const cpuOf = (pid: number): number => (computedMs(pid) ?? 0) / 1000

/** Empty for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
