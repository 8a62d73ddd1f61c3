import type { LineRole } from '#domain/reading/layout/role.ts'
import type { SourceLine } from '../../../domain/reading/lines/line.ts'
import { type LdNode, listOf, nodesIn, textOfValue, typesOf } from './nodes.ts'
import { offeredPrices, offeredSupplement } from './offered-prices.ts'
import { energyOf, servedHours, suitableDiets } from './said-of-items.ts'

interface ToldLines {
  readonly lines: SourceLine[]
  /** What the page says that each line is. */
  readonly roles: ReadonlyMap<number, LineRole>
  /** How many dishes they have. */
  readonly items: number
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
  const whole = menus.length > 0 ? menus : nodes.filter(hasSections)
  const parts = nodes.filter((node) => typesOf(node).includes('MenuSection'))
  const all = whole.length > 0 || parts.length === 0 ? whole : [{ hasMenuSection: parts }]
  const held = all.filter((menu) => writer.holdsItems(menu))
  for (const menu of held) writer.menu(menu, held.length > 1)
  const { items, lines, roles } = writer
  return items > 0 ? { lines, roles, items } : undefined
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

  /** Returns whether it has a part at all. A menu that only names another page has none. */
  holdsItems(menu: LdNode): boolean {
    return listOf(menu.hasMenuItem).length + listOf(menu.hasMenuSection).length > 0
  }

  /** @param isOneOfSeveral whether its name becomes that of a section around all of its sections */
  menu(menu: LdNode, isOneOfSeveral: boolean): void {
    if (isOneOfSeveral) {
      this.section(menu, 0)
      return
    }
    const name = textOfValue(menu.name)
    const hours = servedHours(menu)
    if (name) this.line([name], 'title', 1)
    const description = textOfValue(menu.description)
    if (description && description !== name) this.line([description], 'notice')
    if (hours) this.line([hours], 'notice')
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
    if (name && description && description !== name) this.line([description], 'note')
    const hours = servedHours(section)
    if (name && hours) this.line([hours], 'note')
    this.addOns(section)
    this.parts(section, depth + 1)
  }

  private item(item: LdNode): void {
    const name = textOfValue(item.name)
    if (!name) return
    const prices = offeredPrices(this.all(item.offers), name)
    const diets = suitableDiets(item.suitableForDiet)
    const marked = diets.marks.length > 0 ? `${name} (${diets.marks.join(', ')})` : name
    const isPlain = prices.every(({ label }) => label === undefined)
    const line = prices.map(({ text }) => text).join(' / ')
    this.line(isPlain && line !== '' ? [marked, line] : [marked], 'item')
    this.items += 1
    // A label that no menu has would be taken for a part of the name next to it.
    if (!isPlain) for (const { label, text } of prices) this.line(label ? [label, text] : [text], 'prices')
    const description = textOfValue(item.description)
    const energy = energyOf(item.nutrition)
    if (description && description !== name) this.line([description], 'part')
    if (diets.words.length > 0) this.line([diets.words.join(', ')], 'part')
    const allergens = textOfValue(item.allergens)
    if (allergens) this.line([`Contains: ${allergens}`], 'part')
    if (energy) this.line([energy], 'part')
    this.addOns(item)
  }

  private addOns(node: LdNode): void {
    const own: LdNode[] = []
    for (const addOn of this.all(node.menuAddOn)) {
      const choices = this.all(addOn.hasMenuItem)
      if (choices.length > 0) this.extras(textOfValue(addOn.name), choices)
      else own.push(addOn)
    }
    this.extras(undefined, own)
  }

  private extras(name: string | undefined, options: readonly LdNode[]): void {
    const written = options.flatMap((option) => {
      const label = textOfValue(option.name)?.replaceAll(',', ' ')
      return label ? [`${label} ${offeredSupplement(this.all(option.offers))}`] : []
    })
    if (written.length > 0) this.line([`${name ?? 'Add'}: ${written.join(', ')}`], 'extras')
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
