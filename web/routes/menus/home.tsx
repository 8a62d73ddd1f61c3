import { START_PATH } from '#contract/pages/pages.ts'
import { MenusHome } from '../../features/saved-menus/menus-home.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { FirstMenu } from './first-menu.tsx'
import { Today } from './today.tsx'

/** `/` for who is signed in. */
export const HomeScreen = () => (
  <main className="page-width py-8 sm:py-12">
    <ScreenTitle name="Today" />
    <MenusHome today={<Today />} waysToBegin={<FirstMenu heading="h2" />} newMenuPath={START_PATH} />
  </main>
)
