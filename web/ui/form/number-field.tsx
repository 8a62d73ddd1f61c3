import { Minus, Plus } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps, partFieldProps } from './field.tsx'

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  leading?: ReactNode
  trailing?: ReactNode
  /** Minus and plus next to the box, for small counts. */
  hasSteppers?: boolean
  /** For amounts of money, whose text the caller reads: a browser's number box drops the comma of 12,50. */
  isAmount?: boolean
}

export function NumberField({
  leading,
  trailing,
  hasSteppers = false,
  isAmount = false,
  inputMode = 'decimal',
  ...props
}: NumberFieldProps) {
  const [field, input] = partFieldProps(props)
  const box = useRef<HTMLSpanElement>(null)
  const step = (direction: 1 | -1) => {
    const element = box.current?.querySelector('input')
    if (!element) return
    if (direction === 1) element.stepUp()
    else element.stepDown()
    // stepUp() fires nothing; React listens for the input event.
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary', isSquare: true })}
      aria-label={`${direction === 1 ? 'Increase' : 'Decrease'} ${typeof field.label === 'string' ? field.label : ''}`.trim()}
      disabled={input.disabled}
      onClick={() => step(direction)}
    >
      {direction === 1 ? <Plus size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
    </button>
  )
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="flex items-center gap-2">
          {hasSteppers && stepper(-1)}
          <span ref={box} className="relative flex min-w-0 grow items-center">
            {leading && (
              <span aria-hidden="true" className="pointer-events-none absolute left-3 text-quiet">
                {leading}
              </span>
            )}
            <input
              {...input}
              {...wiring}
              {...(isAmount
                ? { type: 'text', autoComplete: 'off', min: undefined, max: undefined, step: undefined }
                : { type: 'number' })}
              inputMode={inputMode}
              // Scrolling the page past a focused number must never change a price.
              onWheel={(event) => event.currentTarget.blur()}
              className={classNames(
                controlClass,
                'h-10 tabular-nums [appearance:textfield] pointer-coarse:h-11',
                '[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
                hasSteppers && 'text-center',
                Boolean(leading) && 'pl-8',
                Boolean(trailing) && 'pr-10',
              )}
            />
            {trailing && (
              <span aria-hidden="true" className="pointer-events-none absolute right-3 text-quiet">
                {trailing}
              </span>
            )}
          </span>
          {hasSteppers && stepper(1)}
        </span>
      )}
    </Field>
  )
}
