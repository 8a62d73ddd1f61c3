import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { Notice } from '../../menu/model/notice.ts'
import type { MenuDraft } from './menu-draft.ts'
import { type Room, startOf } from './room.ts'

/** Characters of a line that says how to reach the restaurant. */
const LONGEST_CONTACT = 300

/** The notices of the model. One that is too long becomes several. */
export const finishNotices = (notices: MenuDraft['notices'], room: Room): Notice[] =>
  room
    .list(
      notices.flatMap(inPieces),
      MENU_SIZE_LIMITS.notices,
      ({ text }) => text,
      ({ line }) => line,
    )
    .map(({ secondText, fee, line: _, ...notice }, at) => ({
      ...notice,
      id: `n${at + 1}`,
      ...(secondText !== undefined && { secondText: room.text(secondText, MENU_TEXT_LIMITS.note) }),
      ...(fee && { fee: withinNames(fee) }),
    }))

function inPieces(notice: MenuDraft['notices'][number]): MenuDraft['notices'] {
  const text = notice.text.trim()
  if (text.length <= MENU_TEXT_LIMITS.note) return [{ ...notice, text }]
  const first = startOf(text, MENU_TEXT_LIMITS.note)
  return [
    { ...notice, text: first.trim() },
    ...inPieces({ kind: notice.kind, line: notice.line, text: text.slice(first.length) }),
  ]
}

/** Words of a fee; its notice says the same in full. */
const withinNames = <Fee extends NonNullable<Notice['fee']>>(fee: Fee): Fee => ({
  ...fee,
  ...(fee.when !== undefined && { when: startOf(fee.when, MENU_TEXT_LIMITS.name) }),
  ...(fee.purpose !== undefined && { purpose: startOf(fee.purpose, MENU_TEXT_LIMITS.name) }),
  ...(fee.recipient !== undefined && { recipient: startOf(fee.recipient, MENU_TEXT_LIMITS.name) }),
})

export const finishGroups = (groups: readonly ModifierGroup[], room: Room): ModifierGroup[] =>
  groups.map((group) => ({
    ...group,
    name: room.text(group.name, MENU_TEXT_LIMITS.name),
    options: room
      .list(group.options, MENU_SIZE_LIMITS.options, ({ name }) => name)
      .map((option) => ({ ...option, name: room.text(option.name, MENU_TEXT_LIMITS.name) })),
  }))

export const finishContact = (contact: MenuDraft['contact'], room: Room): MenuDraft['contact'] =>
  Object.fromEntries(
    Object.entries(contact).map(([field, text]) => [field, room.text(text, LONGEST_CONTACT)]),
  )
