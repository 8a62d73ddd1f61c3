import { create } from 'zustand'
import { BUILD_META } from '#contract/shared/build.ts'

interface NewBuild {
  /** The build that the server has now, where it isn't the page's. */
  readonly id: string | null
  /** A part of this page's build could not be loaded. */
  readonly isPartLost: boolean
}

/** Whether Carte was updated while this page was open. */
export const useNewBuild = create<NewBuild>()(() => ({ id: null, isPartLost: false }))

/** The build that this page was made from; empty where the screens come from their sources. */
export const ownBuild = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content ?? '')

export function noteBuild(id: string | null): void {
  const own = ownBuild()
  if (id === null || own === '' || id === useNewBuild.getState().id) return
  // While servers are replaced one by one, a page that was loaded again may still be of the build before.
  useNewBuild.setState({ id: id === own || triedBuilds().includes(id) ? null : id })
}

export const noteLostPart = (): void => useNewBuild.setState({ isPartLost: true })

const TRIED_KEY = 'carte-builds-tried'
const MOST_TRIED = 8

/** The builds for which this tab was loaded again: it isn't a second time, whatever came of it. */
const triedBuilds = (): readonly string[] => sessionStorage.getItem(TRIED_KEY)?.split(' ') ?? []

const ARRIVAL_KEY = 'carte-was-updated'

export function loadNewBuild(id: string): void {
  sessionStorage.setItem(TRIED_KEY, [...triedBuilds(), id].slice(-MOST_TRIED).join(' '))
  sessionStorage.setItem(ARRIVAL_KEY, 'yes')
  window.location.reload()
}

/** Whether this page was loaded because Carte was updated; says so once. */
export function takeArrival(): boolean {
  const isArrival = sessionStorage.getItem(ARRIVAL_KEY) !== null
  sessionStorage.removeItem(ARRIVAL_KEY)
  return isArrival
}
