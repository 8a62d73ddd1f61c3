import type { DietaryOption } from '#domain/reference/reference.ts'
import { classNames } from '../../../ui/class-names.ts'

export function DietaryTags({
  details,
  className,
}: {
  details: readonly DietaryOption[]
  className?: string
}) {
  if (details.length === 0) return null
  return (
    <ul aria-label="Dietary tags" className={classNames('flex flex-wrap gap-1.5', className)}>
      {details.map(({ id, name, displayClass }) => (
        <li key={id} className={displayClass}>
          {name}
        </li>
      ))}
    </ul>
  )
}
