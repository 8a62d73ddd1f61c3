import { type OpenedSource, SourceError } from '../opened.ts'
import { htmlLines } from './html-lines.ts'
import { menuLines } from './json-ld/menu-lines.ts'
import { pageOf } from './page.ts'

/**
 * The lines of a web page: of the menu that it holds for machines, else of what it shows.
 * @throws {SourceError} if it shows no text
 */
export function openHtml(html: string): OpenedSource {
  const page = pageOf(html)
  const told = menuLines(page.data)
  if (told) return { kind: 'lines', pages: [], ...told }
  const lines = htmlLines(html)
  if (lines.length === 0)
    throw new SourceError(
      'no_text',
      'This page shows its text only with scripts. Open it in your browser, save it as PDF, and give that.',
    )
  return { kind: 'lines', lines, pages: [] }
}
