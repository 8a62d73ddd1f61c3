import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface FieldProps {
  label: ReactNode
  /** Help that is always visible. */
  hint?: ReactNode
  /** What is wrong, in a sentence; its presence marks the control as invalid. */
  error?: ReactNode
  /** Adds "(optional)" to the label. */
  isOptional?: boolean
  isLabelHidden?: boolean
  className?: string
  /** Of the control; a generated one where absent. */
  id?: string
}

/** Parts the properties of a labelled control into those of its field and those of the control itself. */
export const partFieldProps = <Props extends FieldProps>({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  id,
  ...control
}: Props) => [{ label, hint, error, isOptional, isLabelHidden, className, id }, control] as const

/** What ties a control to its label, hint and error; spread it on the control. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  className,
  id: givenId,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const wiring = fieldWiring(id, hint, error)
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 font-medium text-sm'}>
        {label}
        {isOptional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {children(wiring)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function fieldWiring(id: string, hint: ReactNode, error: ReactNode): FieldWiring {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** The lines under a control. The error's line is a live region, so an error that arrives later is announced. */
export const FieldNotes = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) => (
  <>
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-bad text-sm">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
    {hint && (
      <p id={`${id}-hint`} className="mt-1 text-quiet text-sm">
        {hint}
      </p>
    )}
  </>
)

/** The box that text inputs and selects share. 16 px text: iOS zooms into anything smaller. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink transition-colors ' +
  'placeholder:text-quiet hover:border-ink focus-visible:border-accent focus-visible:-outline-offset-1 ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:border-edge ' +
  '[&[readonly]]:bg-wash aria-invalid:border-bad'
