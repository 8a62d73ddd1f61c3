import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccountItems } from '../../features/account/account-items.tsx'
import { Builder } from '../../features/builder/builder.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useKeptScreen } from '../../lib/kept-screens/keep-screen.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { wantTemplate } from '../../menu/store/wanted-template.ts'
import { useTimer } from '../../ui/hooks/use-timer.ts'
import { MenuOfAddress } from './menu-of-address.tsx'

/** Between the mark of a finalized menu and its design, so that the full bar can be seen. */
const TO_DESIGN_MS = 500

export function MenuBuilderScreen() {
  useTemplateOfAddress()
  useDraftKeeping('builder')
  useKeptScreen('/menu-builder')
  return (
    <>
      <ScreenTitle name="Menu Content" />
      <MenuOfAddress>
        <ContentStep />
      </MenuOfAddress>
    </>
  )
}

/** The step of the menu that is open once the address is followed. */
function ContentStep() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  useWayToDesign()
  return (
    <Builder
      onContinueToDesign={() => navigate('/menu-designer')}
      account={user && <AccountItems user={user} />}
    />
  )
}

/** `/menu-builder?template={name}`: the way from the public pages, with the template that was chosen there. */
function useTemplateOfAddress(): void {
  const [search, setSearch] = useSearchParams()
  const key = search.get('template')
  useEffect(() => {
    if (key === null) return
    wantTemplate(key)
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('template')
        return next
      },
      { replace: true },
    )
  }, [key, setSearch])
}

/** Whether the builder was shown since the page was loaded. */
let hasShown = false

/** Was the page loaded at this address? Else the user came from another screen, or asks for a view of the content. */
function isEntryPage(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (hasShown || load === undefined) return false
  const { pathname, searchParams } = new URL(load.name)
  return pathname === window.location.pathname && !searchParams.has('view')
}

/** A finalized menu leads on to its design. Who comes back from within the application changes the content. */
function useWayToDesign(): void {
  const navigate = useNavigate()
  const [isEntry] = useState(isEntryPage)
  const isFinalized = useOpenMenu((open) => open.isFinalized)
  useEffect(() => {
    if (!isEntry) useOpenMenu.getState().reopen()
    return () => {
      hasShown = true
    }
  }, [isEntry])
  useTimer(isFinalized, TO_DESIGN_MS, () => navigate('/menu-designer'))
}
