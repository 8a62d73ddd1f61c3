import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Square, for a single icon. */
  isSquare?: boolean
  className?: string
}

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control border font-medium ' +
  'whitespace-nowrap no-underline transition-colors active:translate-y-px ' +
  'disabled:pointer-events-none disabled:text-quiet aria-disabled:active:translate-y-0 aria-busy:cursor-progress'

const spent = 'disabled:border-rule disabled:bg-wash'

const variants: Record<ButtonVariant, string> = {
  primary: `border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong ${spent}`,
  secondary: `border-edge bg-card text-ink hover:border-ink hover:bg-wash ${spent}`,
  quiet: 'border-transparent bg-transparent text-ink hover:bg-ink/6 active:bg-ink/10',
  danger: `border-bad bg-bad text-on-accent hover:border-bad-strong hover:bg-bad-strong ${spent}`,
}

// A finger needs 44 px where a pointer is happy with less.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
}

const squareSizes: Record<ButtonSize, string> = {
  sm: 'size-8 pointer-coarse:size-11',
  md: 'size-10 pointer-coarse:size-11',
  lg: 'size-12',
}

/** The look of a button, for a `button`, an anchor, or another element that must look like one. */
export const buttonClass = ({
  variant = 'primary',
  size = 'md',
  isSquare,
  className,
}: ButtonLook = {}): string =>
  classNames(base, variants[variant], isSquare ? squareSizes[size] : sizes[size], className)
