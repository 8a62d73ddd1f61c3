import { extname } from 'node:path'
import { parseSync } from 'vite'

/** A turn of phrase that people who read American English stumble over, and what to say in its place. */
interface Turn {
  readonly pattern: RegExp
  readonly say: string
  /** Where it is refused; in both where absent. */
  readonly only?: 'texts' | 'comments'
}

/** Turns that no text on a screen and no comment may have; `docs/plain-words.md` has the words of the trade. */
const turns: readonly Turn[] = [
  { pattern: /\bwhoever\b/iu, say: 'the person who, anyone who, your developer, your chef' },
  { pattern: /\bso many\b/iu, say: 'this many' },
  { pattern: /\bof (?:its|their|our|one[’']s) own\b/iu, say: 'its own, separate' },
  { pattern: /\banew\b/iu, say: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/iu, say: 'fix' },
  { pattern: /\bbesides?\b/iu, say: 'next to, with, other than, in addition to' },
  { pattern: /\btold\b/iu, say: 'reported, shown, streamed, notified, known', only: 'comments' },
  { pattern: /\b(?:is|are|be|were|was|not) told\b/iu, say: 'see, is shown', only: 'texts' },
  { pattern: /\bst(?:and|ands|ood) (?!out\b|for\b)/iu, say: 'is, are, goes', only: 'texts' },
  { pattern: /\bby (?:itself|themselves)\b/iu, say: 'automatically', only: 'texts' },
  { pattern: /\buntick/iu, say: 'uncheck', only: 'texts' },
  { pattern: /\b(?:any|every)body\b/iu, say: 'anyone, everyone', only: 'texts' },
  {
    pattern: /\bis no (?:amount|date|price|picture|file|address|number)\b/iu,
    say: 'isn’t a …',
    only: 'texts',
  },
  { pattern: /\b(?:to|for) whom\b|\bwhom (?:to|for|you)\b/iu, say: 'who … to, who … for', only: 'texts' },
  { pattern: /\bwish(?:es)? in your own words\b/iu, say: 'special requests', only: 'texts' },
  { pattern: /\bexclude each other\b/iu, say: 'conflict', only: 'texts' },
  { pattern: /\ball is well\b/iu, say: 'what was checked', only: 'texts' },
]

/** Words of a file that people read, with their line from 1. */
interface Words {
  readonly text: string
  readonly line: number
}

export const awkwardTexts = (path: string, source: string): string[] =>
  awkward('texts', path, source, () => textsIn(path, source))

/** Returns a sentence for each turn in the comments of a file; quotations and code in them are left out. */
export const awkwardComments = (path: string, source: string): string[] =>
  awkward('comments', path, source, () => commentsIn(path, source))

function awkward(
  where: 'texts' | 'comments',
  path: string,
  source: string,
  wordsIn: () => Words[],
): string[] {
  const whole = withoutBreaks(source)
  const suspects = turns.filter(({ pattern, only }) => (only ?? where) === where && pattern.test(whole))
  if (suspects.length === 0) return []
  return wordsIn().flatMap(({ text, line }) =>
    suspects
      .filter(({ pattern }) => pattern.test(text))
      .map(({ pattern, say }) => `${path}:${line} “${pattern.exec(text)?.[0].trim()}”: say ${say}`),
  )
}

/** Joins lines, without the marks that begin the lines of a comment. */
const withoutBreaks = (text: string): string =>
  text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/+|#+)?\s*/gu, ' ').replace(/\s+/gu, ' ')

const lineAt = (source: string, start: number): number => source.slice(0, start).split('\n').length

const parsed = (path: string, source: string) =>
  parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })

/** Returns texts of several words in string literals, templates and JSX; patterns and imports aren't texts. */
function textsIn(path: string, source: string): Words[] {
  const found: Words[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start = 0 } = node as { type?: string; start?: number }
    if (type === 'ImportDeclaration') return
    const text = textOf(node as TextNode)
    if (text !== undefined && /\p{L} \p{L}/u.test(text)) found.push({ text, line: lineAt(source, start) })
    for (const value of Object.values(node)) visit(value)
  }
  visit(parsed(path, source).program)
  return found
}

type TextNode = { readonly type?: string; readonly value?: unknown }

function textOf({ type, value }: TextNode): string | undefined {
  const said = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value
  const isText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement'
  return isText && typeof said === 'string' ? said.replace(/\s+/gu, ' ') : undefined
}

const BLOCKS = /\/\*[\s\S]*?\*\//gu
const SLASHES = /(?<!:)\/\/.*(?:\n\s*\/\/.*)*|\/\*[\s\S]*?\*\//gu
const HASHES = /(?<=^|\s)#.*(?:\n\s*#.*)*/gmu

/** Code, quotations and names of parameters in a comment. */
const NOT_OUR_WORDS = /`[^`]*`|"[^"]*"|“[^”]*”|@param \w+/gu

/** The syntax of comments in files without a parser here; `#` in all others, as in shells and Dockerfiles. */
const commentForms: Readonly<Record<string, RegExp>> = { '.typ': SLASHES, '.css': BLOCKS }

const commentsIn = (path: string, source: string): Words[] =>
  placesOfComments(path, source).map(({ start, end }) => ({
    text: withoutBreaks(source.slice(start, end)).replace(NOT_OUR_WORDS, '…'),
    line: lineAt(source, start),
  }))

interface Place {
  readonly start: number
  readonly end: number
}

function placesOfComments(path: string, source: string): readonly Place[] {
  if (/\.[cm]?[jt]sx?$/u.test(path)) return joined(parsed(path, source).comments, source)
  const form = commentForms[extname(path)] ?? HASHES
  return [...source.matchAll(form)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
}

/** Joins comments of single lines that follow each other. */
function joined(comments: readonly Place[], source: string): Place[] {
  const places: Place[] = []
  for (const { start, end } of comments) {
    const before = places.at(-1)
    if (before && /^[^\n]*\n[^\S\n]*$/u.test(source.slice(before.end, start)) && source[start + 1] === '/')
      places.splice(-1, 1, { start: before.start, end })
    else places.push({ start, end })
  }
  return places
}
