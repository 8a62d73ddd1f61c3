import { readPath, type SectionPath, writePath } from '../../../../exchange/words/section-path.ts'
import { joinList } from '../../../../menu/details/list-cells.ts'
import { MENU_TEXT_LIMITS, SECTION_LEVELS } from '../../../../menu/model/limits.ts'
import { startOf } from '../../../building/room.ts'
import type { Doubt } from '../../../layout/role.ts'
import type { TableSheet } from '../../sheet/mapping.ts'
import type { TableRemark } from '../../sheet/table-remark.ts'
import { fitChoices, withoutRoom } from '../choices/choice-groups.ts'
import type { TillRow, TillRows } from '../shape/till-rows.ts'
import { isUntold } from './entities.ts'
import { isPriceDoubted, toastChoices } from './toast-choices.ts'
import { type ToastAttachment, type ToastFile, type ToastRow, toastFile } from './toast-file.ts'

/**
 * What the rows of Toast's files are. An item is in the group that it names; a group that the file knows by its id
 * alone gets a number. What the file says of nothing on the menu is left out, with the reason.
 */
export function toastRows(sheet: TableSheet, headings: number, currency: string): TillRows {
  const file = toastFile(sheet, headings)
  const choices = toastChoices(file, currency)
  const sections = new Sections(file)
  const more = new Map<number, TillRow>()
  const owners = ownersOf(file)
  const listsOf = (row: ToastRow) => file.childrenOf(row).filter(({ entity }) => entity === 'choices')
  const groupsOf = (row: ToastRow) => [
    ...new Set(listsOf(row).flatMap((list) => choices.groupOf(list) ?? [])),
  ]
  const dishes = file.rows.filter((row) => row.entity === 'item' && !owners.has(row))
  const fitted = fitChoices(choices.groups, new Set(dishes.flatMap(groupsOf)))
  const isKept = new Set(fitted.kept)
  const seen = new Set<string>()
  let lone = 0

  for (const { at, type } of file.unknown) more.set(at, leftOut({ code: 'not_for_menu', text: type }))
  for (const attachment of file.attachments) more.set(attachment.at, attachmentRow(attachment))
  for (const row of file.rows)
    switch (row.entity) {
      case 'menu':
        more.set(
          row.at,
          sections.hasMenus ? { role: 'section', path: sections.pathOf(row) } : { role: 'title' },
        )
        break
      case 'section':
        more.set(row.at, { role: 'section', path: sections.pathOf(row) })
        break
      case 'choices':
        more.set(row.at, { role: 'extras' })
        break
      case 'option': {
        const owner = owners.get(row)
        if (!owner) lone += 1
        more.set(
          row.at,
          owner
            ? { role: 'extras', doubts: doubtedPrice(row, owner, currency) }
            : leftOut({ code: 'option_alone', text: row.name }),
        )
        break
      }
      case 'item':
        more.set(row.at, itemRow(row))
    }

  function attachmentRow({ child, parent, target }: ToastAttachment): TillRow {
    const place = file.byId.get(parent)
    if (child?.entity === 'item' && place?.entity !== 'choices')
      return leftOut({ code: 'several_sections', text: place?.name || child.name })
    return child && place ? { role: 'extras' } : leftOut({ code: 'not_for_menu', text: target })
  }

  function itemRow(row: ToastRow): TillRow {
    const owner = owners.get(row)
    // A group of choices made of items: they are its options.
    if (owner) return { role: 'extras', doubts: doubtedPrice(row, owner, currency) }
    const { path, others, isNew } = sections.placeOf(row)
    const { price } = row
    const token = row.ids.at(-1) ?? ''
    if (price.place !== '' && seen.has(token))
      return leftOut({ code: 'other_price', text: `${price.place} ${price.text}`.trim() })
    seen.add(token)
    const groups = groupsOf(row)
    const label = startOf(price.label, MENU_TEXT_LIMITS.label)
    const cut = price.label.slice(label.length).trim()
    return {
      role: 'item',
      path,
      otherSections: others,
      token,
      choices: listsOf(row).flatMap((list) => (choices.groupOf(list) ? [] : list.name)),
      fields: {
        modifierGroups: joinList(groups.filter((group) => isKept.has(group)).map(({ name }) => name)),
        price: price.text,
        label: label.trim(),
      },
      doubts: [
        ...withoutRoom(groups.filter((group) => !isKept.has(group))),
        ...(cut === '' ? [] : [{ code: 'too_long' as const, text: cut }]),
        ...(isNew ? [{ code: 'section_unnamed' as const }] : []),
        ...(price.place === ''
          ? []
          : [{ code: 'price_unclear' as const, text: `${price.place} ${price.text}`.trim() }]),
        ...(isUntold(price) ? [{ code: 'price_unclear' as const, text: price.text || price.strategy }] : []),
        ...(price.text === '' ? [{ code: 'price_missing' as const }] : []),
      ],
    }
  }

  const counted = (code: 'sections_by_id' | 'choices_without_rules' | 'options_alone', count: number) =>
    count > 0 ? [{ code, count } satisfies TableRemark] : []
  return {
    moreOf: (at) => more.get(at),
    groups: fitted.kept,
    remarks: [
      ...counted('sections_by_id', sections.unnamed),
      ...counted('choices_without_rules', fitted.kept.length),
      ...counted('options_alone', lone),
      ...choices.remarks,
      ...fitted.remarks,
    ],
  }
}

const leftOut = (...doubts: readonly Doubt[]): TillRow => ({ role: 'leave-out', doubts })

const doubtedPrice = (option: ToastRow, group: ToastRow, currency: string): Doubt[] =>
  isPriceDoubted(option, group, currency) ? [{ code: 'price_unclear', text: option.price.text }] : []

/** The list of choices that each option is in. */
function ownersOf({ rows, childrenOf }: ToastFile): Map<ToastRow, ToastRow> {
  const owners = new Map<ToastRow, ToastRow>()
  for (const group of rows)
    if (group.entity === 'choices')
      for (const option of childrenOf(group)) if (!owners.has(option)) owners.set(option, group)
  return owners
}

/** The sections of a file: groups in groups, and groups that it knows by their ids alone. */
class Sections {
  readonly hasMenus: boolean
  readonly #file: ToastFile
  readonly #unnamed = new Map<string, string>()

  constructor(file: ToastFile) {
    this.#file = file
    this.hasMenus = file.rows.filter(({ entity }) => entity === 'menu').length > 1
  }

  get unnamed(): number {
    return this.#unnamed.size
  }

  pathOf(row: ToastRow | undefined, depth = 0): SectionPath {
    if (!row || depth > SECTION_LEVELS + 2) return []
    const above = this.pathOf(this.#file.byId.get(row.parent), depth + 1)
    const isNamed = row.entity === 'section' || (row.entity === 'menu' && this.hasMenus)
    return isNamed ? readPath(writePath([...above, row.name])) : above
  }

  /** Where an item is, and whether it is the first of a group that has no name. */
  placeOf(row: ToastRow): { path: SectionPath; others: readonly string[]; isNew: boolean } {
    const [first, ...others] = row.groups
    if (first !== undefined) return { path: [first], others, isNew: false }
    const path = this.pathOf(this.#file.byId.get(row.parent))
    if (path.length > 0) return { path, others: [], isNew: false }
    const known = this.#unnamed.get(row.parent)
    const name = known ?? `Menu group ${this.#unnamed.size + 1}`
    this.#unnamed.set(row.parent, name)
    return { path: [name], others: [], isNew: known === undefined }
  }
}
