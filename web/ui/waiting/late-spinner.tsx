import { useState } from 'react'
import { useTimer } from '../hooks/use-timer.ts'
import { Spinner, type SpinnerProps } from './spinner.tsx'

/** A wait that is over sooner needs no sign; to paint one would make it longer. */
const PATIENCE_MS = 300

/** A spinner for waits that are mostly short: it comes where one is not. */
export function LateSpinner(props: SpinnerProps) {
  const [isLate, setIsLate] = useState(false)
  useTimer(true, PATIENCE_MS, () => setIsLate(true))
  return isLate && <Spinner {...props} />
}
