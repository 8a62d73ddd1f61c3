import { describe, expect, it } from 'vitest'
import { knownPaths } from './known-paths.ts'

const paths = knownPaths([
  { method: 'ALL', path: '/*' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/pricing' },
  { method: 'GET', path: '/:file{sitemap-[1-9][0-9]{0,4}\\.xml}' },
  { method: 'GET', path: '/menu-viewer/:id' },
  { method: 'GET', path: '/menu-viewer/:id/picture.png' },
  { method: 'GET', path: '/api/saved-menus/:id' },
  { method: 'PUT', path: '/api/saved-menus/:id' },
])

describe('a path that no route took', () => {
  it.each([
    ['/api/saved-menus/a1', ['GET', 'HEAD', 'PUT']],
    ['/pricing', ['GET', 'HEAD']],
    ['/api/saved-menus/', []],
    ['/api/saved-menus/a1/more', []],
    ['/PRICING', []],
    ['/elsewhere', []],
    ['/sitemap-12.xml', ['GET', 'HEAD']],
    ['/sitemap-0.xml', []],
  ])('%s can be asked for with %j', (path, methods) => {
    expect(paths.methodsOf(path)).toEqual(methods)
  })

  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/pricing///', '/pricing'],
    ['/menu-viewer/AbC_9/', '/menu-viewer/AbC_9'],
    ['/Menu-Viewer/AbC_9', '/menu-viewer/AbC_9'],
    ['/menu-viewer/a%2Fb/', '/menu-viewer/a%2Fb'],
    ['/pricing', undefined],
    ['/api/saved-menus/a1/', undefined],
    ['//evil.example/', undefined],
    ['/menu-viewer//evil.example/', undefined],
    ['/elsewhere/', undefined],
  ])('%s means %s', (path, meant) => {
    expect(paths.pageMeantBy(path)).toBe(meant)
  })
})
