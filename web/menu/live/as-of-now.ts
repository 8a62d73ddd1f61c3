import { create } from 'zustand'
import { useOpenMenu } from '../store/open-menu.ts'
import { useLiveState } from './live-state-query.ts'
import { liveWords } from './live-words.ts'

/** The saved menu whose previews show it as it is served now; all others are shown as they are written. */
const usePreviewedMenu = create<{ readonly menuId: string | undefined }>()(() => ({ menuId: undefined }))

/** Returns whether this menu is shown, and exported, as it is served now. */
export const isPreviewedNow = (menuId: string | undefined): boolean =>
  menuId !== undefined && usePreviewedMenu.getState().menuId === menuId

export interface AsOfNow {
  /** The live state of the open menu, in words; null where previews have nothing to choose. */
  readonly holding: string | null
  readonly isOn: boolean
  /** Names what holds: another one where any of it has changed. */
  readonly holds: string | undefined
  readonly setOn: (isOn: boolean) => void
}

/** Whether previews of the open menu show it as it is served now, with what is sold out, planned prices and specials. */
export function useAsOfNow(): AsOfNow {
  const menuId = useOpenMenu(({ savedAs }) => savedAs?.id)
  const isChosen = usePreviewedMenu((previewed) => menuId !== undefined && previewed.menuId === menuId)
  const holding = useLiveState(liveWords) ?? null
  const holds = useLiveState(({ key }) => key)
  return {
    holding,
    isOn: isChosen && holding !== null,
    holds,
    setOn: (isOn) => usePreviewedMenu.setState({ menuId: isOn ? menuId : undefined }),
  }
}
