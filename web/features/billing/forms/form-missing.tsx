import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'

export interface FormMissingProps {
  title: string
  reason: string
  onRetry: () => void
}

export const FormMissing = ({ title, reason, onRetry }: FormMissingProps) => (
  <ErrorState
    headingLevel={3}
    title={title}
    action={<Button onClick={onRetry}>Try again</Button>}
    className="border-0 p-0 sm:p-0"
  >
    {reason}
  </ErrorState>
)
