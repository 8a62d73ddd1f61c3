import { beforeEach, describe, expect, it } from 'vitest'
import { AUTO_CLOSE_MS, toast, useToast } from './toast-store.ts'

const newest = () => useToast.getState().newest

beforeEach(() => useToast.setState({ newest: null }))

describe('toast', () => {
  it('shows a toast that closes by itself after 5 seconds unless told otherwise', () => {
    toast({ title: 'Menu Saved', description: 'Your menu has been saved to My Menus.' })
    expect(newest()).toMatchObject({
      title: 'Menu Saved',
      variant: 'default',
      isOpen: true,
      durationMs: 5000,
    })
    expect(AUTO_CLOSE_MS).toBe(5000)

    toast({ title: 'Menu Deleted', durationMs: 8000, variant: 'destructive' })
    expect(newest()).toMatchObject({ variant: 'destructive', durationMs: 8000 })
  })

  it('keeps only the newest toast', () => {
    toast({ title: 'first' })
    toast({ title: 'second' })
    expect(newest()?.title).toBe('second')
  })

  it('closes a dismissed toast, which stays so when it is dismissed twice', () => {
    const { dismiss } = toast({ title: 'Link copied!' })
    dismiss()
    const closed = newest()
    expect(closed).toMatchObject({ title: 'Link copied!', isOpen: false })
    dismiss()
    expect(newest()).toBe(closed)
  })

  it('leaves the present toast alone when an older one is dismissed', () => {
    const older = toast({ title: 'older' })
    toast({ title: 'newer' })
    older.dismiss()
    expect(newest()).toMatchObject({ title: 'newer', isOpen: true })
  })
})
