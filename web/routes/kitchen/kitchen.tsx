import { KITCHEN_PAGE } from '#contract/pages/pages.ts'
import { site } from '#domain/site/content.ts'
import { KitchenDoor } from '../../features/sold-out/door/kitchen-door.tsx'
import { useKeptScreen } from '../../lib/kept-screens/keep-screen.ts'

export function KitchenScreen() {
  useKeptScreen(KITCHEN_PAGE)
  return (
    <main className="mx-auto w-full max-w-160 px-4 pt-6">
      <title>{`Sold Out · ${site.brandName}`}</title>
      <h1 className="mb-4">Sold Out</h1>
      <KitchenDoor />
    </main>
  )
}
