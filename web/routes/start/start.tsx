import { FirstMinute } from '../../features/start/first-minute.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'

export function StartScreen() {
  const user = useCurrentUser()
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="New Menu" />
      {user && <FirstMinute user={user} />}
    </main>
  )
}
