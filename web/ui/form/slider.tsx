import { Slider as RadixSlider } from 'radix-ui'
import { useId } from 'react'
import { classNames } from '../class-names.ts'

export interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value in words ("$$$", "+5 %"): shown next to the label and read aloud. */
  valueText?: (value: number) => string
  /** Words under the two ends of the track. */
  endLabels?: readonly [string, string]
  className?: string
}

export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText = String,
  endLabels,
  className,
}: SliderProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <span aria-hidden="true" className="text-quiet tabular-nums">
          {valueText(value)}
        </span>
      </div>
      <RadixSlider.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        {...{ min, max, step }}
        className="relative flex h-8 touch-none select-none items-center pointer-coarse:h-11"
      >
        <RadixSlider.Track className="relative h-1 grow rounded-full bg-edge/50">
          <RadixSlider.Range className="absolute h-full rounded-full bg-accent" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={`${id}-label`}
          aria-valuetext={valueText(value)}
          className="block size-5 cursor-grab rounded-full border-2 border-accent bg-card transition-colors hover:bg-accent-soft active:cursor-grabbing active:bg-accent"
        />
      </RadixSlider.Root>
      {endLabels && (
        <div aria-hidden="true" className="flex justify-between text-quiet text-sm">
          <span>{endLabels[0]}</span>
          <span>{endLabels[1]}</span>
        </div>
      )}
    </div>
  )
}
