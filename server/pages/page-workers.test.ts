import { expect, it } from 'vitest'
import { workerScope } from './page-workers.ts'

it('lets a worker work for its own pages alone, whatever is asked', () => {
  expect(workerScope('/assets/kitchen-worker-x.js', '/sold-out')).toBe('/sold-out')
  expect(workerScope('/assets/kitchen-worker-x.js', '/')).toBe('/pass')
  expect(workerScope('/assets/board-worker-x.js', '/pass')).toBe('/r/')
  expect(workerScope('/assets/index-x.js', '/pass')).toBeUndefined()
})
