import type { Rule } from '../rules/rule.ts'
import { withoutVolume } from './drink-volume.ts'

/**
 * That each drink has its volume, where a law of prices says so. Of cocktails and hot drinks, and of what only its name
 * takes for a drink, nobody could verify whether the law means them.
 * @param key of the country's pack: `de`
 */
export const volumeRules = (
  key: string,
  law: Pick<Rule, 'source' | 'certainty' | 'level' | 'binds' | 'bind'> & { readonly certainty: 'B' },
): readonly Rule[] => [
  {
    ...law,
    id: `${key}.drink-volume`,
    title: 'Each drink has its volume',
    check: (menu) => withoutVolume(menu, 'alcohol', 'soft'),
  },
  {
    ...law,
    certainty: 'D',
    level: 'know',
    id: `${key}.mixed-drink-volume`,
    title: 'Cocktails and hot drinks may need their volume',
    check: (menu) => withoutVolume(menu, 'mixed', 'hot', 'unknown'),
  },
]
