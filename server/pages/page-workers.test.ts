import { expect, it } from 'vitest'
import { workerScope } from './page-workers.ts'

const workers = {
  '/assets/kitchen-worker-': ['/pass', '/sold-out'],
  '/assets/board-worker-': ['/r/'],
}

it('lets a worker work for its own pages alone, whatever is asked', () => {
  expect(workerScope(workers, '/assets/kitchen-worker-x.js', '/sold-out')).toBe('/sold-out')
  expect(workerScope(workers, '/assets/kitchen-worker-x.js', '/')).toBe('/pass')
  expect(workerScope(workers, '/assets/board-worker-x.js', '/pass')).toBe('/r/')
  expect(workerScope(workers, '/assets/index-x.js', '/pass')).toBeUndefined()
})
