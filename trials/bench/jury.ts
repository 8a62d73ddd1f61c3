import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { FAULTS, sumOf } from '../jury/faults.ts'
import { keptFigures } from '../jury/figures.ts'
import { judgeMenus } from '../jury/judge-menus.ts'
import type { BenchRow } from './measure.ts'

/** What is to mark on the pages of fourteen menus in all looks, against the figures that were kept last. */
export async function benchJury(): Promise<BenchRow[]> {
  const typesetter = createOwnTypesetter({ workers: 1 })
  try {
    const known = await keptFigures()
    const total = sumOf((await Array.fromAsync(judgeMenus(typesetter.typeset))).map(({ counts }) => counts))
    const before = sumOf(Object.values(known))
    return FAULTS.map((fault) => ({
      name: `Pages of fourteen menus, ${fault}`,
      value: String(total[fault]),
      against: `kept figure ${before[fault]}`,
    }))
  } finally {
    await typesetter.close()
  }
}
