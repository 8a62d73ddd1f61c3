import { Fragment } from 'react'
import type { ViewerExtras } from '#contract/pages.ts'

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
