import type { ReactNode } from 'react'
import type { DishRow, RowGroup } from './dish-rows.ts'

interface RowSectionsProps {
  group: RowGroup
  lines: (rows: readonly DishRow[]) => ReactNode
}

export function RowSections({ group: { title, sections }, lines }: RowSectionsProps) {
  const Heading = title === null ? 'h2' : 'h3'
  const inside = sections.map(({ name, rows }) => (
    <section key={name} aria-labelledby={headingId(title, name)}>
      <Heading id={headingId(title, name)} className={headingClass}>
        {name}
      </Heading>
      {lines(rows)}
    </section>
  ))
  if (title === null) return inside
  return (
    <section aria-labelledby={headingId(title)} className="flex flex-col gap-6">
      <h2
        id={headingId(title)}
        className="-mb-2 scroll-mt-32 border-rule border-b pb-1 font-display font-semibold text-xl"
      >
        {title}
      </h2>
      {inside}
    </section>
  )
}

/** The bar above them stays in sight. */
const headingClass = 'mb-2 scroll-mt-32 font-display font-semibold text-lg'

/** Of a group, or of a section in it; without spaces, which part ids in `aria-labelledby`. */
export const headingId = (title: string | null, section?: string): string =>
  ['rows', title ?? '', section ?? ''].join('-').replaceAll(/\s+/gu, '-')
