import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTO_CLOSE_MS, currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const entry of currentToasts()) dismissToast(entry.id)
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toast', () => {
  it('shows a toast that closes by itself after 5 seconds unless told otherwise', () => {
    toast({ title: 'Menu Saved', description: 'Your menu has been saved to My Menus.' })
    expect(currentToasts()).toMatchObject([
      { title: 'Menu Saved', variant: 'default', isOpen: true, durationMs: 5000 },
    ])
    expect(AUTO_CLOSE_MS).toBe(5000)

    toast({ title: 'Menu Deleted', durationMs: 8000, variant: 'destructive' })
    expect(currentToasts()).toMatchObject([{ variant: 'destructive', durationMs: 8000 }])
  })

  it('keeps only the newest toast', () => {
    toast({ title: 'first' })
    toast({ title: 'second' })
    toast({ title: 'third' })
    expect(currentToasts().map((entry) => entry.title)).toEqual(['third'])
  })

  it('closes a dismissed toast at once and forgets it 1,000,000 ms later', () => {
    const { dismiss } = toast({ title: 'Link copied!' })
    dismiss()
    expect(currentToasts()).toMatchObject([{ title: 'Link copied!', isOpen: false }])
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toEqual([])
  })

  it('does not postpone the removal when a toast is dismissed twice', () => {
    const { dismiss } = toast({ title: 'once' })
    dismiss()
    vi.advanceTimersByTime(600_000)
    dismiss()
    vi.advanceTimersByTime(400_000)
    expect(currentToasts()).toEqual([])
  })

  it('leaves the present toast alone when an older one is dismissed or its time runs out', () => {
    const older = toast({ title: 'older' })
    older.dismiss()
    toast({ title: 'newer' })
    expect(vi.getTimerCount()).toBe(0)
    older.dismiss()
    vi.advanceTimersByTime(2_000_000)
    expect(currentToasts()).toMatchObject([{ title: 'newer', isOpen: true }])
  })

  it('tells its listeners of every change, and no longer once they have left', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    const { dismiss } = toast({ title: 'heard' })
    dismiss()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    toast({ title: 'unheard' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('hands out the same list until something changes', () => {
    toast({ title: 'steady' })
    expect(currentToasts()).toBe(currentToasts())
  })
})
