import { Link } from 'react-router'
import { recordPath } from '#contract/pages/pages.ts'
import { asksWords } from '../../../menu/versions/planned-words.ts'
import { may } from '../../../plan/own-role.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import { headlineOf } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { signOffWords, toConfirmWords } from '../listed/status-badges.tsx'

/** What waits to be signed, confirmed or answered, by menu; nothing where nothing does. */
export function ToDo({ menus, editing }: { menus: readonly ListedMenu[]; editing: MenuActions['editing'] }) {
  const waiting = menus.flatMap((menu) => {
    const words = [menu.toConfirm > 0 && toConfirmWords(menu.toConfirm), signOffWords(menu)].filter(Boolean)
    return words.length > 0 ? [{ menu, words: words.join(', ') }] : []
  })
  const now = new Date()
  const asking = menus.flatMap((menu) =>
    menu.planned.flatMap((planned) => {
      const words = asksWords(planned, now)
      return words ? [{ menu, id: planned.id, words }] : []
    }),
  )
  if (waiting.length + asking.length === 0 || !may('declare allergens')) return null
  return (
    <Card title={asking.length > 0 ? 'To sign, confirm or answer' : 'To sign or confirm'}>
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
        {asking.map(({ menu, id, words }) => (
          <li key={id}>
            <Link
              to={recordPath(menu.id)}
              className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {headlineOf(menu)}
            </Link>
            <span className="text-quiet text-sm [overflow-wrap:anywhere]"> {words}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
