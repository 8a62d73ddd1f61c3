/** What a tagged file says of a run of letters. */
export interface BlockTag {
  /** Its paragraph, heading or cell, by a number of the page. */
  readonly block: number
  /** Of a heading. */
  readonly level?: number
}

const BLOCK = /^(?:P|H|H[1-6]|Title|LI|LBody|Lbl|TD|TH|Caption|BlockQuote|Note|Div|Sect|Part|Art|NonStruct)$/u

/** Elements within elements; more are built to break their readers. */
const DEEPEST = 200

/** The paragraph of each run of letters, by the id that pdf.js gives it. */
export function blockTags(tree: unknown): ReadonlyMap<string, BlockTag> {
  const tags = new Map<string, BlockTag>()
  let blocks = 0
  const walk = (node: unknown, around: BlockTag | undefined, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > DEEPEST) return
    const { id, role, children } = node as { id?: unknown; role?: unknown; children?: unknown }
    if (typeof id === 'string' && around) tags.set(id, around)
    let here = around
    if (typeof role === 'string' && BLOCK.test(role)) {
      blocks += 1
      const said = /^H([1-6])$/u.exec(role)?.[1] ?? (role === 'Title' ? '1' : undefined)
      // What is in columns within a heading is still that heading.
      const level = said === undefined ? (role === 'Div' ? around?.level : undefined) : Number(said)
      here = { block: blocks, ...(level !== undefined && { level }) }
    }
    if (Array.isArray(children)) for (const child of children) walk(child, here, depth + 1)
  }
  walk(tree, undefined, 0)
  return tags
}
