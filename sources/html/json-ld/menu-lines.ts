import type { SourceLine } from '../../../domain/reading/lines/line.ts'
import type { LineRole } from '../../../domain/reading/roles/role.ts'
import { type LdNode, listOf, nodesIn, textOfValue, typesOf } from './nodes.ts'
import { offeredPrices } from './offered-prices.ts'

interface ToldLines {
  readonly lines: SourceLine[]
  /** What the page says that each line is. */
  readonly roles: ReadonlyMap<number, LineRole>
}

/** Sections in sections that are followed. */
const DEEPEST = 4

/**
 * The menus that a page describes for machines by schema.org (`Menu`, `MenuSection`, `MenuItem`), as lines with what
 * each of them is; undefined if it describes no item.
 */
export function menuLines(data: readonly unknown[]): ToldLines | undefined {
  const nodes = data.flatMap(nodesIn)
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])),
  )
  const writer = new MenuWriter(byId)
  const restaurant = nodes.find((node) => node.hasMenu ?? node.menu)
  const name = restaurant && textOfValue(restaurant.name)
  const menus = nodes.filter((node) => typesOf(node).includes('Menu'))
  if (name) writer.line([name], 'name')
  for (const menu of menus.length > 0 ? menus : nodes.filter(hasSections)) writer.menu(menu)
  return writer.items > 0 ? { lines: writer.lines, roles: writer.roles } : undefined
}

const hasSections = (node: LdNode): boolean =>
  node.hasMenuSection !== undefined && !typesOf(node).includes('MenuSection')

class MenuWriter {
  readonly lines: SourceLine[] = []
  readonly roles = new Map<number, LineRole>()
  items = 0
  private readonly byId: ReadonlyMap<string, LdNode>
  private readonly written = new Set<LdNode>()

  constructor(byId: ReadonlyMap<string, LdNode>) {
    this.byId = byId
  }

  menu(menu: LdNode): void {
    const name = textOfValue(menu.name)
    if (name) this.line([name], 'title', 1)
    this.parts(menu, 0)
  }

  line(texts: readonly string[], role: LineRole, gapAbove = 0): void {
    const y = this.lines.length
    let x = 0
    const runs = texts.map((text) => {
      const run = { text, x, width: text.length }
      x += text.length + 8
      return run
    })
    this.roles.set(y, role)
    this.lines.push({
      runs,
      gapAbove: y === 0 ? 0 : gapAbove,
      size: 1,
      place: { source: 0, page: 1, box: { x: 0, y, width: x, height: 1 } },
    })
  }

  private parts(node: LdNode, depth: number): void {
    for (const item of this.all(node.hasMenuItem)) this.item(item)
    if (depth < DEEPEST) for (const section of this.all(node.hasMenuSection)) this.section(section, depth)
  }

  private section(section: LdNode, depth: number): void {
    const name = textOfValue(section.name)
    if (name) this.line([name], depth === 0 ? 'section' : 'subsection', 1)
    const description = textOfValue(section.description)
    if (name && description) this.line([description], 'note')
    this.parts(section, depth + 1)
  }

  private item(item: LdNode): void {
    const name = textOfValue(item.name)
    if (!name) return
    const prices = offeredPrices(this.all(item.offers))
    this.line(prices === '' ? [name] : [name, prices], 'item')
    this.items += 1
    const description = textOfValue(item.description)
    if (description && description !== name) this.line([description], 'part')
  }

  /** Nodes that are named by their ids are looked up; each is written once, so that none can hold itself. */
  private all(value: unknown): LdNode[] {
    return listOf(value).flatMap((one) => {
      const id = one['@id']
      const node = Object.keys(one).length === 1 && typeof id === 'string' ? (this.byId.get(id) ?? one) : one
      if (this.written.has(node)) return []
      this.written.add(node)
      return [node]
    })
  }
}
