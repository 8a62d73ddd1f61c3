import { site } from '#domain/site/content.ts'
import { Bin } from '../../features/saved-menus/bin/bin.tsx'

export function BinScreen() {
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`Trash · ${site.brandName}`}</title>
      <Bin />
    </main>
  )
}
