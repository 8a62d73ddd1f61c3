import { expect, it } from 'vitest'
import { unlistedFeatures } from './feature-lists.ts'

const LIST = 'server/app/all-features.ts'

it('names a feature that does not describe itself, and one that no list has', () => {
  const graph = new Map([
    [LIST, ['server/features/boards/feature.ts']],
    ['server/features/boards/feature.ts', []],
    ['server/features/webhooks/feature.ts', []],
    ['server/features/specials/routes.ts', []],
  ])
  expect(unlistedFeatures(graph)).toEqual([
    `server/features/webhooks/feature.ts is not in ${LIST}: add its line there`,
    `server/features/specials/ has no feature.ts: describe the feature there and list it in ${LIST}`,
  ])
})
