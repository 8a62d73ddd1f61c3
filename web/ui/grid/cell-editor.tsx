import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { CellProblem } from './cell-problem.tsx'

export type EditorExit = 'down' | 'up' | 'right' | 'left' | 'stay'

export interface CellEditorProps {
  label: string
  /** With what it begins. */
  text: string
  /** What was typed to open it takes the place of the text; else all of it is selected, or none (F2). */
  begin: 'select' | 'end'
  problem: string | null
  isNumeric: boolean
  align: string
  /** @returns false where the text cannot be kept */
  onKeep: (text: string, exit: EditorExit) => boolean
  /** The focus went elsewhere. */
  onLeave: (text: string) => void
  onDrop: () => void
}

/** The box in a cell that is edited. Enter and Tab keep the text, Escape does not. */
export function CellEditor({
  label,
  text,
  begin,
  problem,
  isNumeric,
  align,
  onKeep,
  onLeave,
  onDrop,
}: CellEditorProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const isOver = useRef(false)
  useEffect(() => {
    const input = box.current
    input?.focus({ preventScroll: true })
    if (begin === 'select') input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
  }, [begin])

  const keep = (exit: EditorExit) => {
    if (isOver.current) return
    isOver.current = true
    if (!onKeep(typed, exit)) isOver.current = false
  }

  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isOver.current = true
      event.preventDefault()
      onDrop()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      keep(event.shiftKey ? 'up' : 'down')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      keep(event.shiftKey ? 'left' : 'right')
    }
  }

  return (
    <>
      <input
        ref={box}
        type="text"
        inputMode={isNumeric ? 'decimal' : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          if (isOver.current) return
          isOver.current = true
          onLeave(typed)
        }}
        className={classNames(
          'absolute inset-0 size-full bg-card px-3 text-base text-ink outline-2 outline-accent -outline-offset-2 select-text aria-invalid:outline-bad',
          align,
        )}
      />
      {problem && <CellProblem id={`${id}-problem`}>{problem}</CellProblem>}
    </>
  )
}
