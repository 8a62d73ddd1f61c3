import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { LineFacts } from './line-facts.ts'
import type { ReadLine } from './role.ts'
import { severalParts, wordParts } from './several.ts'

/** Leaves out, and says so, what is more than one menu holds: sections and items behind the last that fit. */
export function withinLimits(lines: readonly LineFacts[], roles: readonly ReadLine[]): ReadLine[] {
  let sections = 0
  let items = 0
  let isFull = false
  return roles.map((read, at) => {
    const { role } = read
    const text = lines[at]?.text ?? ''
    if (role === 'section' || role === 'subsection' || role === 'heads') {
      sections += 1
      isFull = sections > MENU_SIZE_LIMITS.sections
    }
    if (role === 'item') items += 1
    if (role === 'items') items += Math.max(severalParts(text).length, wordParts(text).length)
    const isTooMany = isFull || items > MENU_SIZE_LIMITS.items
    const isDish =
      role === 'section' || role === 'subsection' || role === 'heads' || role === 'item' || role === 'items'
    return isTooMany && isDish ? { role: 'leave-out', confidence: 0, doubts: [{ code: 'too_many' }] } : read
  })
}
