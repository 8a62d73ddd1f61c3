import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { contrastRatio } from '#domain/design/contrast.ts'
import { nearestReadable } from '#domain/design/readable-color.ts'
import { Button } from '../../ui/button.tsx'

export interface ContrastWarningProps {
  readonly color: string
  readonly ground: string
  /** The lowest contrast that does not warn. */
  readonly ratio: number
  readonly onFix: (hex: string) => void
  readonly children: ReactNode
}

/** Warns when two colors have too little contrast, and offers the nearest color that has enough. */
export function ContrastWarning({ color, ground, ratio, onFix, children }: ContrastWarningProps) {
  const isHardToRead = contrastRatio(color, ground) < ratio
  const nearest = isHardToRead ? nearestReadable(color, ground, ratio) : color
  return (
    <div aria-live="polite" className="empty:hidden">
      {isHardToRead && (
        <div className="flex gap-2 rounded-control border border-warn/40 bg-warn-soft p-3 text-sm">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
          <div className="min-w-0">
            <p>{children}</p>
            <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => onFix(nearest)}>
              <span
                aria-hidden="true"
                style={{ background: nearest }}
                className="size-4 rounded-full border border-rule-raised"
              />
              Use {nearest}, the nearest that reads
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
