import { newKey } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import { isLabel } from '../../prices/words/labels.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import type { Room } from './room.ts'

/** What is known of a section only once all its lines are read. */
export function settleSection(
  section: SectionDraft,
  groups: ModifierGroup[],
  room: Room,
  isOfCourses: boolean,
): void {
  labelsToItems(section, isOfCourses)
  supplementsByName(section)
  extrasToPrices(section)
  for (const item of section.items) extrasOf(item, groups, room.of(item))
}

/**
 * `Can 1.75  2 liter 3.95` below a heading that no items follow, `Entrée + plat 17,50` and `Plat + dessert 16,90` where
 * no courses follow: what is sold is its items.
 */
function labelsToItems(section: SectionDraft, isOfCourses: boolean): void {
  const areMany = section.prices.length > 1 && section.prices.every(({ kind }) => kind === 'fixed')
  if (
    (!section.hasPricesBelow && (!areMany || isOfCourses)) ||
    section.items.some(({ prices }) => prices.length > 0) ||
    section.items.length >= section.prices.length ||
    (section.items.length > 0 && section.prices.every(({ label = '' }) => isLabel(label))) ||
    section.prices.some(({ label, size }) => !label && !size)
  )
    return
  const said = section.items.splice(0)
  for (const { label, size, said: words, ...price } of section.prices.splice(0)) {
    const name = [label, words ?? (size && `${size.amount} ${size.unit}`)].filter(Boolean).join(' ')
    section.items.push({
      lines: [...section.lines],
      name,
      description: '',
      prices: [price],
      said: [],
      groups: [],
    })
  }
  section.items.push(...said)
}

/** `Supplément garniture 4,50 €`: its name says that it comes on top of something else. */
function supplementsByName({ items }: SectionDraft): void {
  for (const { name, prices } of items)
    if (ON_TOP.test(name))
      prices.splice(
        0,
        prices.length,
        ...prices.map((price) =>
          price.kind === 'fixed' ? { ...price, kind: 'supplement' as const } : price,
        ),
      )
}

const ON_TOP =
  /^(?:supplément|suplemento|supplemento|suplement|zuschlag|aufpreis|toeslag|tillägg|tillæg)\b|\sadd$/iu

/** Below prices of the whole, what costs something on top isn't an item: `panna montata + 0,60`. */
function extrasToPrices(section: SectionDraft): void {
  const hasOnlyExtras =
    section.items.length > 0 &&
    section.items.every(({ prices }) => prices.length === 1 && prices[0]?.kind === 'supplement')
  if (!hasOnlyExtras || !section.prices.some(({ kind }) => kind === 'fixed')) return
  for (const { name, prices } of section.items.splice(0))
    section.prices.push(...prices.map((price) => ({ ...price, label: name })))
}

/** One thing that can be added is a price of the dish; several are a group. */
function extrasOf(item: ItemDraft, groups: ModifierGroup[], room: Room): void {
  const { extras } = item
  const [only, ...more] = extras?.options ?? []
  if (!extras || !only) return
  if (more.length === 0) {
    const label = /^extras?$/iu.test(extras.name) ? only.name : `${extras.name} ${only.name}`
    item.prices.push({ kind: 'supplement', amount: only.amount, label, start: 0, end: 0, from: 0, to: 0 })
    return
  }
  const options = extras.options.map((option, at) => ({ ...option, id: `o${at + 1}` }))
  const same = groups.find(
    (group) => group.name === extras.name && JSON.stringify(group.options) === JSON.stringify(options),
  )
  const group = same ?? {
    id: newKey(
      'g',
      groups.map(({ id }) => id),
    ),
    name: extras.name,
    min: 0,
    max: null,
    options,
  }
  if (!same && groups.length >= MENU_SIZE_LIMITS.modifierGroups) {
    room.leave('too_many', options.map(({ name }) => name).join(', '))
    return
  }
  if (!same) groups.push(group)
  item.groups.push(group.id)
}
