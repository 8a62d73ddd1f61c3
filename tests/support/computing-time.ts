/**
 * Milliseconds that this thread computes for a task. A clock would count the time too in which other processes have the
 * cores, and tests run side by side.
 */
export function computingMs(task: () => void): number {
  const before = process.threadCpuUsage()
  task()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
