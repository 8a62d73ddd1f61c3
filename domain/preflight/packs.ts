import type { Pack } from './rule.ts'

/** Every pack there is; a menu is asked by those that are for its market. */
export const packs: readonly Pack[] = []
