import { CircleAlert, Lock } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { professionalRate } from '../subscription/prices.ts'

export interface PayButtonProps {
  readonly isPending: boolean
  readonly failure: string | null
  /** Who processes the payment, as a sentence names them. */
  readonly processor: string
  readonly isDisabled?: boolean
}

export const PayButton = ({ isPending, failure, processor, isDisabled = false }: PayButtonProps) => (
  <div className="mt-6 flex flex-col gap-4">
    {failure && !isPending && (
      <p className="flex gap-2 rounded-control border border-bad/30 bg-bad-soft px-3 py-2.5 text-bad text-sm">
        <CircleAlert size={20} aria-hidden="true" className="mt-px shrink-0" />
        {failure}
      </p>
    )}
    <Button
      type="submit"
      size="lg"
      className="w-full"
      disabled={isDisabled}
      isPending={isPending}
      pendingLabel="Processing..."
    >
      Subscribe Now - {professionalRate}
    </Button>
    <p className="flex items-start justify-center gap-2 text-quiet text-sm">
      <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      Your payment is processed securely by {processor}.
    </p>
  </div>
)
