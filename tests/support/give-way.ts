import { setPriority } from 'node:os'

/** Nice value: a journey, which waits for a browser and a server in turns, goes before what only computes. */
const LATER = 10

setPriority(LATER)
