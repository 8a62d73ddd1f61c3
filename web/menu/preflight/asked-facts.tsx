import { useMemo, useState } from 'react'
import type { Market } from '#domain/menu/model/market.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import type { Preflight } from '#domain/preflight/preflight.ts'
import { marketOf } from '#domain/preflight/rules/facts.ts'
import { factWords, missingFacts } from '#domain/preflight/telling/words.ts'
import { Button } from '../../ui/button/button.tsx'
import { FactFields } from '../facts/fact-fields.tsx'
import { factsInShort } from '../facts/fact-words.ts'
import type { RestaurantFacts } from '../facts/facts-of-restaurant.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * The facts that decide which rules bind, in one line with what opens their fields, which are open as long
 * as no one has given the country: findings follow below, and on a phone the fields alone fill a screen.
 */
export function AskedFacts({ answer }: { answer: Preflight }) {
  const facts = useOpenFacts()
  const missing = missingFacts(answer)
  // Answers must not take the fields away from who fills them in.
  const [isOpen, setOpen] = useState(facts.market === undefined)
  return (
    <section aria-label="Which laws apply to you" className="flex flex-col gap-2 border-rule border-y py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-sm">Which laws apply to you</p>
          <p className="text-sm [overflow-wrap:anywhere]">{factsInShort(facts) || 'Nothing is said yet.'}</p>
        </div>
        <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : 'Change'}
        </Button>
      </div>
      {missing.length > 0 && (
        <p className="text-quiet text-sm">
          We could check more if we knew {factWords(missing)}. You can leave any of it empty.
        </p>
      )}
      {isOpen && (
        <div className="pt-2">
          <FactFields facts={facts} onFacts={(said: RestaurantFacts) => keepFacts(said)} />
        </div>
      )}
    </section>
  )
}

function useOpenFacts(): RestaurantFacts {
  const own = useOpenMenu((open) => open.menu?.market)
  const contact = useOpenMenu((open) => open.menu?.contact)
  const restaurant = useOpenMenu((open) => open.restaurant)
  return useMemo(
    () => ({ market: marketOf({ market: own, contact, restaurant }), business: restaurant.business }),
    [own, contact, restaurant],
  )
}

/** Keeps facts where they belong, as changes that Undo takes back: a market of the menu's own in the menu. */
function keepFacts({ market, business }: RestaurantFacts): void {
  const open = useOpenMenu.getState()
  const { menu, restaurant } = open
  const isOfItsOwn = menu?.market !== undefined && !isSame(menu.market, restaurant.market)
  if (isOfItsOwn && !isSame(menu.market, market)) open.edit((now) => setFields<Menu>(now, { market }))
  const kept = setFields(restaurant, { business, ...(!isOfItsOwn && { market }) })
  if (JSON.stringify(kept) !== JSON.stringify(restaurant)) open.setRestaurant(kept)
}

const isSame = (one: Market | undefined, other: Market | undefined): boolean =>
  one?.country === other?.country && one?.region === other?.region
