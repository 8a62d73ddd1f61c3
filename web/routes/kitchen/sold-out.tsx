import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { site } from '#domain/site/content.ts'
import { ownKitchen } from '../../features/pass/kitchen/kitchen.ts'
import { KitchenList } from '../../features/pass/list/kitchen-list.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'

/** `/sold-out?of={restaurantId}`: the list of the pass for the owner. */
export function SoldOutScreen() {
  const [search] = useSearchParams()
  const userId = useCurrentUser()?.id ?? ''
  const of = search.get('of') ?? undefined
  const kitchen = useMemo(() => ownKitchen(userId, of), [userId, of])
  return (
    <main className="mx-auto w-full max-w-160 px-4 pt-6">
      <title>{`Sold Out · ${site.brandName}`}</title>
      <h1 className="mb-4">Sold Out</h1>
      <KitchenList kitchen={kitchen} />
    </main>
  )
}
