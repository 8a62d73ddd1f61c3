import { create } from 'zustand'
import type { PlanFeature } from '#domain/plans/plans.ts'

/** The feature that the dialog to upgrade is about; null while the dialog is closed. */
export const useWantedFeature = create<{ readonly feature: PlanFeature | null }>()(() => ({ feature: null }))

/** Opens the dialog that says what the Professional plan adds, from anywhere. */
export const askToUpgrade = (feature: PlanFeature): void => useWantedFeature.setState({ feature })

export const stopAskingToUpgrade = (): void => useWantedFeature.setState({ feature: null })
