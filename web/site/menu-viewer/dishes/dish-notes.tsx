import type { ViewerItem } from '#contract/viewer-menu.ts'
import { allergenLines } from '#domain/menu/printed/allergen-lines.ts'
import type { AroundDishes } from './around-dishes.ts'
import { Extras } from './parts/extras.tsx'
import { SecondLine } from './parts/second-line.tsx'

/** All that stands below the name of a dish. */
export function DishNotes({ item, menu }: { item: ViewerItem; menu: AroundDishes }) {
  const { secondName, secondDescription, description, wine, details, extras, soldOut } = item
  const writing = menu.secondWriting
  return (
    <>
      {soldOut && <p className="sold-out-note">{soldOut}</p>}
      <SecondLine className="second" writing={writing}>
        {secondName}
      </SecondLine>
      {wine && <p className="dish-detail">{wine}</p>}
      {description && <p className="dish-description">{description}</p>}
      <SecondLine className="dish-description" writing={writing}>
        {secondDescription}
      </SecondLine>
      {details.length > 0 && <p className="dish-detail">{details.join(' · ')}</p>}
      <Extras extras={extras} />
      {allergenLines(item).map((line) => (
        <p key={line} className="allergens">
          {/* These words are ours, whatever language the menu is in. */}
          <span lang="en" dir="ltr">
            {line}
          </span>
        </p>
      ))}
    </>
  )
}
