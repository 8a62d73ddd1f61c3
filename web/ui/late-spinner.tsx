import { useEffect, useState } from 'react'
import { Spinner, type SpinnerProps } from './spinner.tsx'

/** A wait that is over sooner needs no sign; to paint one would make it longer. */
const PATIENCE_MS = 300

/** A spinner for waits that are mostly short: it comes where one is not. */
export function LateSpinner(props: SpinnerProps) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLate, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <Spinner {...props} />
}
