import type { ViewerWriting } from '#contract/pages/viewer-menu.ts'

interface SecondLineProps {
  readonly className: string
  readonly writing: ViewerWriting | null
  readonly children: string | undefined
}

export function SecondLine({ className, writing, children }: SecondLineProps) {
  if (!children) return null
  return (
    // The line is on the side of the menu, whichever way its words run.
    <p className={className}>
      <span lang={writing?.language} dir={writing?.direction ?? 'auto'}>
        {children}
      </span>
    </p>
  )
}
