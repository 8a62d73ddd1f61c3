import type { Design } from '../../design/settings.ts'
import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import type { Fact, Facts } from './facts.ts'
import type { PrintFacts } from './page-finding.ts'

/**
 * How sure a rule is: `A` read in the words of the law or its authority, `B` two secondary sources or one good one,
 * `C` one secondary source, or sources that disagree, `D` not verified; `house` is a check of ours, not a law.
 */
export type Certainty = 'A' | 'B' | 'C' | 'D' | 'house'

/** What a finding asks for: the law wants it, a guest or an inspector would, or an owner may want to know. */
export type Level = 'must' | 'should' | 'know'

export interface Source {
  readonly title: string
  /** Of the law or of its authority; the certainty of the rule says how it was read. */
  readonly address?: string
  /** The day on which it was read, ISO 8601. */
  readonly readOn: string
  /** The day by which somebody reads it again, ISO 8601: every law has one, the checks of the house have none. */
  readonly readAgainOn?: string
}

/** Whether a rule binds a restaurant, or the facts without which nobody can tell. */
export type Bound = 'bound' | 'exempt' | { readonly unless: readonly Fact[] }

/** A change that fixes a finding in one step: applied to the menu as it is when the owner asks for it. */
export interface Fix {
  /** Stable within its rule: `insert-notice`. */
  readonly id: string
  /** On its button: `Add the notice`. */
  readonly label: string
  readonly apply: (menu: Menu) => Menu
  /** Settings of the design that change with it. */
  readonly design?: Partial<Pick<Design, 'energy'>>
}

/** What a rule found, in all its places at once: 58 dishes without calories are one breach. */
export interface Breach {
  /** What is wrong and where, in a sentence or two. */
  readonly sentence: string
  /** JSON pointers into the menu; none for the menu as a whole. */
  readonly places: readonly string[]
  readonly fixes?: readonly Fix[]
}

interface RuleBase {
  /** Stable, of its pack and its subject: `us-ca.fee-purpose`. */
  readonly id: string
  /** What must be there, in a few words. */
  readonly title: string
  readonly source: Source
  /** The first day on which it binds, ISO 8601; none where it is older than anybody's menu. */
  readonly inForceFrom?: string
  /** The last day on which it binds, ISO 8601. */
  readonly until?: string
  /** The businesses that it binds, in a sentence. */
  readonly binds: string
  readonly bind: (facts: Facts) => Bound
  /** Asked unless the rule exempts the restaurant. */
  readonly check: (menu: MenuContent, facts: Facts, pages: PrintFacts) => readonly Breach[]
}

/** A rule that is not sure is never a "must". */
export type Rule = RuleBase &
  (
    | { readonly certainty: Exclude<Certainty, 'C' | 'D'>; readonly level: Level }
    | { readonly certainty: Extract<Certainty, 'C' | 'D'>; readonly level: Exclude<Level, 'must'> }
  )

export interface Pack {
  readonly key: string
  readonly name: string
  readonly isFor: (facts: Facts) => boolean
  readonly rules: readonly Rule[]
}

export interface Finding extends Breach {
  readonly rule: Rule
  readonly pack: Pack
  readonly level: Level
  /** Facts that would tell whether the rule binds at all; none where it does. */
  readonly asks: readonly Fact[]
}
