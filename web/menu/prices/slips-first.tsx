import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { formatAmount } from '#domain/money/format.ts'
import { obviousSlips } from '#domain/pricing/obvious-slips.ts'
import { averagePrice } from '#domain/pricing/optimize.ts'
import { Button } from '../../ui/button/button.tsx'

/** As many are named. */
const MOST_NAMED = 3
const list = new Intl.ListFormat('en')

/** A change of all prices that guests notice, in percent. */
const NOTICED = 10

interface SlipsFirstProps {
  menu: Menu
  /** At the new prices. */
  optimized: Menu
  children: React.ReactNode
}

/**
 * What applies factors to a whole menu, once no price of it is an obvious slip, or somebody has said that they're right;
 * with how far the prices go, where guests would notice.
 */
export function SlipsFirst({ menu, optimized, children }: SlipsFirstProps) {
  const slips = obviousSlips(menu)
  const [answered, setAnswered] = useState('')
  const key = slips.map(({ name, amount }) => `${name} ${amount}`).join()
  const percent = Math.round((averagePrice(optimized) / (averagePrice(menu) || 1) - 1) * 100)
  if (slips.length === 0 || answered === key)
    return Math.abs(percent) < NOTICED ? (
      children
    ) : (
      <div className="flex max-w-prose flex-col items-start gap-2">
        {children}
        <p className="text-sm">
          Your prices would {percent > 0 ? 'rise' : 'fall'} by {Math.abs(percent)}% on average. The factors
          are differences between places and kinds of houses, and your prices are of your own place already.
          What your guests would do, nobody knows.
        </p>
      </div>
    )
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
