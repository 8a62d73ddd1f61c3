import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyDialog } from '../ui/parts/lazy-dialog.tsx'
import { stopAskingToUpgrade, useWantedFeature } from './ask-to-upgrade.ts'

const Dialog = lazyDialog(async () => (await import('./premium-feature-dialog.tsx')).PremiumFeatureDialog)

/** One for all screens: it comes when a feature is asked for, and closes when the screen changes. */
export function PremiumFeatureDialog() {
  const feature = useWantedFeature((wanted) => wanted.feature)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question belongs to the screen that asked it.
  useLayoutEffect(stopAskingToUpgrade, [pathname])
  return feature !== null && <Dialog />
}
