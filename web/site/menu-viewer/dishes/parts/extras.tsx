import { Fragment } from 'react'
import type { ViewerExtras } from '#contract/viewer-menu.ts'
import { optionAllergenLines } from '#domain/menu/printed/allergen-lines.ts'

/** Choices and extras, each in a line: `Add to any salad: chicken +$7.00 · shrimp +$9.00`; below, what they contain. */
export const Extras = ({ extras }: { extras: readonly ViewerExtras[] }) =>
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
      {optionAllergenLines({ options }).map((line) => (
        <p key={line} className="allergens">
          {/* These words are ours, as those of dishes are. */}
          <span lang="en">{line}</span>
        </p>
      ))}
    </Fragment>
  ))
