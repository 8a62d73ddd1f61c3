import { Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { FieldNotes, fieldWiring } from './field.tsx'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Takes effect at once; for a choice that waits for a submit, use `Checkbox`. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-4 pointer-coarse:min-h-11">
        <label htmlFor={id} className="min-w-0 font-medium text-sm">
          {label}
        </label>
        <RadixSwitch.Root
          {...rest}
          {...fieldWiring(id, hint, undefined)}
          className="group flex w-11 shrink-0 items-center rounded-full pointer-coarse:min-h-11"
        >
          <span className="block h-6 w-11 rounded-full border border-edge bg-wash p-0.5 transition-colors group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
            <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
          </span>
        </RadixSwitch.Root>
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
