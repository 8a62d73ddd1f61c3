import { site } from '#domain/site/content.ts'
import { FirstMinute } from '../../features/start/first-minute.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'

export function StartScreen() {
  const user = useCurrentUser()
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`New Menu · ${site.brandName}`}</title>
      {user && <FirstMinute user={user} />}
    </main>
  )
}
