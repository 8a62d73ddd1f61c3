import { useQuery } from '@tanstack/react-query'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { specialsQuery } from '../../menu/live/live-queries.ts'
import { momentWords } from '../../menu/live/wall-clock.ts'
import { useMay } from '../../plan/own-role.ts'
import { Card } from '../../ui/layout/card.tsx'

export function SpecialsNow() {
  const specials = useQuery(specialsQuery)
  const mayAdd = useMay('publish')
  return (
    <Card
      title="Special"
      actions={
        mayAdd && (
          <ScreenLink to={`${RESTAURANT_PATH}?tab=specials`} variant="secondary" size="sm">
            Add a special
          </ScreenLink>
        )
      }
    >
      <Loaded query={specials} what="the specials">
        {(list) => {
          const known = list.flatMap(({ id, special, state }) => (special ? [{ id, ...special, state }] : []))
          const now = known.filter(({ state }) => state === 'holds')
          const [next] = known
            .filter(({ state }) => state === 'coming')
            .toSorted((a, b) => (a.from < b.from ? -1 : 1))
          if (now.length === 0 && !next) return <p className="text-quiet">None today.</p>
          return (
            <ul className="flex flex-col gap-1.5">
              {now.map(({ id, name, until }) => (
                <li key={id}>
                  <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
                  <span className="block text-quiet text-sm">Until {momentWords(until)}</span>
                </li>
              ))}
              {next && (
                <li className="text-quiet text-sm">
                  Next: {next.name}, from {momentWords(next.from)}
                </li>
              )}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
