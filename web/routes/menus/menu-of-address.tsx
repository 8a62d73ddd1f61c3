import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MY_MENUS_PATH } from '#contract/pages/pages.ts'
import { showPlace } from '../../features/builder/dialogs/show-place.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { openSavedMenu } from '../../menu/saving/open-saved-menu.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { useMay } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'
import { Waiting } from '../frame/waiting.tsx'
import { placeNamed } from './place-of-address.ts'

/** What begins something else and leaves the address at once; until then the address names no menu. */
const beginnings = ['start', 'template']

/**
 * `/menu-builder?of={menu}&section={id}&dish={id}`: opens the saved menu that the address names, with its unsaved
 * changes, at a place of it (`at`: a JSON pointer), and names the one that is open, so that a bookmark or a copied link leads to it. Without
 * one, what is open in this browser stays.
 */
export function MenuOfAddress({ children }: { children: ReactNode }) {
  const mayEdit = useMay('edit words')
  return mayEdit ? <OpenedMenu>{children}</OpenedMenu> : <ReadMenu />
}

/** Who may not edit reads the menu as guests do. */
function ReadMenu() {
  const [search] = useSearchParams()
  const of = search.get('of')
  useEffect(() => {
    window.location.replace(of === null ? MY_MENUS_PATH : `/menu-viewer/${encodeURIComponent(of)}`)
  }, [of])
  return <Waiting />
}

function OpenedMenu({ children }: { children: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('of')
  const current = useOpenMenu(({ savedAs }) => savedAs?.id ?? null)
  const isBeginning = beginnings.some((name) => search.has(name))
  const opening = useMutation({ mutationFn: openSavedMenu })
  const { mutate, isPending } = opening
  const isFailed = opening.isError && opening.variables === asked
  const [followed, setFollowed] = useState<string | null>(null)
  const isToOpen = asked !== null && asked !== followed && asked !== current && !isBeginning
  // Before anything of another menu is painted.
  useLayoutEffect(() => {
    if (isBeginning || isFailed) return
    setFollowed(asked)
    if (asked === current || isPending) return
    if (isToOpen) mutate(asked)
    else
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (current === null) next.delete('of')
          else next.set('of', current)
          return next
        },
        { replace: true },
      )
  }, [asked, current, isToOpen, isBeginning, isFailed, isPending, mutate, setSearch])
  usePlaceOfAddress(asked === current && !isPending)
  if (isFailed) return <NotOpened error={opening.error} onTry={() => mutate(opening.variables)} />
  // An empty editor would load what begins a menu.
  return isPending || isToOpen ? <Waiting /> : children
}

const placeNames = ['section', 'dish', 'at']

/** Shows the place that the address names, once: a reload stays where its owner is. */
function usePlaceOfAddress(isOpen: boolean): void {
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    const { menu } = useOpenMenu.getState()
    if (!isOpen || !menu || !placeNames.some((name) => search.has(name))) return
    const place = placeNamed(menu, search)
    if (place) showPlace(place)
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of placeNames) next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [isOpen, search, setSearch])
}

function NotOpened({ error, onTry }: { error: unknown; onTry: () => void }) {
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState
        title={isMissing ? 'This menu isn’t here' : 'This menu could not be opened'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ScreenLink to={MY_MENUS_PATH}>My Menus</ScreenLink>
            {!isMissing && (
              <Button variant="secondary" onClick={onTry}>
                Try again
              </Button>
            )}
          </div>
        }
      >
        {isMissing && error.code === 'menu_not_found'
          ? 'The link names no menu of this account. The menu may have been deleted, or it belongs to another account.'
          : sentenceOf(error, 'Carte did not answer. Please check your connection.')}
      </ErrorState>
    </main>
  )
}
