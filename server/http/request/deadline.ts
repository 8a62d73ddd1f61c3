import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/app-error.ts'

/**
 * Longer than every limit of what an answer waits for (a model 60 s, pages in a full queue 100 s), and
 * shorter than the silence after which a connection is cut.
 */
const LONGEST_MS = 120_000

/** Answers every request in time, also where several waits add up. */
export const deadline =
  (longestMs = LONGEST_MS): MiddlewareHandler =>
  async (_c, next) => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new AppError('took_too_long')), longestMs)
    try {
      await Promise.race([next(), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
