const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long after each attempt that failed the next one follows: nine attempts in 45 hours. */
export const RETRY_PAUSES_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** When a delivery is tried again after this many failed attempts, 1 or more; null where it is not. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pauseMs = RETRY_PAUSES_MS[attempts - 1]
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
}

/** An address where nothing arrived for so long is sent nothing more. */
export const FAILING_DAYS = 3

/** @param failingSince ISO-8601 UTC: the first failure after the last success */
export const hasFailedTooLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= FAILING_DAYS * DAY_MS

/** Of one address: older ended deliveries than this many are deleted. */
export const KEPT_DELIVERIES = 200

/** So long deliveries are listed. */
export const DELIVERY_DAYS = 30

export const deliveriesEndBefore = (now: Date): Date => new Date(now.getTime() - DELIVERY_DAYS * DAY_MS)
