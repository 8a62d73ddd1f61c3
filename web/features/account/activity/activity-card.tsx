import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPlans } from '#contract/shared/installation.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { installation } from '../../../lib/installation.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { activityQuery } from '../settings/account-queries.ts'
import { activityWords } from './activity-words.ts'

/** This many are shown at first; the others on demand. */
const SHOWN = 5

/** As formatDate: in English, where the person is. */
const timeOfDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(iso))

export function ActivityCard() {
  const query = useQuery(activityQuery)
  const reader = useCurrentUser()?.id ?? ''
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Card
      title="Recent activity"
      description={
        hasPlans(installation())
          ? 'Changes to your plan, your shared menus and how you sign in.'
          : 'Changes to your shared menus and how you sign in.'
      }
    >
      <Loaded query={query} what="your recent activity">
        {(activities) =>
          activities.length === 0 ? (
            <p className="text-quiet">Nothing has changed lately.</p>
          ) : (
            <>
              <ul className="divide-y divide-rule">
                {(showsAll ? activities : activities.slice(0, SHOWN)).map((activity) => (
                  <li
                    key={activity.id}
                    className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0"
                  >
                    <span className="min-w-0">{activityWords(activity, reader)}</span>
                    <time dateTime={activity.at} className="text-quiet text-sm tabular-nums">
                      {formatDate(activity.at)}, {timeOfDay(activity.at)}
                    </time>
                  </li>
                ))}
              </ul>
              {activities.length > SHOWN && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-4"
                  aria-expanded={showsAll}
                  onClick={() => setShowsAll(!showsAll)}
                >
                  {showsAll ? 'Show fewer' : `Show all ${activities.length}`}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
