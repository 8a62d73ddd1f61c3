import type { DietaryDetail } from '#domain/menu/schema.ts'

/** The tags of a dish, each in the colours of its option. */
export function DietaryTags({ details }: { details: readonly DietaryDetail[] }) {
  if (details.length === 0) return null
  return (
    <ul aria-label="Dietary tags" className="flex flex-wrap gap-1.5">
      {details.map(({ id, name, displayClass }) => (
        <li key={id} className={displayClass}>
          {name}
        </li>
      ))}
    </ul>
  )
}
