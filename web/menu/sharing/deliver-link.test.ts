import { afterEach, expect, it, vi } from 'vitest'
import { deliverLink } from './deliver-link.ts'

const url = 'https://carte.example/menu-viewer/abc'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser whose share sheet and clipboard do so. */
function browser({ share, write }: { share?: () => Promise<void>; write?: () => Promise<void> }) {
  const shared: unknown[] = []
  const copied: string[] = []
  vi.stubGlobal('navigator', {
    ...(share && {
      canShare: () => true,
      share: (data: unknown) => share().then(() => shared.push(data)),
    }),
    ...(write && { clipboard: { writeText: (text: string) => write().then(() => copied.push(text)) } }),
  })
  return { shared, copied }
}

it('uses the share sheet of the device where there is one', async () => {
  const { shared, copied } = browser({ share: async () => {}, write: async () => {} })
  expect(await deliverLink(url, 'Bistro Menu')).toBe('shared')
  expect(shared).toEqual([{ url, title: 'Bistro Menu' }])
  expect(copied).toEqual([])
})

it('copies the link where there is no share sheet, or where it refuses', async () => {
  const plain = browser({ write: async () => {} })
  expect(await deliverLink(url, 'Bistro Menu')).toBe('copied')
  expect(plain.copied).toEqual([url])

  const refusing = browser({
    share: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')),
    write: async () => {},
  })
  expect(await deliverLink(url, 'Bistro Menu')).toBe('copied')
  expect(refusing.copied).toEqual([url])
})

it('copies nothing when the person closes the share sheet', async () => {
  const { copied } = browser({
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    write: async () => {},
  })
  expect(await deliverLink(url, 'Bistro Menu')).toBe('shown')
  expect(copied).toEqual([])
})

it('leaves the link on the screen where the clipboard is closed or missing', async () => {
  browser({ write: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) })
  expect(await deliverLink(url, 'Bistro Menu')).toBe('shown')
  browser({})
  expect(await deliverLink(url, 'Bistro Menu')).toBe('shown')
})
