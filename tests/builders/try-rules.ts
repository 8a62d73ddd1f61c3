import { expect, it } from 'vitest'
import type { EnergyStyle } from '#domain/design/energy-styles.ts'
import { type MenuContent, menuContentSchema } from '#domain/menu/model/menu.ts'
import { preflight } from '#domain/preflight/preflight.ts'
import type { DeclaredElsewhere, PageFinding } from '#domain/preflight/rules/page-finding.ts'
import type { Finding, Pack } from '#domain/preflight/rules/rule.ts'
import { menuUnderLaw, type UnderLaw } from './menu-under-law.ts'

export type Tried = UnderLaw & {
  readonly pageFindings?: readonly PageFinding[]
  /** What other menus declare of its dishes. */
  readonly declaredElsewhere?: readonly DeclaredElsewhere[]
  /** How the design prints energy. */
  readonly energy?: EnergyStyle
}

export interface RuleCase {
  /** A menu that breaks the rule; with what is wrong in its sentence. */
  readonly breaks: Tried
  readonly says: RegExp
  /** The same with what the rule wants. */
  readonly keeps: Tried
  /** The breaking one of a restaurant, or of a kind, that the rule does not bind. */
  readonly exempt: Tried
  /** Ids of its fixes; none where a person's knowledge is needed. */
  readonly fixes?: readonly string[]
}

/**
 * Tries each rule of a pack with its own case; a rule without one fails. Its fixes are applied and tried
 * again.
 */
export function tryRules(pack: Pack, cases: Readonly<Record<string, RuleCase>>): void {
  it(`has a case for each rule of ${pack.name}`, () => {
    expect(Object.keys(cases).toSorted()).toEqual(pack.rules.map(({ id }) => id).toSorted())
  })

  it.each(Object.entries(cases))('%s finds what breaks it', (id, { breaks, says }) => {
    const found = findingsOf(id, breaks)
    expect(found.map(({ sentence }) => sentence).join('\n')).toMatch(says)
    const rule = pack.rules.find((each) => each.id === id)
    expect(found.map(({ level }) => level)).toEqual(found.map(() => rule?.level))
    const { menu } = menuOf(breaks)
    for (const place of found.flatMap(({ places }) => places)) expect(at(menu, place), place).toBeDefined()
  })

  it.each(Object.entries(cases))('%s passes what keeps it', (id, { keeps }) => {
    expect(findingsOf(id, keeps)).toEqual([])
  })

  it.each(Object.entries(cases))('%s leaves the exempt alone', (id, { exempt }) => {
    expect(findingsOf(id, exempt)).toEqual([])
  })

  it.each(Object.entries(cases))('%s is fixed by what it offers', (id, { breaks, fixes = [] }) => {
    const found = findingsOf(id, breaks)
    expect([...new Set(found.flatMap((each) => (each.fixes ?? []).map((fix) => fix.id)))]).toEqual([...fixes])
    const { menu, printing } = menuOf(breaks)
    for (const fix of found.flatMap((each) => each.fixes ?? [])) {
      const fixed = { ...fix.apply(menu), restaurant: menu.restaurant }
      expect(menuContentSchema.safeParse(fixed).error).toBeUndefined()
      expect(fix.apply(fixed), 'a second time changes nothing').toEqual(fixed)
      const rest = preflight(fixed, { ...printing, ...fix.design }).findings.filter(
        ({ rule }) => rule.id === id,
      )
      expect(rest.length).toBeLessThan(found.length)
    }
  })
}

function menuOf({ pageFindings = [], energy, declaredElsewhere, ...given }: Tried) {
  const menu = menuContentSchema.parse(menuUnderLaw(given))
  return { menu, printing: { pageFindings, energy, declaredElsewhere } }
}

function findingsOf(id: string, tried: Tried): Finding[] {
  const { menu, printing } = menuOf(tried)
  return preflight(menu, printing).findings.filter(({ rule }) => rule.id === id)
}

/** What a JSON pointer points to. */
const at = (menu: MenuContent, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], menu)
