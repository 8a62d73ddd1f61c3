import sharp from 'sharp'
import { createSemaphore } from '../concurrency/semaphore.ts'

// What is decoded once is kept by us where it is worth it, in caches that are bounded by bytes.
sharp.cache(false)
// One thread a picture: several pictures are under way at once, and the cores are the same.
sharp.concurrency(1)

/**
 * Where pictures that may be large are decoded. The largest that is taken has 64 million pixels, 256 MB
 * while it is open. Two at a time also leave two of the four threads on which passwords are hashed and
 * files are read.
 */
export const pictureWork = createSemaphore({ atOnce: 2, waiting: 64 })
