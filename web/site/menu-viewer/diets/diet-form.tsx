import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { choosingWords } from '#domain/live/words/choosing/choosing-words.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { choiceId } from './diet-filter.ts'

interface DietFormProps {
  readonly diets: ViewerMenu['diets']
  /** Of the menu, BCP 47. */
  readonly language: string
}

/** The marks of diets and a choice among them, without a script; `method="dialog"` keeps Enter from submitting. */
export function DietForm({ diets, language }: DietFormProps) {
  if (diets.length === 0) return null
  const words = choosingWords(language)
  return (
    <form className="diets" method="dialog" {...guestWriting(language)}>
      <fieldset>
        <legend className="choosing">{words.showOnly}</legend>
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
          {words.showAll}
        </button>
      </fieldset>
    </form>
  )
}

/** Shown by the style sheet where no dish is left. */
export const NoDish = ({ language }: Pick<DietFormProps, 'language'>) => (
  <p className="no-dish" {...guestWriting(language)}>
    {choosingWords(language).noneMarked}
  </p>
)
