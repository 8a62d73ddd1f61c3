import { textOf } from '../../domain/reading/lines/line.ts'
import { menuLines } from '../json/json-ld/menu-lines.ts'
import { countIn, menuInJson } from '../json/menu-in-json.ts'
import { type OpenedSource, SourceError } from '../opened.ts'
import { htmlLines } from './html-lines.ts'
import { pageOf } from './page.ts'

/**
 * The lines of a web page: of the menu that it holds for machines, else of what it shows, else of what its programs
 * would draw.
 * @throws {SourceError} if it shows no text
 */
export function openHtml(html: string): OpenedSource {
  const page = pageOf(html)
  const told = menuLines(page.data)
  if (told) return { kind: 'lines', pages: [], ...told }
  const lines = htmlLines(html)
  const programs = [...page.state, ...page.data].map(menuInJson).filter((menu) => menu !== undefined)
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
