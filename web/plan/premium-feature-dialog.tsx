import { Check } from 'lucide-react'
import { listTemplates } from '#domain/design/template-names.ts'
import { templates } from '#domain/design/templates.ts'
import { type PlanFeature, planFeatures } from '#domain/plans/plans.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx'
import { stopAskingToUpgrade, useWantedFeature } from './ask-to-upgrade.ts'
import { useMay } from './own-role.ts'
import { useUpgrade } from './use-upgrade.ts'

export function PremiumFeatureDialog() {
  const { feature, name } = useWantedFeature()
  const upgrade = useUpgrade()
  const mayPay = useMay('pay')
  return (
    <Dialog
      isOpen={feature !== null}
      onOpenChange={(isOpen) => !isOpen && stopAskingToUpgrade()}
      title="Premium Feature"
      description={feature && sentenceFor(feature, name)}
      maxWidth={560}
    >
      <ul className="flex flex-col gap-2">
        {feature &&
          benefitsWith(feature, name).map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
              {benefit}
            </li>
          ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={stopAskingToUpgrade}>
          Continue with Basic Plan
        </Button>
        {mayPay ? (
          <Button
            onClick={() => {
              stopAskingToUpgrade()
              upgrade()
            }}
          >
            Upgrade Now - $29/month
          </Button>
        ) : (
          <p className="self-center text-quiet text-sm">An owner can change the plan.</p>
        )}
      </DialogActions>
    </Dialog>
  )
}

const isTemplate = (feature: PlanFeature): boolean => feature.startsWith('template:')

const sentenceFor = (feature: PlanFeature, name: string = planFeatures[feature].name): string =>
  // These names say what the feature is for.
  isTemplate(feature) || feature === 'feature:dietaryIndicators'
    ? planFeatures[feature].description
    : `"${name}" is available with our Professional plan.`

const benefitsWith = (feature: PlanFeature, name?: string): string[] => [
  `All menu templates (${listTemplates(templates)})`,
  'Unlimited saved menus',
  `Advanced features including ${name ?? nounOf(feature)}`,
]

/** A template is a thing, and takes an article; the other features are named as what they do. */
const nounOf = (feature: PlanFeature): string =>
  isTemplate(feature) ? `the ${planFeatures[feature].name}` : planFeatures[feature].name
