import { Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, fieldWiring } from './field.tsx'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  className?: string
}

/** Takes effect at once; for a choice that waits for a submit, use `Checkbox`. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-4 pointer-coarse:min-h-11">
        <label
          htmlFor={id}
          className={classNames('min-w-0 font-medium text-sm', rest.disabled && 'opacity-50')}
        >
          {label}
        </label>
        <RadixSwitch.Root
          {...rest}
          {...fieldWiring(id, hint, undefined)}
          className="h-6 w-11 shrink-0 rounded-full border border-edge bg-wash p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
        </RadixSwitch.Root>
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
