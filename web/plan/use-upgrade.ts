import { useNavigate } from 'react-router'

export const CHECKOUT_PATH = '/subscription-checkout'

/** Lets the dialog that led here close first. */
const NAVIGATE_AFTER_MS = 50
const RELOAD_AFTER_MS = 200

/** Goes to the checkout; loads its page if the screen did not change. */
export function useUpgrade(): () => void {
  const navigate = useNavigate()
  return () => {
    setTimeout(() => {
      void navigate(CHECKOUT_PATH)
      setTimeout(() => {
        if (window.location.pathname !== CHECKOUT_PATH) window.location.assign(CHECKOUT_PATH)
      }, RELOAD_AFTER_MS)
    }, NAVIGATE_AFTER_MS)
  }
}
