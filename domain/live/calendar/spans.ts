import type { WeeklyTimes } from '../model/schedule.ts'
import { DAY_MINUTES, minutesOfTime } from './wall-minutes.ts'

/** From a time until another on the clock of a restaurant, in minutes on the wall; without its end. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Times of one day: those that end at or before they begin end on the next day. */
export function spanOn(day: number, { from, until }: Pick<WeeklyTimes, 'from' | 'until'>): Span {
  const begins = minutesOfTime(from)
  const ends = minutesOfTime(until)
  const start = day * DAY_MINUTES
  return { from: start + begins, until: start + ends + (ends <= begins ? DAY_MINUTES : 0) }
}

/** In order, those that touch or overlap made one. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last === undefined || span.from > last.until) result.push(span)
    else if (span.until > last.until) result[result.length - 1] = { from: last.from, until: span.until }
  }
  return result
}

/** What both have, of two lists of spans. */
export const common = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }))
      .filter(({ from, until }) => from < until),
  )

/** The span in which a time lies. */
export const spanAt = (spans: readonly Span[], minutes: number): Span | undefined =>
  spans.find(({ from, until }) => from <= minutes && minutes < until)

/** The first beginning or end after a time, of spans in order that do not touch. */
export const edgeAfter = (spans: readonly Span[], minutes: number): number | undefined =>
  spans.flatMap(({ from, until }) => [from, until]).find((edge) => edge > minutes)

/** What is left of spans in order without others. */
export const without = (spans: readonly Span[], others: readonly Span[]): readonly Span[] =>
  others.reduce<readonly Span[]>(
    (left, { from, until }) =>
      left.flatMap((span) =>
        [
          { from: span.from, until: Math.min(span.until, from) },
          { from: Math.max(span.from, until), until: span.until },
        ].filter((part) => part.from < part.until),
      ),
    spans,
  )
