import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AddAddress } from './add-address.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { webhooksQuery } from './webhook-queries.ts'

function ConnectionsTab({ stored: { restaurantId } }: { stored: OwnPage }) {
  const webhooks = useQuery(webhooksQuery(restaurantId))
  const mayAdd = usePlanAllows('feature:webhooks')
  /** By webhook; gone when the screen is left. */
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map())
  const keepSecret = (webhookId: string, secret: string) =>
    setSecrets((now) => new Map(now).set(webhookId, secret))
  return (
    <div className="flex flex-col gap-6">
      <Card
        title="Integrations"
        description="Within seconds of a change (a dish is sold out, a price, a special, a menu, your hours) Carte sends an event to each of these addresses. A website or a till can then fetch what’s current."
        actions={mayAdd || <PlanBadge isLocked />}
      >
        <AddAddress restaurantId={restaurantId} onAdded={({ id }, secret) => keepSecret(id, secret)} />
      </Card>
      <Loaded query={webhooks} what="your connections">
        {(listed) => (
          <ul className="flex flex-col gap-4">
            {listed.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard
                  restaurantId={restaurantId}
                  webhook={webhook}
                  secret={secrets.get(webhook.id)}
                  onSecret={(secret) => keepSecret(webhook.id, secret)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

export const connections = {
  place: 100,
  id: 'connections',
  name: 'Integrations',
  tab: 'connections',
  needs: 'share',
  Panel: ConnectionsTab,
} as const
