import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { Corrections, ReadLine } from '../layout/role.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { readNotices } from './read-notices.ts'

/** Characters that fit under a name. */
const LONGEST_TAGLINE = 100

/** What else is between the name of a house and its menu. */
const ofHouse: readonly ReadLine['role'][] = ['name', 'title', 'contact', 'ornament', 'leave-out']

/**
 * `Familie Obermeier · seit 1894`: a notice between the name and the menu that is no rule of law or money is the line
 * under the name. What a person said that a line is stays.
 */
export function withTaglines(
  roles: readonly ReadLine[],
  facts: readonly LineFacts[],
  prices: PriceFacts,
  corrections: Corrections,
): ReadLine[] {
  let isBelowName = false
  return roles.map((read, at) => {
    const isTagline = isBelowName && read.role === 'notice' && isShort(facts[at], prices)
    if (read.role === 'name') isBelowName = true
    else if (!isTagline && !ofHouse.includes(read.role)) isBelowName = false
    return isTagline && !corrections.has(at) ? { ...read, role: 'title' } : read
  })
}

const isShort = (facts: LineFacts | undefined, prices: PriceFacts): boolean =>
  facts !== undefined &&
  facts.text.length <= LONGEST_TAGLINE &&
  !/[.!?:]$/u.test(facts.text) &&
  readNotices(facts.text, prices).every(({ kind }) => kind === 'text')
