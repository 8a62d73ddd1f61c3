import { useSearchParams } from 'react-router'
import { Record } from '../../features/record/record.tsx'
import { RecordMenus } from '../../features/record/record-menus.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'

/** `/record?menu={id}`; without one, the menus to choose from. */
export function RecordScreen() {
  const [search] = useSearchParams()
  const menuId = search.get('menu') ?? ''
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="Record" />
      {menuId === '' ? <RecordMenus /> : <Record key={menuId} menuId={menuId} />}
    </main>
  )
}
