import { createServer } from 'node:http'

/**
 * Runs before a server (`--import`), and answers at `LOOP_PORT` for how many milliseconds its thread computed at most in
 * one turn of the event loop since it was asked last. What other processes do with the machine isn't in it.
 */
let longestMs = 0
let before = process.threadCpuUsage()

function turn(): void {
  const now = process.threadCpuUsage()
  const ms = (now.user + now.system - before.user - before.system) / 1000
  before = now
  longestMs = Math.max(longestMs, ms)
  setImmediate(turn).unref()
}

const watching = createServer((_request, response) => {
  response.end(String(longestMs))
  longestMs = 0
})
// Processes that the server starts run this too, and have no port to answer at.
watching.on('error', () => {})
watching.listen(Number(process.env.LOOP_PORT), '127.0.0.1', turn).unref()
