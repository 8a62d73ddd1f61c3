import type { RecordAnswer } from '#contract/menus/record.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { Badge } from '../../ui/layout/badge.tsx'

const shownWords = {
  yes: null,
  struck: 'Sold out',
  hidden: 'Sold out, not shown',
  away: 'Not served then',
} as const

/** @param itemId of one dish, as text; empty for all */
export function Answer({ answer, itemId }: { answer: RecordAnswer; itemId: string }) {
  const { publication, dishes, pages, isLinked } = answer
  const shown = dishes.filter((dish) => itemId === '' || String(dish.itemId) === itemId)
  const now = new Date()
  const places = [
    ...(isLinked ? ['open to anyone with its link'] : []),
    ...pages.map(({ isServed }) => (isServed ? 'served on the page' : 'on the page, not served then')),
  ]
  return (
    <>
      <p className="text-quiet text-sm">
        {publication && `Version ${publication.version}, from ${recentTime(publication.from, { now })}`}
        {places.length > 0 && ` · ${places.join(', ')}`}
      </p>
      <ul className="-my-3 divide-y divide-rule">
        {shown.map(({ itemId: id, name, path, prices, usualPrices, shown: how, soldOutBy, said, signed }) => (
          <li key={id} className="py-3 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <bdi>{name}</bdi>
              <span className="tabular-nums">{prices}</span>
              {shownWords[how] && <Badge tone="warn">{shownWords[how]}</Badge>}
            </p>
            <p className="text-quiet text-sm">
              <bdi>{path.join(' › ')}</bdi>
              {soldOutBy && ` · sold out, says ${soldOutBy}`}
              {usualPrices && ` · planned price, otherwise ${usualPrices}`}
            </p>
            <dl className="mt-1 text-sm">
              {said.map(({ what, text }) => (
                <div key={what}>
                  <dt className="inline font-medium">{what}: </dt>
                  <dd className="inline">{text}</dd>
                </div>
              ))}
              {signed && (
                <div>
                  <dt className="inline font-medium">Signed: </dt>
                  <dd className="inline">
                    {signed.name}, {recentTime(signed.at, { now })}
                    {signed.state === 'signed' ? '' : ', but changed since'}
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
