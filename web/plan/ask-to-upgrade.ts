import { create } from 'zustand'
import type { PlanFeature } from '#domain/plans/plans.ts'

/** The feature that the dialog to upgrade is about; null while the dialog is closed. */
interface Wanted {
  readonly feature: PlanFeature | null
  /** What the pricing page calls the part of the feature that was asked for. */
  readonly name?: string | undefined
}

export const useWantedFeature = create<Wanted>()(() => ({ feature: null }))

/**
 * Opens the dialog that says what the Professional plan adds, from anywhere.
 * @param name where the part that was asked for has another name than the whole feature
 */
export const askToUpgrade = (feature: PlanFeature, name?: string): void =>
  useWantedFeature.setState({ feature, name })

export const stopAskingToUpgrade = (): void => useWantedFeature.setState({ feature: null })
