import type { LayoutState } from '#domain/reading/layout/states.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'

/** How the lines of one kind are set. */
interface Face {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** Kinds of lines that a printed menu sets in one face each. */
const kinds = {
  name: /^name$/u,
  title: /^title$/u,
  section: /^section$/u,
  more: /^(?:sectionMore|heads)$/u,
  subsection: /^subsection$/u,
  dish: /^item/u,
  part: /^part/u,
  extras: /^extras/u,
  prices: /^prices(?:L|)$/u,
  note: /^(?:note|pricesS)$/u,
  small: /^(?:notice|legend|contact)$/u,
} as const

/**
 * Lines as a PDF gives them: headings larger or bold, descriptions smaller or slanted, gaps of parts of a line, all of a
 * menu in the same way.
 * @param next random numbers from 0 to 1
 */
export function asPrint(
  lines: readonly SourceLine[],
  states: readonly LayoutState[],
  next: () => number,
): SourceLine[] {
  const one = <Value>(...values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value
  const face = (sizes: readonly number[], bold: number, italic: number): Face => ({
    size: one(...sizes),
    isBold: next() < bold,
    isItalic: next() < italic,
  })
  const part = face([1, 0.86, 0.9, 0.8], 0, 0.35)
  const isOfPart = () => next() < 0.5
  const faces: Readonly<Record<keyof typeof kinds, Face>> = {
    name: face([1, 1.8, 2.4, 3], 0.5, 0.05),
    title: face([1, 1.2, 1.5], 0.3, 0.2),
    section: face([1, 1.15, 1.36, 1.5, 1.9], 0.5, 0.05),
    more: face([1, 1, 0.86, 0.76, 1.3], 0.3, 0.1),
    subsection: face([1, 1.09, 1.2, 0.9], 0.4, 0.25),
    dish: face([1], 0.25, 0),
    part,
    prices: isOfPart() ? part : face([1, 1, 0.9], 0.1, 0.15),
    extras: isOfPart() ? part : face([1, 0.86, 0.78], 0, 0.3),
    note: isOfPart() ? part : face([1, 0.86, 0.92], 0, 0.4),
    small: face([1, 0.72, 0.77, 0.86], 0, 0.3),
  }
  const isTagged = next() < 0.12
  const base = one(0, 0.1, 0.3, 0.6)
  const scale = one(0.5, 0.8, 1, 1.3, 1.8)
  const afterPart = one(0, 0, base)
  return lines.map((line, at) => {
    const state = states[at] ?? 'ornament'
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => kinds[name].test(state))
    const { size, isBold, isItalic } = (kind && faces[kind]) ?? { size: 1, isBold: false, isItalic: false }
    const isInside = state.startsWith('part') || state.startsWith('prices')
    const gap = (isInside ? afterPart : base) + line.gapAbove * scale + (next() - 0.5) * 0.1
    return {
      ...line,
      size,
      ...(isBold && { isBold }),
      ...(isItalic && { isItalic }),
      ...(isTagged && /^s(?:ub)?section$/u.test(state) && { tag: { kind: 'heading' as const, level: 2 } }),
      gapAbove: at === 0 ? 0 : Math.max(0, gap),
    }
  })
}
