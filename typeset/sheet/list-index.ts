import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { printableLine } from '../text/printable-text.ts'

/** Shorter lists are seen at once; an index of more sections would fill the page that it explains. */
const INDEXED = { leastItems: 100, leastSections: 4, mostSections: 36 } as const

/** The names of sections that are in no other, in their order; none of a list that needs no index. */
export function indexOf({ sections }: Pick<PrintedMenu, 'sections'>, itemCount: number): readonly string[] {
  const names = sections.filter(({ level }) => level === 0).map(({ name }) => printableLine(name))
  const isUseful = names.length >= INDEXED.leastSections && names.length <= INDEXED.mostSections
  return itemCount >= INDEXED.leastItems && isUseful ? names : []
}
