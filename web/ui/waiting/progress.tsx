import { Progress as RadixProgress } from 'radix-ui'

const PROGRESS_MAX = 100

export interface ProgressProps {
  /** 0 to 100; null while the amount is unknown. */
  value: number | null
  /** What is progressing; read aloud. */
  label: string
}

export const Progress = ({ value, label }: ProgressProps) => (
  <RadixProgress.Root
    value={value}
    max={PROGRESS_MAX}
    aria-label={label}
    className="group h-2 w-full overflow-hidden rounded-full bg-edge/30"
  >
    <RadixProgress.Indicator
      style={value === null ? undefined : { width: `${value}%` }}
      className="h-full rounded-full bg-accent transition-[width] data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-slide-along data-[state=complete]:bg-good motion-reduce:data-[state=indeterminate]:w-full motion-reduce:data-[state=indeterminate]:opacity-50"
    />
  </RadixProgress.Root>
)
