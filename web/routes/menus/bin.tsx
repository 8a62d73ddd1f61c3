import { Bin } from '../../features/saved-menus/bin/bin.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'

export const BinScreen = () => (
  <main className="page-width py-8 sm:py-12">
    <ScreenTitle name="Trash" />
    <Bin />
  </main>
)
