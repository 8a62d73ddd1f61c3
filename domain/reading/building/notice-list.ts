import type { Notice } from '../../menu/model/notice.ts'
import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import type { MenuDraft } from './menu-draft.ts'
import { readNotices } from './read-notices.ts'
import type { Scripts } from './scripts.ts'
import { twoNames } from './two-names.ts'

/** Adds the notices of a line; a sentence may go on from the line before. */
export function addNotices(
  notices: MenuDraft['notices'],
  at: number,
  facts: LineFacts,
  known: PriceFacts,
  scripts: Scripts,
): void {
  const last = notices.at(-1)
  const isContinued = last && facts.startsSmall && facts.gapAbove < 1 && !/[.!?:]$/u.test(last.text)
  if (isContinued) notices.pop()
  const text = isContinued ? `${last.text} ${facts.text}` : facts.text
  const line = isContinued ? last.line : at
  notices.push(...inTwoScripts(text, known, scripts).map((notice) => ({ ...notice, line })))
}

/** A notice in two scripts has its second text. */
function inTwoScripts(text: string, known: PriceFacts, scripts: Scripts): Omit<Notice, 'id'>[] {
  const names = scripts.hasSecondLanguage ? twoNames(text, scripts.isLatin) : { name: text }
  const notices = readNotices(names.name, known)
  const [first] = notices
  const second = 'secondName' in names ? names.secondName : undefined
  return first && second ? [{ ...first, secondText: second }, ...notices.slice(1)] : notices
}
