import { readFileSync } from 'node:fs'

/** Every Linux counts the computing of a process in hundredths of a second for programs. */
const TICK_MS = 10

/** How long a process has computed since it started, in ms, all its threads together; undefined where `/proc` is missing. */
export function computedMs(pid: number): number | undefined {
  try {
    // After the name of the command, which may have any letter and is in brackets: fields 14 and 15 of proc(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return
  }
}
