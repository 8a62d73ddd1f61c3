import { site } from '#domain/site/content.ts'
import { AuditScreen } from '../../features/catalogue-audit/audit-screen.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'

export function MenuAuditScreen() {
  const user = useCurrentUser()
  return (
    <>
      <title>{`Menu Audit · ${site.brandName}`}</title>
      {user && <AuditScreen key={user.id} user={user} />}
    </>
  )
}
