import type { ViewerMenu } from '#contract/viewer-menu.ts'
import { choiceId } from './diet-filter.ts'

interface DietFormProps {
  diets: ViewerMenu['diets']
}

/**
 * What the marks of diets mean, and a choice among them. The style sheet reads the choice, so it needs no script;
 * `method="dialog"` outside a dialog keeps Enter from submitting the form.
 */
export function DietForm({ diets }: DietFormProps) {
  if (diets.length === 0) return null
  return (
    <form className="diets" method="dialog">
      <fieldset>
        <legend className="choosing">Show only dishes marked</legend>
        {diets.map(({ id, symbol, meaning }) => (
          <label key={id} className="diet">
            <input type="checkbox" id={choiceId(id)} className="choosing" />{' '}
            <span className="mark" aria-hidden={meaning ? true : undefined}>
              {symbol}
            </span>
            {meaning && ` ${meaning}`}
          </label>
        ))}
        <button type="reset" className="show-all choosing">
          Show all
        </button>
      </fieldset>
    </form>
  )
}
