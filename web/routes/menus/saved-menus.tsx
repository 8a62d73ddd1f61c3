import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { NEW_MENU_PATH } from '#contract/pages/pages.ts'
import { OpenChanges } from '../../features/changes/open-changes.tsx'
import { SavedMenus } from '../../features/saved-menus/saved-menus.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { FirstMenu } from './first-menu.tsx'
import { MenusNav } from './menus-nav.tsx'

/** `/saved-menus?edit={id}` opens that menu: the way from a server-rendered page into the builder. */
export function SavedMenusScreen() {
  const [search, setSearch] = useSearchParams()
  const forgetEdit = useCallback(() => setSearch({}, { replace: true }), [setSearch])
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="My Menus" />
      <MenusNav current="menus" />
      <OpenChanges />
      <SavedMenus
        usualView="table"
        whenEmpty={<FirstMenu heading="h2" />}
        newMenuPath={NEW_MENU_PATH}
        editId={search.get('edit')}
        onEditStarted={forgetEdit}
      />
    </main>
  )
}
