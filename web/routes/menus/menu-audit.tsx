import { AuditScreen } from '../../features/catalogue-audit/audit-screen.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'

export function MenuAuditScreen() {
  const user = useCurrentUser()
  return (
    <>
      <ScreenTitle name="Menu Audit" />
      {user && <AuditScreen key={user.id} user={user} />}
    </>
  )
}
