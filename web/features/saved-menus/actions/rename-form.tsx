import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useTimer } from '../../../ui/hooks/use-timer.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { canKeep, TitleFields } from './title-fields.tsx'
import type { MenuActions } from './use-menu-actions.ts'

/** A closing menu holds the focus until it has faded. */
const MENU_GONE_MS = 200

export function RenameForm({ menu, renaming }: { menu: ListedMenu; renaming: MenuActions['renaming'] }) {
  const [titles, setTitles] = useState({ title: menu.title, dateLine: menu.dateLine })
  const form = useRef<HTMLFormElement>(null)
  useTimer(true, MENU_GONE_MS, () => form.current?.querySelector('input')?.focus())
  // The form goes with the focus: the button whose menu asked for it takes it back.
  useEffect(
    () => () => document.querySelector<HTMLElement>(`[data-actions-of="${CSS.escape(menu.id)}"]`)?.focus(),
    [menu.id],
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canKeep(titles)) renaming.save(menu, { title: titles.title.trim(), dateLine: titles.dateLine.trim() })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) renaming.cancel()
  }
  return (
    <form
      ref={form}
      aria-label={`Rename ${menu.title || menu.name}`}
      className="flex min-w-0 flex-col gap-3 font-sans font-normal text-base"
      onSubmit={submit}
      onKeyDown={handleKey}
    >
      <TitleFields titles={titles} onChange={setTitles} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isPending={renaming.isPending}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={renaming.cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
