const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a field of the browser has it, on the clock of this device: `2026-10-01T00:00`. */
export const localMoment = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

export const nextMonth = (now: Date): string =>
  localMoment(new Date(now.getFullYear(), now.getMonth() + 1, 1))
