import { Card } from '../../../ui/layout/card.tsx'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import { headlineOf } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { signOffWords, toConfirmWords } from '../listed/status-badges.tsx'

interface ToDoProps {
  menus: readonly ListedMenu[]
  editing: MenuActions['editing']
}

/** What waits to be signed or confirmed, by menu; nothing where nothing does. */
export function ToDo({ menus, editing }: ToDoProps) {
  const waiting = menus.flatMap((menu) => {
    const words = [menu.toConfirm > 0 && toConfirmWords(menu.toConfirm), signOffWords(menu)].filter(Boolean)
    return words.length > 0 ? [{ menu, words: words.join(', ') }] : []
  })
  if (waiting.length === 0) return null
  return (
    <Card title="To sign or confirm">
      <ul className="flex flex-col gap-1.5">
        {waiting.map(({ menu, words }) => (
          <li key={menu.id}>
            <button
              type="button"
              className="min-h-8 text-left font-medium text-accent underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => editing.edit(menu.id)}
            >
              {headlineOf(menu)}
            </button>
            <span className="text-quiet text-sm"> {words}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
