import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('the path of a picture', () => {
  it.each(['/uploads/abc.png', '/images/dishes/7.svg?v=2', '/images/food/soup.svg'])(
    'of ours is kept: %s',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '/\t/evil.example/x.png',
    '/\n/evil.example/x.png',
    ' //evil.example/x.png',
    '/uploads/..\\x.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'uploads/abc.png',
    '',
    null,
  ])('of anybody else is none: %j', (address) => {
    expect(ownPath(address)).toBeNull()
  })

  it('stays on this server wherever a browser resolves it', () => {
    const base = 'https://menus.example'
    for (const gap of ['\t', '\n', '\r', '\u0000', ' ', '\u00a0', '.', '%09'])
      for (const path of [`/${gap}/evil.example`, `${gap}//evil.example`, `/${gap}\\evil.example`]) {
        const kept = ownPath(path)
        if (kept !== null) expect(new URL(kept, base).origin).toBe(base)
      }
  })
})
