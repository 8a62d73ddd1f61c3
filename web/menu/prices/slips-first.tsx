import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { formatAmount } from '#domain/money/format.ts'
import { obviousSlips } from '#domain/pricing/obvious-slips.ts'
import { Button } from '../../ui/button/button.tsx'

/** As many are named. */
const MOST_NAMED = 3
const list = new Intl.ListFormat('en')

/** What applies factors to a whole menu, once no price of it is an obvious slip, or somebody has said that they're right. */
export function SlipsFirst({ menu, children }: { menu: Menu; children: React.ReactNode }) {
  const slips = obviousSlips(menu)
  const [answered, setAnswered] = useState('')
  const key = slips.map(({ name, amount }) => `${name} ${amount}`).join()
  if (slips.length === 0 || answered === key) return children
  const named = slips
    .slice(0, MOST_NAMED)
    .map(
      ({ name, amount }) =>
        `${name} at ${formatAmount(amount, menu.currency, { sign: 'locale', cents: 'always' })}`,
    )
  const rest = slips.length - named.length
  return (
    <div role="status" className="flex max-w-prose flex-col items-start gap-2">
      <p>
        {list.format(rest > 0 ? [...named, `${rest} more`] : named)} {slips.length === 1 ? 'looks' : 'look'}{' '}
        like a slip. Correct {slips.length === 1 ? 'it' : 'them'} first: factors would multiply{' '}
        {slips.length === 1 ? 'it' : 'them'}.
      </p>
      <Button variant="secondary" size="sm" onClick={() => setAnswered(key)}>
        {slips.length === 1 ? 'The price is right' : 'The prices are right'}
      </Button>
    </div>
  )
}
