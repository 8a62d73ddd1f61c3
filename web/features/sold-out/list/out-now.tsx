import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { useMay } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { kitchenListQuery, ownKitchen } from '../kitchen/kitchen.ts'
import { sendWords } from '../waiting/send-words.ts'
import { NO_WORDS, useWaitingWords } from '../waiting/waiting-words.ts'
import { dishRows } from './dish-rows.ts'
import { sayOf } from './say-of.ts'

/** What is sold out now; one tap puts a dish back. */
export function OutNow({ userId, isMain }: { userId: string; isMain: boolean }) {
  const kitchen = useMemo(() => ownKitchen(userId, undefined), [userId])
  const query = useQuery(kitchenListQuery(kitchen))
  const waiting = useWaitingWords((words) => words[kitchen.key]) ?? NO_WORDS
  const { dataUpdatedAt } = query
  const maySay = useMay('say sold out')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to try
  useEffect(() => void sendWords(kitchen), [kitchen, dataUpdatedAt])
  return (
    <Card
      title="Sold out"
      actions={
        maySay && (
          <ScreenLink to={SOLD_OUT_PATH} variant={isMain ? 'primary' : 'secondary'} size="sm">
            Mark sold out
          </ScreenLink>
        )
      }
    >
      <Loaded query={query} what="what is sold out">
        {(list) => {
          const out = dishRows(list, waiting).filter(({ isOut, outOn }) => isOut || outOn.length > 0)
          return out.length === 0 ? (
            <p className="text-quiet">Nothing.</p>
          ) : (
            <ul className="divide-y divide-rule">
              {out.map((row) => (
                <li key={row.key} className="flex items-center justify-between gap-3 py-2">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{row.name}</span>
                  {maySay && (
                    <Button
                      variant="secondary"
                      size="sm"
                      className="shrink-0"
                      onClick={() => sayOf(kitchen, row, { isSoldOut: false })}
                    >
                      Bring back<span className="sr-only"> {row.name}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
