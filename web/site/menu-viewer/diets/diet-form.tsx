import type { ViewerMenu } from '#contract/pages.ts'
import { choiceId } from './diet-filter.ts'

interface DietFormProps {
  legend: ViewerMenu['legend']
  /** Ids of the marks that can be chosen. */
  choices: readonly number[]
}

/**
 * The legend of the marks and a choice among them. The style sheet reads the choice, so it needs no script;
 * `method="dialog"` outside a dialog keeps Enter from submitting the form.
 */
export function DietForm({ legend, choices }: DietFormProps) {
  if (legend.length === 0) return null
  return (
    <form className="diets" method="dialog">
      <fieldset>
        <legend className="choosing">Show only dishes marked</legend>
        {legend.map(({ id, mark, name }) => {
          const text = (
            <>
              <span className="mark" aria-hidden="true">
                {mark}
              </span>{' '}
              {name}
            </>
          )
          return choices.includes(id) ? (
            <label key={id} className="diet">
              <input type="checkbox" id={choiceId(id)} className="choosing" /> {text}
            </label>
          ) : (
            <span key={id} className="diet">
              {text}
            </span>
          )
        })}
        <button type="reset" className="show-all choosing">
          Show all
        </button>
      </fieldset>
    </form>
  )
}
