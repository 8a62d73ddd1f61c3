import { type ReactNode, useEffect, useRef } from 'react'

export interface OutcomeProps {
  /** Above the title; decoration. */
  mark?: ReactNode
  title: string
  children: ReactNode
  actions: ReactNode
}

/** One thing to say in the middle of the screen, and where to go from there. */
export function Outcome({ mark, title, children, actions }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone with the screen before; a reader goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center rounded-card border border-rule bg-card px-6 py-12 text-center sm:px-12 sm:py-16">
      {mark}
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <div className="mt-4 flex flex-col items-center gap-4 text-pretty text-quiet">{children}</div>
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
        {actions}
      </div>
    </div>
  )
}
