import type { LayoutState } from '#domain/reading/layout/states.ts'
import { drawOf } from '../draw.ts'

/** A menu as somebody typed it, and what each of its lines is. */
export interface TypedMenu {
  readonly text: string
  readonly states: readonly LayoutState[]
}

const isBlank = (line: string): boolean => line.trim() === ''

/** A typed menu six times: as it is, without and with blank lines, with some of them, from its second section on. */
export function typedCopies(text: string, states: readonly LayoutState[]): TypedMenu[] {
  const lines = text.split('\n')
  const said = lines.filter((line) => !isBlank(line))
  const next = drawOf(said.length).unit
  const copies: TypedMenu[] = [
    { text, states },
    { text: said.join('\n'), states },
    { text: said.join('\n\n'), states },
    { text: lines.filter((line) => !isBlank(line) || next() < 0.5).join('\n'), states },
    {
      text: said
        .map((line, at) => (at > 0 && /^(?:item|section)/u.test(states[at] ?? '') ? `\n${line}` : line))
        .join('\n'),
      states,
    },
  ]
  const from = states.findIndex((state, at) => at > 2 && state === 'section')
  if (from > 0) copies.push({ text: said.slice(from).join('\n'), states: states.slice(from) })
  return copies.filter((copy) => copy.states.length > 2)
}

/** Lines of a part of a menu at least. */
const LEAST_LINES = 3

/**
 * Where a part of a menu begins and ends that could be a whole menu: from its top or from a heading, up to the
 * beginning of a dish or of another heading. Small menus are read by few signs, so that they're learned, too.
 */
export function partOf(states: readonly LayoutState[], next: () => number): { from: number; to: number } {
  const headings = states.flatMap((state, at) => (state === 'section' ? [at] : []))
  const from = next() < 0.3 ? 0 : (headings[Math.floor(next() * headings.length)] ?? 0)
  const ends = states.flatMap((state, at) =>
    at >= from + LEAST_LINES && /^(?:item[PN0]|section|subsection|items|pre)$/u.test(state) ? [at] : [],
  )
  const near = ends.slice(0, 8)
  return { from, to: near[Math.floor(next() * near.length)] ?? states.length }
}
