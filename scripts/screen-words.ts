import { parseSync } from 'vite'

/** A turn of phrase that people who read American English stumble over, and what to say in its place. */
interface Turn {
  readonly pattern: RegExp
  readonly say: string
}

/** What no text on a screen says; `docs/screen-words.md` has the words of the trade. */
const turns: readonly Turn[] = [
  { pattern: /\bst(?:and|ands|ood) (?!out\b|for\b)/iu, say: 'is, are, goes' },
  { pattern: /\bby (?:itself|themselves)\b/iu, say: 'automatically' },
  { pattern: /\bwhoever\b/iu, say: 'the person who, your developer, your chef' },
  { pattern: /\bso many\b/iu, say: 'this many' },
  { pattern: /\bof (?:its|their) own\b/iu, say: 'its own, separate' },
  { pattern: /\banew\b/iu, say: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/iu, say: 'fix' },
  { pattern: /\b(?:is|are|be|were|was|not) told\b/iu, say: 'see, is shown' },
  { pattern: /\buntick/iu, say: 'uncheck' },
  { pattern: /\bbesides?\b/iu, say: 'next to, with, also' },
  { pattern: /\b(?:any|every)body\b/iu, say: 'anyone, everyone' },
  { pattern: /\bis no (?:amount|date|price|picture|file|address|number)\b/iu, say: 'isn’t a …' },
  { pattern: /\b(?:to|for) whom\b|\bwhom (?:to|for|you)\b/iu, say: 'who … to, who … for' },
  { pattern: /\bwish(?:es)? in your own words\b/iu, say: 'special requests' },
  { pattern: /\bexclude each other\b/iu, say: 'conflict' },
  { pattern: /\ball is well\b/iu, say: 'what was checked' },
]

/** A text of a file that people read, with its line from 1. */
interface ScreenText {
  readonly text: string
  readonly line: number
}

/** What breaks the rule in a file, a sentence each. */
export const awkwardTexts = (path: string, source: string): string[] =>
  textsIn(path, source).flatMap(({ text, line }) =>
    turns
      .filter(({ pattern }) => pattern.test(text))
      .map(({ pattern, say }) => `${path}:${line} “${pattern.exec(text)?.[0].trim()}”: say ${say}`),
  )

/** Texts of several words in string literals, templates and JSX; patterns and imports are none. */
function textsIn(path: string, source: string): ScreenText[] {
  const { program } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const found: ScreenText[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start } = node as { type?: string; start?: number }
    if (type === 'ImportDeclaration') return
    const text = textOf(node as TextNode)
    if (text !== undefined && /\p{L} \p{L}/u.test(text))
      found.push({ text, line: source.slice(0, start).split('\n').length })
    for (const value of Object.values(node)) visit(value)
  }
  visit(program)
  return found
}

type TextNode = { readonly type?: string; readonly value?: unknown }

function textOf({ type, value }: TextNode): string | undefined {
  const said = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value
  const isText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement'
  return isText && typeof said === 'string' ? said.replace(/\s+/gu, ' ') : undefined
}
