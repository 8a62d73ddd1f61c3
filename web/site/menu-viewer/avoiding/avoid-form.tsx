import { AVOIDED_PARAMETER, UNKNOWN_AVOIDED } from '#contract/pages/pages.ts'
import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { choosingWords } from '#domain/live/words/choosing/choosing-words.ts'
import { type AvoidReason, avoidReasons } from '#domain/menu/allergen-matrix/avoiding.ts'
import { avoidedColumns } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { matrixWords } from '#domain/menu/allergen-matrix/words/matrix-words.ts'
import type { MatrixWords } from '#domain/menu/allergen-matrix/words/words.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { menuWords, withNumber } from '#domain/menu/printed/words/menu-words.ts'
import { type AvoidedMenu, hiddenCount } from './avoided-menu.ts'

interface AvoidFormProps {
  readonly menu: Pick<ViewerMenu, 'avoidable'> & {
    /** Absent on a page of several menus, each of which has its own table. */
    readonly allergensUrl?: string | undefined
  }
  /** Keys of what the guest avoids, and words that we don't know; none before anything was asked. */
  readonly avoided: readonly string[]
  readonly left: AvoidedMenu
  /** Of the menu, BCP 47. */
  readonly language: string
}

/** A choice of allergens that a guest avoids. It is sent to the server, which counts: no script is needed. */
export function AvoidForm({ menu, avoided, left, language }: AvoidFormProps) {
  // Nothing was left out for what isn't known, and from a menu without a declaration.
  const unknown = avoided
    .filter((word) => word.startsWith(UNKNOWN_AVOIDED))
    .map((word) => word.slice(UNKNOWN_AVOIDED.length))
  const isUnheard = unknown.length > 0 || (avoided.length > 0 && menu.avoidable.length === 0)
  const note = isUnheard ? <Unheard words={unknown} language={language} /> : null
  if (menu.avoidable.length === 0) return note
  const words = choosingWords(language)
  const known = avoidedColumns(menu.avoidable, avoided).map(({ key }) => key)
  return (
    <details className="avoid" open={avoided.length > 0} id="avoid" {...guestWriting(language)}>
      <summary>{words.avoid}</summary>
      <form method="get" action="#avoid">
        <fieldset>
          <legend>{words.hides}</legend>
          {menu.avoidable.map(({ key, name, dishes }) => (
            <label key={key} className="avoid-choice">
              <input
                type="checkbox"
                name={AVOIDED_PARAMETER}
                value={key}
                defaultChecked={known.includes(key)}
              />{' '}
              {name} <span className="avoid-count">({dishes})</span>
            </label>
          ))}
        </fieldset>
        <p className="avoid-send">
          <button type="submit">{words.hide}</button>
          {avoided.length > 0 && <a href="?">{words.showAll}</a>}
          {menu.allergensUrl && <a href={menu.allergensUrl}>{words.table}</a>}
        </p>
      </form>
      {note}
      {known.length > 0 && <Result left={left} language={language} />}
    </details>
  )
}

/** `Allergens: please ask (“foo”)` */
const Unheard = ({
  words,
  language,
}: Pick<AvoidFormProps, 'language'> & { readonly words: readonly string[] }) => (
  <p className="avoid-result" role="alert">
    <strong>
      {menuWords(language).declaration.nothingDeclared}
      {words.length > 0 && ` (${words.map((word) => `“${word}”`).join(', ')})`}
    </strong>
  </p>
)

/** How many dishes are hidden and why, and what nobody can promise. */
function Result({ left, language }: Pick<AvoidFormProps, 'left' | 'language'>) {
  const words = choosingWords(language)
  const table = matrixWords(language)
  const hidden = hiddenCount(left)
  return (
    <div className="avoid-result">
      <p>
        <strong>{withNumber(words.hidden, hidden).replace('{all}', String(left.dishes))}</strong>
      </p>
      {hidden > 0 && (
        <ul>
          {avoidReasons
            .filter((reason) => left.hidden[reason] > 0)
            .map((reason) => (
              <li key={reason}>
                {left.hidden[reason]} × {table[wordOf[reason]]}
              </li>
            ))}
        </ul>
      )}
      {hidden === left.dishes && <p>{words.noneLeft}</p>}
      <p>{table.noPromise}</p>
      {left.hidesOptions && <p>{words.optionsHidden}</p>}
    </div>
  )
}

/** As the table of allergens says it. */
const wordOf = {
  contains: 'contains',
  removable: 'removable',
  'may-contain': 'mayContain',
  'not-declared': 'notDeclared',
} as const satisfies Readonly<Record<AvoidReason, keyof MatrixWords>>
