import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { KeyCard } from './key-card.tsx'
import { keysQuery } from './key-queries.ts'
import { NewKey } from './new-key.tsx'

function KeysPart({ stored: { restaurantId } }: { stored: OwnPage }) {
  const keys = useQuery(keysQuery)
  const mayMake = usePlanAllows('feature:keys')
  /** Whole keys by their ids; gone when the screen is left. */
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map())
  const keepSecret = (id: string, secret: string) => setSecrets((now) => new Map(now).set(id, secret))
  return (
    <div className="flex flex-col gap-6">
      <Card
        title="Make a key"
        description={
          <>
            A key lets a program work with your menus without your password. What programs can do is on{' '}
            <a href="/api/docs" className="underline">
              the page for developers
            </a>
            .
          </>
        }
        actions={mayMake || <PlanBadge isLocked />}
      >
        <NewKey restaurantId={restaurantId} onMade={keepSecret} />
      </Card>
      <Loaded query={keys} what="your keys">
        {(listed) => (
          <ul className="flex flex-col gap-4">
            {listed.map((key) => (
              <li key={key.id}>
                <KeyCard made={key} secret={secrets.get(key.id)} onSecret={keepSecret} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

export const keys = {
  place: 110,
  id: 'keys',
  name: 'Keys for programs',
  tab: 'connections',
  needs: 'share',
  Panel: KeysPart,
} as const
