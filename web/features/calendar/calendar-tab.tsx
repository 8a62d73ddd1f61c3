import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { calendarQuery } from '../../menu/live/live-queries.ts'
import { dayAfter, dayWords } from '../../menu/live/wall-clock.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CalendarDayColumn } from './calendar-day.tsx'
import { toldFindings } from './finding-words.ts'

/** What will hold in a week, day by day, as the page of the restaurant is saved. */
function CalendarTab({ stored: { restaurantId } }: { stored: OwnPage }) {
  const [from, setFrom] = useState<string | undefined>(undefined)
  const query = useQuery({ ...calendarQuery(restaurantId, from), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} what="the calendar">
      {({ days, findings, today, timeZone }) => {
        const first = days[0]?.day ?? today
        const told = toldFindings(findings)
        return (
          <div className="flex flex-col gap-6">
            {told.length > 0 && (
              <Card title="To look at">
                <ul className="flex flex-col gap-2 text-sm">
                  {told.map((line) => (
                    <li key={line} className="flex gap-2">
                      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
                      <span>{line}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
            <section aria-label="Calendar" className="min-w-0">
              <div className="mb-3 flex flex-wrap items-center gap-2">
                <IconButton
                  icon={ChevronLeft}
                  label="The week before"
                  onClick={() => setFrom(dayAfter(first, -7))}
                />
                <IconButton
                  icon={ChevronRight}
                  label="The next week"
                  onClick={() => setFrom(dayAfter(first, 7))}
                />
                <h2 className="font-display font-semibold text-lg" aria-live="polite">
                  {dayWords(first)} to {dayWords(days.at(-1)?.day ?? first)}
                </h2>
                {from !== undefined && first !== today && (
                  <Button variant="quiet" size="sm" onClick={() => setFrom(undefined)}>
                    Today
                  </Button>
                )}
                <span className="ml-auto text-quiet text-sm">Times of {timeZone.replaceAll('_', ' ')}</span>
              </div>
              <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-7">
                {days.map((day) => (
                  <CalendarDayColumn key={day.day} day={day} isToday={day.day === today} />
                ))}
              </div>
            </section>
          </div>
        )
      }}
    </Loaded>
  )
}

export const calendar = {
  place: 70,
  id: 'calendar',
  name: 'Calendar',
  tab: 'specials',
  needs: 'see',
  Panel: CalendarTab,
} as const
