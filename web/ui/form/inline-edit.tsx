import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { FieldNotes, fieldWiring } from './field.tsx'

export interface InlineEditProps {
  /** What is edited, for those who cannot see it: "Name of Soup". */
  label: string
  value: string
  /** How it looks while no one edits it; the value itself where nothing else is given. */
  children?: ReactNode
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  /** What is wrong with a text, in a sentence; null when it can be kept. */
  check: (typed: string) => string | null
  /** Not called for a text that is as it was. */
  onSave: (typed: string) => void
  /** Tab was pressed and the text is kept: true when another place takes the focus over. */
  onTab?: (isBackwards: boolean) => boolean
  /**
   * Enter was pressed and the text is kept: true when another place takes the focus over.
   * @param isFar with Control or Command
   */
  onEnter?: (isFar: boolean) => boolean
  /** What is understood of a text while it is typed; shown below the box, over what is there. */
  understood?: (typed: string) => ReactNode
  isMultiline?: boolean
  isNumeric?: boolean
  /** Reached by other means than the Tab key. */
  isSkippedByTab?: boolean
  maxLength?: number
  /** Lettering and alignment, of the text and of the box alike. */
  className?: string
  action?: string
}

/**
 * A text that is edited where it is. A click or Enter opens it, Enter or leaving it keeps what was
 * typed, Escape does not; a text that cannot be kept stays in its box with the reason.
 * Shift and Enter begin a new line where there may be several.
 */
export function InlineEdit({
  label,
  value,
  children,
  isEditing,
  onEditing,
  className,
  isSkippedByTab,
  action,
  ...box
}: InlineEditProps) {
  const text = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (isEditing || !takesFocus.current) return
    takesFocus.current = false
    text.current?.focus()
  }, [isEditing])

  if (isEditing) {
    const close = (hasFocus: boolean) => {
      takesFocus.current = hasFocus
      onEditing(false)
    }
    return <InlineBox {...box} label={label} value={value} className={className} onClose={close} />
  }
  return (
    <button
      ref={text}
      type="button"
      data-action={action}
      tabIndex={isSkippedByTab ? -1 : undefined}
      aria-description={`${label}. Press Enter to change it.`}
      onClick={() => onEditing(true)}
      className={classNames(
        '-mx-1 min-h-6 cursor-text rounded-[3px] px-1 transition-colors [text-align:inherit] hover:bg-ink/6',
        // As high as its box: nothing below it moves when it opens.
        box.isMultiline && 'align-top',
        className,
      )}
    >
      {children ?? value}
    </button>
  )
}

interface InlineBoxProps
  extends Pick<
    InlineEditProps,
    | 'label'
    | 'value'
    | 'check'
    | 'onSave'
    | 'onTab'
    | 'onEnter'
    | 'understood'
    | 'isMultiline'
    | 'isNumeric'
    | 'maxLength'
    | 'className'
  > {
  onClose: (takesFocus: boolean) => void
}

function InlineBox({
  label,
  value,
  check,
  onSave,
  onTab,
  onEnter,
  understood,
  isMultiline = false,
  isNumeric = false,
  maxLength,
  className,
  onClose,
}: InlineBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string | null>(null)
  const isOver = useRef(false)
  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])

  /** Keeps the text; false where it cannot be kept. */
  const keep = (): boolean => {
    if (isOver.current) return true
    const problem = typed === value ? null : check(typed)
    setError(problem)
    if (problem !== null) return false
    isOver.current = true
    if (typed !== value) onSave(typed)
    return true
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      isOver.current = true
      onClose(true)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (keep() && !onEnter?.(event.ctrlKey || event.metaKey)) onClose(true)
    } else if (event.key === 'Tab' && onTab && keep() && onTab(event.shiftKey)) event.preventDefault()
  }

  const wiring = {
    ...fieldWiring(id, undefined, error),
    'aria-label': label,
    value: typed,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      // An error goes away with the letter that fixes it; nothing is called wrong while it is first typed.
      if (error !== null) setError(check(target.value))
    },
    onKeyDown: handleKey,
    onBlur: (_: FocusEvent) => keep() && onClose(false),
    className: classNames(
      'field-sizing-content min-h-6 min-w-12 rounded-[3px] bg-wash px-1 text-ink shadow-[0_1px_0_var(--color-edge)]',
      'outline-none focus-visible:shadow-[0_2px_0_var(--color-accent)] aria-invalid:shadow-[0_2px_0_var(--color-bad)]',
      // The margins stand out of what is around it: a box no wider than that would cut what is typed.
      isMultiline ? 'block w-full resize-none' : '-mx-1 max-w-[calc(100%+0.5rem)]',
      // Room for a price also where a browser does not size a box by its content.
      isNumeric && 'min-w-22',
      className,
    ),
  }
  return (
    <>
      {isMultiline ? (
        <textarea ref={box} rows={1} {...wiring} />
      ) : (
        <input ref={box} type="text" inputMode={isNumeric ? 'decimal' : undefined} {...wiring} />
      )}
      {understood && error === null && (
        <span className="relative block h-0">
          <span aria-live="polite" className="absolute top-1 right-0 z-10 w-max max-w-[min(20rem,70vw)]">
            {understood(typed)}
          </span>
        </span>
      )}
      <FieldNotes id={id} error={error} />
    </>
  )
}
