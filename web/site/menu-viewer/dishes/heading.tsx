import type { ReactNode } from 'react'

interface HeadingProps {
  /** 2 to 6. */
  readonly level: number
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

const tags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A heading of a level that is only known when the menu is read. */
export function Heading({ level, children, ...attributes }: HeadingProps) {
  const Tag = tags[level - 2] ?? 'h6'
  return <Tag {...attributes}>{children}</Tag>
}
