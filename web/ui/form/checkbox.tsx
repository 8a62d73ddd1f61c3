import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNotes, fieldWiring } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** A native checkbox, so that it also works in a form without scripts. */
export function Checkbox({ label, hint, error, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('flex flex-col', className)}>
      <label
        htmlFor={id}
        className="flex items-start gap-3 py-1 has-disabled:opacity-50 pointer-coarse:py-2.5"
      >
        <span className="relative mt-0.5 flex size-5 shrink-0 items-center justify-center">
          <input
            {...rest}
            {...fieldWiring(id, hint, error)}
            type="checkbox"
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[4px] border border-edge bg-card transition-colors checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-bad"
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <div className={classNames('pl-8', Boolean(hint || error) && '-mt-1 pb-2 pointer-coarse:-mt-2.5')}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
