import { expect, it, vi } from 'vitest'
import '#tests/builders/browser-storage.ts'
import { buildContent } from '#tests/builders/build-menu.ts'

const { useOpenMenu } = await import('../store/open-menu.ts')
const { historyActions } = await import('./history.ts')

const open = () => useOpenMenu.getState()

type Pressed = Extract<(typeof historyActions)[number], { readonly perform: unknown }>

it('takes back what was said of a dish before an older edit, and after a newer one the edit', () => {
  const undo = historyActions[0] as Pressed
  const { restaurant: _, ...menu } = buildContent()
  open().startMenu(menu, 1)
  open().edit((before) => ({ ...before, title: 'Dinner' }))
  const takeBack = vi.fn()
  useOpenMenu.setState({
    saidLast: { revision: open().revision, words: 'Carnitas is sold out', takeBack },
  })
  expect(undo.label?.({ open: open() })).toBe('Undo “Carnitas is sold out”')
  undo.perform({ open: open() })
  expect(takeBack).toHaveBeenCalledOnce()
  expect(open().menu?.title).toBe('Dinner')
  open().edit((before) => ({ ...before, title: 'Lunch' }))
  undo.perform({ open: open() })
  expect(takeBack).toHaveBeenCalledOnce()
  expect(open().menu?.title).toBe('Dinner')
})
