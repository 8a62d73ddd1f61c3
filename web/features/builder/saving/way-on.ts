import { isUntouched } from '#domain/design/change-template.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

const KEY = 'carte-finalized-work'

/** Remembers in this tab that the open menu was finalized: its content may be changed again without being so. */
export const noteFinalized = (): void => sessionStorage.setItem(KEY, useOpenMenu.getState().work.id)

/** Was the open menu finalized or saved before? Then a design waits for it. */
export const useWasFinalized = (): boolean =>
  useOpenMenu(
    ({ isFinalized, design, savedAs, work }) =>
      isFinalized || savedAs !== null || !isUntouched(design) || sessionStorage.getItem(KEY) === work.id,
  )
