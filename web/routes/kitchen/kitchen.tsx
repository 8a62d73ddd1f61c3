import { KITCHEN_PAGE } from '#contract/pages/pages.ts'
import { KitchenDoor } from '../../features/sold-out/door/kitchen-door.tsx'
import { useKeptScreen } from '../../lib/kept-screens/keep-screen.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'

export function KitchenScreen() {
  useKeptScreen(KITCHEN_PAGE)
  return (
    <main className="mx-auto w-full max-w-160 px-4 pt-6">
      <ScreenTitle name="Sold Out" />
      <h1 className="mb-4">Sold Out</h1>
      <KitchenDoor />
    </main>
  )
}
