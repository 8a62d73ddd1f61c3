import { GAP } from '../../text/gap.ts'
import { type Run, type SourceLine, textOf } from '../lines/line.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { type Declared, type DeclaredPart, joinDeclared } from './declared.ts'
import { declaredAsides } from './declared-asides.ts'
import { codeHabitOf, declaredCodes } from './declared-codes.ts'
import { declaredWords } from './declared-words.ts'

/** A line without what it declares of allergens and additives, and what that is. */
export interface DeclaredLine {
  readonly line: SourceLine
  readonly declared: Declared
  /** It says nothing else. */
  readonly isAll: boolean
}

interface Explained {
  readonly legend: ReadonlyMap<string, LegendEntry>
  readonly twofold: ReadonlySet<string>
  readonly country?: string | undefined
  readonly takesPlain?: boolean
  /** Do the prices of the menu have signs? Then numbers without one at the end of a name are codes. */
  readonly areSigned?: boolean
  /** Does a line explain signs, or hold nothing but ornaments? */
  readonly isOfMenu: (at: number) => boolean
  /** Does a line without a price sound like a notice to all guests? Then only a declaration in brackets is of a dish. */
  readonly isNotice: (at: number) => boolean
}

/**
 * Takes codes and words of allergens off the lines of a menu before they are read, whatever joins them and whatever
 * they are after, so that none of them can stay in a name or be taken for a price. By their places; lines that
 * declare nothing are absent.
 */
export function declaredLines(lines: readonly SourceLine[], explained: Explained): Map<number, DeclaredLine> {
  const texts = lines.map((line, at) => (explained.isOfMenu(at) ? '' : textOf(line)))
  const { legend, twofold, country, takesPlain = false, areSigned = false } = explained
  const habit = { ...codeHabitOf(texts, legend, twofold, country, areSigned), takesPlain }
  const found = new Map<number, DeclaredLine>()
  for (const [at, text] of texts.entries()) {
    const line = lines[at]
    if (!line || text === '') continue
    const words = declaredWords(text)
    const codes = declaredCodes(text, habit).filter(
      ({ start, end }) => !words.some((one) => start < one.end && one.start < end),
    )
    const asides = declaredAsides(text, legend).filter(
      ({ start, end }) => ![...words, ...codes].some((one) => start < one.end && one.start < end),
    )
    const parts = [...words, ...codes, ...asides]
    if (parts.length === 0) continue
    const bare = withoutParts(line, parts)
    const isAll = !/[\p{L}\d]/u.test(textOf(bare))
    const isInBrackets = parts.every(({ end }) => /[)\]}]/u.test(text[end - 1] ?? ''))
    const isPriced = PRICED.test(textOf(bare))
    if (isAll || isInBrackets || isPriced || !explained.isNotice(at))
      found.set(at, { line: bare, declared: joinDeclared(parts), isAll })
  }
  return found
}

/** `Pierogi ruskie 27 zł`, behind which the codes were: a dish, and no notice. */
const PRICED = /^\p{L}.*\s(?:\p{Sc}\s?)?\d{1,5}(?:[.,]\d{1,3})?(?:\s?(?:\p{Sc}|\p{L}{1,3}\.?))?$/u

/** The line without some parts of its text; a run of which nothing is left goes. */
function withoutParts(line: SourceLine, parts: readonly DeclaredPart[]): SourceLine {
  let from = 0
  const runs = line.runs.flatMap((run): Run[] => {
    const start = from
    from += run.text.length + GAP.length
    const own = parts
      .filter((part) => part.start < start + run.text.length && start < part.end)
      .toSorted((one, other) => other.start - one.start)
    if (own.length === 0) return [run]
    let { text } = run
    for (const part of own) {
      const rest = text.slice(part.end - start)
      const cut = text.slice(0, Math.max(0, part.start - start)).replace(/\s*[|·/,;*]+\s*$/u, ' ')
      text = /[\p{L}\d]$/u.test(cut) && /^[\p{L}\d]/u.test(rest) ? `${cut} ${rest}` : cut + rest
    }
    const bare = text
      .replaceAll(/ {2,}/gu, ' ')
      .replaceAll(/\s+(?=[,.;])/gu, '')
      .trimEnd()
    return bare.trim() === '' ? [] : [{ ...run, text: bare }]
  })
  return { ...line, runs }
}
