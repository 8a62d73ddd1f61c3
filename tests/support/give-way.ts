import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Nice value: a journey, which waits for a browser and a server in turns, goes before what only computes. */
const LATER = 10

/** Linux counts by thread: those that clear memory and compile began with the process, and take a core of it each. */
const THREADS = '/proc/self/task'

for (const thread of existsSync(THREADS) ? readdirSync(THREADS) : [0]) setPriority(Number(thread), LATER)
