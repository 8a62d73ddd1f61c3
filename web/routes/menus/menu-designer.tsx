import { Navigate, useLocation } from 'react-router'
import { AccountItems } from '../../features/account/account-items.tsx'
import { showPlace } from '../../features/builder/dialogs/show-place.ts'
import { DesignerScreen } from '../../features/designer/designer-screen.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useKeptScreen } from '../../lib/kept-screens/keep-screen.ts'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'
import { mayChange } from '../../plan/own-role.ts'
import { MenuOfAddress } from './menu-of-address.tsx'

export function MenuDesignerScreen() {
  const user = useCurrentUser()
  const { search } = useLocation()
  useDraftKeeping('designer')
  useKeptScreen('/menu-designer')
  if (!mayChange('design')) return <Navigate to={{ pathname: '/menu-builder', search }} replace />
  return (
    <MenuOfAddress>
      <DesignerScreen onShowContent={showPlace} account={user && <AccountItems user={user} />} />
    </MenuOfAddress>
  )
}
