import { AVOIDED_PARAMETER } from '#contract/pages.ts'
import type { ViewerMenu } from '#contract/viewer-menu.ts'
import type { AvoidReason } from '#domain/menu/allergen-matrix/avoiding.ts'
import { matrixWords } from '#domain/menu/allergen-matrix/matrix-words.ts'
import { type AvoidedMenu, hiddenCount } from './avoided-menu.ts'

interface AvoidFormProps {
  readonly menu: Pick<ViewerMenu, 'avoidable'> & {
    /** Absent on a page of several menus, each of which has a table of its own. */
    readonly allergensUrl?: string | undefined
  }
  /** Keys of what the guest avoids; none before anything was asked. */
  readonly avoided: readonly string[]
  readonly left: AvoidedMenu
}

/** A choice of allergens that a guest avoids. It is sent to the server, which counts: no script is needed. */
export function AvoidForm({ menu, avoided, left }: AvoidFormProps) {
  if (menu.avoidable.length === 0) return null
  return (
    <details className="avoid" open={avoided.length > 0} id="avoid">
      <summary>Avoid an allergen</summary>
      <form method="get" action="#avoid">
        <fieldset>
          <legend>Hide dishes that contain, may contain or do not declare</legend>
          {menu.avoidable.map(({ key, name, dishes }) => (
            <label key={key} className="avoid-choice">
              <input
                type="checkbox"
                name={AVOIDED_PARAMETER}
                value={key}
                defaultChecked={avoided.includes(key)}
              />{' '}
              {name} <span className="avoid-count">({dishes})</span>
            </label>
          ))}
        </fieldset>
        <p className="avoid-send">
          <button type="submit">Hide these dishes</button>
          {avoided.length > 0 && <a href="?">Show all</a>}
          {menu.allergensUrl && <a href={menu.allergensUrl}>Table of allergens</a>}
        </p>
      </form>
      {avoided.length > 0 && <Result left={left} />}
    </details>
  )
}

/** How many dishes are hidden and why, and what nobody can promise. */
function Result({ left }: { left: AvoidedMenu }) {
  const hidden = hiddenCount(left)
  const why = Object.entries(reasonWords).flatMap(([reason, words]) => {
    const count = left.hidden[reason as AvoidReason]
    return count > 0 ? [`${count} ${count === 1 ? words.one : words.several}`] : []
  })
  return (
    <div className="avoid-result">
      <p>
        <strong>
          {hidden} of {left.dishes} {left.dishes === 1 ? 'dish is' : 'dishes are'} hidden
        </strong>
        {why.length > 0 && `: ${why.join(', ')}`}.
        {hidden === left.dishes && ' No dish is left: please speak to the staff.'}
      </p>
      <p>{matrixWords('en').noPromise}</p>
      {left.hidesOptions && (
        <p>Choices and extras that contain it, or of which nothing is declared, are hidden as well.</p>
      )}
    </div>
  )
}

const reasonWords: Readonly<Record<AvoidReason, { readonly one: string; readonly several: string }>> = {
  contains: { one: 'contains it', several: 'contain it' },
  removable: { one: 'contains it and can be made without', several: 'contain it and can be made without' },
  'may-contain': { one: 'may contain it', several: 'may contain it' },
  'not-declared': { one: 'does not say', several: 'do not say' },
}
