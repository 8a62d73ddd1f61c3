import { Spinner } from '../../../ui/waiting/spinner.tsx'

export const Initializing = () => (
  <div className="grid min-h-60 place-items-center">
    <Spinner label="Initializing payment..." isLabelVisible />
  </div>
)
