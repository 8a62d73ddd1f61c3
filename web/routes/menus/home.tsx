import { START_PATH } from '#contract/pages.ts'
import { site } from '#domain/site/content.ts'
import { MenusHome } from '../../features/saved-menus/menus-home.tsx'

/** `/` for who is signed in. */
export function HomeScreen() {
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`My Menus · ${site.brandName}`}</title>
      <MenusHome newMenuPath={START_PATH} />
    </main>
  )
}
