import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

export interface PremiumFeature {
  /** As the plan table names it. */
  readonly name: string
  /** Instead of the usual sentence. */
  readonly description?: string
}

/** Says what the Professional plan would add. It can be bought once there is a checkout. */
export function PremiumFeatureDialog({
  feature,
  onClose,
}: {
  feature: PremiumFeature | null
  onClose: () => void
}) {
  const benefits = [
    'All menu templates (Classic, Modern, Rustic)',
    'Unlimited saved menus',
    `Advanced features including ${feature?.name}`,
  ]
  return (
    <Dialog
      isOpen={feature !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Premium Feature"
      description={feature?.description ?? `"${feature?.name}" is available with our Professional plan.`}
      maxWidth={440}
    >
      <ul className="flex flex-col gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Continue with Basic Plan</Button>
      </DialogActions>
    </Dialog>
  )
}
