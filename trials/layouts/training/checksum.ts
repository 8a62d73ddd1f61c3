import { createHash } from 'node:crypto'
import { packWeights } from './pack-weights.ts'
import { plan } from './plan.ts'
import type { SeenMenu } from './seen-menu.ts'
import { trainNetwork } from './train.ts'
import { laidOutMenus, typedMenus } from './training-menus.ts'

/** A sample of what networks learn: menus laid out, the step between typed ones, and those that a short training takes. */
const LAID_OUT = 240
const EVERY = 10
const SHORT = 12

/**
 * What weights are made from, as one text: the plan, some of the menus as the networks see them, and what a short training
 * makes of them. With it weights say whether they would be made again: a change of how lines, prices or words are read, of the
 * generator or of the training changes it.
 */
export function trainingChecksum(): string {
  const menus = [...typedMenus(plan.firstSeed, EVERY), ...laidOutMenus(plan.firstSeed, LAID_OUT)]
  const sum = createHash('sha256').update(JSON.stringify(plan))
  for (const menu of menus) sum.update(textOf(menu))
  const some = menus.filter((_, at) => at % Math.floor(menus.length / SHORT) === 0)
  sum.update(packWeights(trainNetwork(some, { epochs: 2, rate: plan.rate, seed: 1 })))
  return sum.digest('hex')
}

const textOf = ({ signs, ends, wordless, gaps, alike, can, states }: SeenMenu): string =>
  JSON.stringify([signs, ends, ...wordless.values(), gaps, alike, can, states].map((numbers) => [...numbers]))
