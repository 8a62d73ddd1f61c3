import { Fragment } from 'react'
import type { ViewerExtras } from '#contract/pages.ts'
import { allergenLines } from './allergen-lines.ts'
import { Marks } from './marks.tsx'

/** Choices and extras, each in a line: `Add to any salad: chicken +$7.00 · shrimp +$9.00`. */
export const Extras = ({ extras }: { extras: readonly ViewerExtras[] }) =>
  extras.map(({ id, name, note, between, options }) => (
    <p key={id} className="extras">
      <span className="extras-name">{name}</span>
      {note && ` (${note})`}:{' '}
      {options.map((option, at) => (
        <Fragment key={`${option.name} ${option.price}`}>
          {at > 0 && between}
          <span className="option">
            {option.name}
            {option.marks.length > 0 && ' '}
            <Marks marks={option.marks} />
            {containsOf(option) && (
              <>
                {' '}
                <span lang="en" dir="ltr">
                  ({containsOf(option)})
                </span>
              </>
            )}
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
  ))

/** What an option contains that no mark of it names. */
const containsOf = ({ allergens = [], marks }: ViewerExtras['options'][number]): string =>
  allergenLines({ allergens, marks }).join('').replace(/^C/, 'c')
