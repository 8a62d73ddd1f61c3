/** What a tagged file says of a run of letters. */
export interface BlockTag {
  /** Its paragraph, heading or cell, by a number of the page. */
  readonly block: number
  /** Of a heading. */
  readonly level?: number
  /** What the file says is written there, whatever its letters look like; nothing for the runs after the first. */
  readonly actual?: string
}

const BLOCK = /^(?:P|H|H[1-6]|Title|LI|LBody|Lbl|TD|TH|Caption|BlockQuote|Note|Div|Sect|Part|Art|NonStruct)$/u

/** Elements within a line; what is said of others describes a picture or a table. */
const INLINE = /^(?:Span|Em|Strong|Quote|Lbl)$/u

/** Elements within elements; more are built to break their readers. */
const DEEPEST = 200

/** The paragraph of each run of letters, by the id that pdf.js gives it. */
export function blockTags(tree: unknown): ReadonlyMap<string, BlockTag> {
  const tags = new Map<string, BlockTag>()
  let blocks = 0
  let actual: string | undefined
  const walk = (node: unknown, around: BlockTag | undefined, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > DEEPEST) return
    const { id, role, children, alt } = node as Readonly<Record<string, unknown>>
    if (typeof id === 'string' && around) {
      tags.set(id, actual === undefined ? around : { ...around, actual })
      if (actual !== undefined) actual = ''
    }
    const isText = typeof alt === 'string' && typeof role === 'string' && INLINE.test(role)
    if (isText) actual = alt
    let here = around
    if (typeof role === 'string' && BLOCK.test(role)) {
      blocks += 1
      const said = /^H([1-6])$/u.exec(role)?.[1] ?? (role === 'Title' ? '1' : undefined)
      // What is in columns within a heading is still that heading.
      const level = said === undefined ? (role === 'Div' ? around?.level : undefined) : Number(said)
      here = { block: blocks, ...(level !== undefined && { level }) }
    }
    if (Array.isArray(children)) for (const child of children) walk(child, here, depth + 1)
    if (isText) actual = undefined
  }
  walk(tree, undefined, 0)
  return tags
}
