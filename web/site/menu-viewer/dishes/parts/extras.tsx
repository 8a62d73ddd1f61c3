import { Fragment } from 'react'
import type { ViewerExtras, ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { optionAllergenLines } from '#domain/menu/printed/allergen-lines.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'

interface ExtrasProps {
  readonly extras: readonly ViewerExtras[]
  readonly menu: Pick<ViewerMenu, 'writing' | 'tellsAllergens'>
}

/** Choices and extras, each in a line: `Add to any salad: chicken +$7.00 · shrimp +$9.00`; below, what they contain. */
export const Extras = ({ extras, menu: { writing, tellsAllergens } }: ExtrasProps) =>
  extras.map(({ id, name, note, between, options }) => (
    <Fragment key={id}>
      <p className="extras">
        <span className="extras-name">{name}</span>
        {note && ` (${note})`}:{' '}
        {options.map((option, at) => (
          <Fragment key={`${option.name} ${option.price}`}>
            {at > 0 && between}
            <span className="option">
              {option.name}
              {option.price && (
                <>
                  {' '}
                  <span className="amount">{option.price}</span>
                </>
              )}
            </span>
          </Fragment>
        ))}
      </p>
      {optionAllergenLines({ name, options }, menuWords(writing.language), tellsAllergens).map((line) => (
        <p key={line} className="allergens">
          {/* These words are ours, as those of dishes are. */}
          <span {...guestWriting(writing.language)}>{line}</span>
        </p>
      ))}
    </Fragment>
  ))
