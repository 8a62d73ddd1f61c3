import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { Corrections, ReadLine } from '../layout/role.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { contactIn } from '../words/contact-words.ts'
import { readNotices } from './read-notices.ts'

/** Characters that fit under a name. */
const LONGEST_TAGLINE = 100

/** What else is between the name of a house and its menu. */
const ofHouse: readonly ReadLine['role'][] = ['name', 'title', 'contact', 'ornament', 'leave-out']

/**
 * `Familie Obermeier · seit 1894`: a notice between the name and the menu that is no rule of law or money is the line
 * under the name, and an address that looks like a price is one. What a person said that a line is stays.
 */
export function withTaglines(
  roles: readonly ReadLine[],
  facts: readonly LineFacts[],
  prices: PriceFacts,
  corrections: Corrections,
): ReadLine[] {
  let isBelowName = false
  return roles.map((read, at) => {
    const role = isBelowName ? roleBelowName(read.role, facts[at], prices) : read.role
    if (role === 'name') isBelowName = true
    else if (!ofHouse.includes(role)) isBelowName = false
    return corrections.has(at) ? read : { ...read, role }
  })
}

function roleBelowName(
  role: ReadLine['role'],
  facts: LineFacts | undefined,
  prices: PriceFacts,
): ReadLine['role'] {
  if (!facts || (role !== 'title' && role !== 'notice')) return role
  const { address, phone } = contactIn(facts.text) ?? {}
  if (address !== undefined || phone !== undefined) return 'contact'
  return isShort(facts, prices) ? 'title' : role
}

const isShort = (facts: LineFacts, prices: PriceFacts): boolean =>
  facts.text.length <= LONGEST_TAGLINE &&
  !/[.!?:]$/u.test(facts.text) &&
  readNotices(facts.text, prices).every(({ kind }) => kind === 'text')
