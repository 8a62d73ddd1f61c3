import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Shows another screen from its top; Back and Forward are the browser's, and a tab of a screen stays where it is. */
export function useStartAtTop(): void {
  const { pathname } = useLocation()
  const isBrowsers = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another path.
  useLayoutEffect(() => {
    if (!isBrowsers) window.scrollTo(0, 0)
  }, [pathname])
}
