import { expect, test } from 'vitest'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { FAULTS } from './faults.ts'
import { keptFigures } from './figures.ts'
import { judgeMenus } from './judge-menus.ts'

const typesetter = sharedTypesetter()

test('has no more faults on the pages of two menus than were kept', async () => {
  const known = await keptFigures()
  const names = ['bistro', 'biergarten'] as const
  for await (const { name, look, counts } of judgeMenus((input) => typesetter.typeset(input), {
    names,
    looks: templatesInTurn(2, 2),
  }))
    for (const fault of FAULTS)
      expect(counts[fault], `${fault} of ${name} in ${look.key}`).toBeLessThanOrEqual(
        known[`${name} ${look.key}`]?.[fault] ?? 0,
      )
}, 60_000)
