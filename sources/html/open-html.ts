import { type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import { menuLines } from '../json/json-ld/menu-lines.ts'
import { countIn, menuInJson } from '../json/menu-in-json.ts'
import { type OpenedSource, SourceError } from '../opened.ts'
import { AMOUNT } from './amounts.ts'
import { describedThings } from './described.ts'
import { htmlLines } from './html-lines.ts'
import { pageOf } from './page.ts'

/** Share of its priced lines that a page describes, to be read as it describes them. */
const WHOLE = 0.7

const isPriced = (line: SourceLine): boolean =>
  AMOUNT.test(line.runs.at(-1)?.text.replace(/ \(reg\. [^)]*\)$/u, '') ?? '')

/**
 * The lines of a web page: of the menu that it holds for machines, else of what it shows, else of what its programs
 * would draw.
 * @param currency of the restaurant, where it is known
 * @throws {SourceError} if it shows no text
 */
export function openHtml(html: string, currency?: string): OpenedSource {
  const page = pageOf(html)
  const told = menuLines(page.data)
  if (told) return { kind: 'lines', pages: [], ...told }
  const lines = htmlLines(html)
  const described = menuLines(describedThings(page.body))
  const isWhole = described && lines.filter(isPriced).length * WHOLE <= described.items
  if (isWhole) return { kind: 'lines', pages: [], lines: described.lines, roles: described.roles }
  const programs = [...page.state, ...page.data]
    .map((data) => menuInJson(data, currency))
    .filter((menu) => menu !== undefined)
  const menu = programs.toSorted((one, other) => countIn(other) - countIn(one))[0]
  // A page that shows its dishes says them in its own order and words.
  const shown = lines.filter((line) => /\d/u.test(textOf(line))).length
  const drawn = menu && shown < countIn(menu) ? menuLines([menu]) : undefined
  if (drawn) return { kind: 'lines', pages: [], ...drawn }
  if (lines.length === 0)
    throw new SourceError(
      'no_text',
      'This page shows its text only with scripts. Open it in your browser, save it as PDF, and give that.',
    )
  return { kind: 'lines', lines, pages: [] }
}
