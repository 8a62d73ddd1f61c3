import { TRIAL_CUISINE_ID, trialMenu } from '#domain/site/trial/trial-menu.ts'
import { OPEN_MENU_STORAGE_KEY } from '../../../menu/store/menu-session.ts'
import { continueFrom, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { forgetWaiting } from '../../../menu/store/waiting-backup.ts'
import { TRIAL_STORAGE_KEY } from '../../../menu/trial/kept-trial.ts'
import { useTrial } from '../../../menu/trial/trial.ts'

/**
 * Opens the menu of the trial, or the sample at the first time, in place of whatever menu the browser keeps of an
 * owner: that one stays where it is.
 * @returns ends it
 */
export function enterTrial(): () => void {
  continueFrom(TRIAL_STORAGE_KEY, { tab: localStorage, browser: localStorage })
  useTrial.setState({ isOn: true, isAsking: false })
  if (useOpenMenu.getState().menu === null) openSample()
  window.addEventListener('storage', followTaking)
  return () => {
    window.removeEventListener('storage', followTaking)
    useTrial.setState({ isOn: false, isAsking: false })
    continueFrom(OPEN_MENU_STORAGE_KEY, { tab: sessionStorage, browser: localStorage })
  }
}

function openSample(): void {
  const { restaurant, ...menu } = trialMenu()
  useOpenMenu.getState().setRestaurant(restaurant)
  useOpenMenu.getState().startMenu(menu, TRIAL_CUISINE_ID)
}

/** Another tab has taken the work into an account: it must not be written here again, for the next person. */
function followTaking({ storageArea, key, newValue }: StorageEvent): void {
  if (storageArea !== localStorage || key !== TRIAL_STORAGE_KEY || newValue !== null) return
  forgetWaiting()
  window.location.reload()
}
