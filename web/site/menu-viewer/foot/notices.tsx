import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { undeclaredNotice } from '#domain/menu/printed/printed-menu.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { MarkSymbol } from '../dishes/parts/marks.tsx'
import { SecondLine } from '../dishes/parts/second-line.tsx'
import { Contact } from './contact.tsx'

interface NoticesProps {
  readonly menu: ViewerMenu
  /** Diets whose marks are explained above the dishes. */
  readonly diets?: ViewerMenu['diets']
}

export function Notices({ menu, diets = menu.diets }: NoticesProps) {
  const { notices, contact, writing, secondWriting } = menu
  // Those of diets are above the dishes, where guests choose by them.
  const marks = menu.legend.filter(({ id }) => !diets.some((diet) => id === `diet:${diet.id}`))
  const undeclared = undeclaredNotice(menu, writing.language)
  if (notices.length + marks.length === 0 && !contact && !undeclared) return null
  return (
    <div className="notices" lang={writing.language} dir={writing.direction}>
      {undeclared && (
        <p className="notice" {...guestWriting(writing.language)}>
          {undeclared}
        </p>
      )}
      {notices.map(({ id, kind, text, secondText }) => (
        <div key={id} className="notice" data-kind={kind}>
          <p>{text}</p>
          <SecondLine className="second" writing={secondWriting}>
            {secondText}
          </SecondLine>
        </div>
      ))}
      {marks.length > 0 && (
        <ul className="legend">
          {marks.map((mark) => (
            <li key={mark.id}>
              <span className="mark">
                <MarkSymbol mark={mark} isSaid={false} />
              </span>{' '}
              {mark.meaning}
            </li>
          ))}
        </ul>
      )}
      {contact && <Contact contact={contact} />}
    </div>
  )
}
