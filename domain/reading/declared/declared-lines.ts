import { GAP } from '../../text/gap.ts'
import { type Run, type SourceLine, textOf } from '../lines/line.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { codeBrackets, possibleCounts } from './code-brackets.ts'
import { type Declared, type DeclaredPart, joinDeclared } from './declared.ts'
import { declaredAsides } from './declared-asides.ts'
import { codeHabitOf, declaredCodes } from './declared-codes.ts'
import { declaredWords } from './declared-words.ts'

/** A line without what it declares of allergens and additives, and what that is. */
export interface DeclaredLine {
  readonly line: SourceLine
  readonly declared: Declared
  /** The same by the places of its parts in the text of the line; absent of rows of tables. */
  readonly parts?: readonly DeclaredPart[]
  /** It says nothing else. */
  readonly isAll: boolean
  /** It says what comes with all dishes of its section; its words stay as they are. */
  readonly isShared?: boolean
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
    const isShared = SHARED.test(text) && !/\p{Sc}/u.test(text)
    const parts = apart([
      () => codeBrackets(text, habit),
      () => possibleCounts(text, texts.slice(at + 1), habit),
      () => declaredWords(text),
      () => declaredCodes(text, isShared ? { ...habit, takesPlain: true } : habit),
      () => declaredAsides(text, legend),
    ])
    if (parts.length === 0) continue
    if (isShared) {
      found.set(at, { line, declared: joinDeclared(parts), isAll: false, isShared })
      continue
    }
    const bare = withoutParts(line, parts)
    const isAll = !/[\p{L}\d]/u.test(textOf(bare))
    const isInBrackets = parts.every(({ end }) => /[)\]}]/u.test(text[end - 1] ?? ''))
    const isPriced = PRICED.test(textOf(bare))
    if (isAll || isInBrackets || isPriced || !explained.isNotice(at))
      found.set(at, { line: bare, declared: joinDeclared(parts), parts, isAll })
  }
  return found
}

/** `All with a scoop of ice cream (7)`: what comes with each dish of a section. */
const SHARED =
  /^\W*(?:(?:all|everything|each|every)\b.*?\b(?:with|served|comes?|includ\p{L}+)\b|served with\b|(?:alles?|jeweils)\b.*\b(?:mit|met)\b|(?:tous|toutes|chaque)\b.*\bavec\b|tutt[ei]\b.*\bcon\b|(?:tod[oa]s|cada)\b.*\bco[nm]\b)/iu

/** All parts that these find, of which none overlap: what is found first counts. */
function apart(finders: readonly (() => DeclaredPart[])[]): DeclaredPart[] {
  const found: DeclaredPart[] = []
  for (const find of finders)
    found.push(...find().filter(({ start, end }) => !found.some((one) => start < one.end && one.start < end)))
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
