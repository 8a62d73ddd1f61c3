import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PlanFeature, planFeatures } from '#domain/plans/plans.ts'
import { Button } from '../ui/button/button.tsx'
import { askToUpgrade } from './ask-to-upgrade.ts'
import { usePlanAllows } from './use-plan.ts'

export interface FeatureGateProps {
  feature: PlanFeature
  /** What the pricing page calls this part of the feature. */
  name?: string
  children: ReactNode
}

/** Shows its content if the plan has the feature; else blurs it and offers to upgrade. */
export function FeatureGate({ feature, name = planFeatures[feature].name, children }: FeatureGateProps) {
  if (usePlanAllows(feature)) return children
  return (
    <div className="relative">
      <div inert aria-hidden="true" className="max-h-120 select-none overflow-hidden blur-sm">
        {children}
      </div>
      <div className="absolute inset-0 flex items-start justify-center bg-paper/50 p-4 pt-12 sm:pt-20">
        <div className="flex max-w-sm flex-col items-center rounded-card border border-rule-raised bg-card p-6 text-center shadow-raised">
          <Lock size={24} strokeWidth={1.5} aria-hidden="true" className="mb-3 text-accent" />
          <h2 className="font-display font-semibold text-lg">Premium Feature</h2>
          <p className="mt-1 mb-5 text-quiet">{name} is available with our Professional plan.</p>
          <Button onClick={() => askToUpgrade(feature, name)}>Upgrade to Unlock</Button>
        </div>
      </div>
    </div>
  )
}
