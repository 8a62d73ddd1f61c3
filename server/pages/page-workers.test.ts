import { expect, it } from 'vitest'
import { type PageWorkers, workerScope } from './page-workers.ts'

const workers: PageWorkers = [
  ['/assets/screen-worker-', ['/pass', '/sold-out']],
  ['/assets/board-worker-', ['/r/']],
  ['/assets/screen-worker-', ['/menu-builder']],
]

it('lets a worker work for its own pages alone, whatever is asked', () => {
  expect(workerScope(workers, '/assets/screen-worker-x.js', '/sold-out')).toBe('/sold-out')
  expect(workerScope(workers, '/assets/screen-worker-x.js', '/menu-builder')).toBe('/menu-builder')
  expect(workerScope(workers, '/assets/screen-worker-x.js', '/')).toBe('/pass')
  expect(workerScope(workers, '/assets/board-worker-x.js', '/pass')).toBe('/r/')
  expect(workerScope(workers, '/assets/index-x.js', '/pass')).toBeUndefined()
})
