import { useState } from 'react'
import { Button } from './button.tsx'

export interface FirstAndRestProps {
  readonly all: readonly string[]
  /** This many are shown at first; the others on demand. */
  readonly first: number
}

/** The first lines of a list, and a button that opens the others. One that would hide a single line shows it. */
export function FirstAndRest({ all, first }: FirstAndRestProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || all.length <= first + 1 ? all : all.slice(0, first)
  return (
    <>
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {shown.length < all.length && (
        <li>
          <Button variant="quiet" size="sm" className="-mx-2 px-2!" onClick={() => setOpen(true)}>
            And {all.length - shown.length} more
          </Button>
        </li>
      )}
    </>
  )
}
