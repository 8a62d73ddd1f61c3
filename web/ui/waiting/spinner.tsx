import { classNames } from '../class-names.ts'

export interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration and the words are elsewhere. */
  label?: string
  isLabelVisible?: boolean
  sizePx?: number
  className?: string
}

export function Spinner({ label, isLabelVisible = false, sizePx = 20, className }: SpinnerProps) {
  const ring = (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0 animate-spin"
    >
      <circle cx="10" cy="10" r="8" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
  if (!label) return <span className={classNames('inline-flex', className)}>{ring}</span>
  return (
    <span role="status" className={classNames('inline-flex items-center gap-3 text-quiet', className)}>
      {ring}
      <span className={isLabelVisible ? undefined : 'sr-only'}>{label}</span>
    </span>
  )
}
