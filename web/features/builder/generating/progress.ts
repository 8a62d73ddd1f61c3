/** Percent of a wait of unknown length: it creeps toward 90, and only an event completes it. */
export const WAITING_LIMIT = 90
export const ANSWERED = 95
export const DONE = 100
export const FINALIZE_START = 10

const LONGEST_STEP = 10

/**
 * The next percentage while waiting: some way further, never beyond 90.
 * @param random a number in [0, 1)
 */
export const creep = (percent: number, random: number): number =>
  percent >= WAITING_LIMIT ? percent : Math.min(WAITING_LIMIT, percent + random * LONGEST_STEP)

export function generationText(percent: number): string {
  if (percent > 95) return 'Almost done...'
  if (percent > 75) return 'Optimizing menu items...'
  if (percent > 50) return 'Gathering recommendations...'
  if (percent > 25) return 'Generating your menu...'
  return 'Loading...'
}
