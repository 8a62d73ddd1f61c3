import type { ViewerItem } from '#contract/pages/viewer-menu.ts'
import { allergenLines } from '#domain/menu/printed/allergen-lines.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import type { AroundDishes } from './around-dishes.ts'
import { Extras } from './parts/extras.tsx'
import { SecondLine } from './parts/second-line.tsx'

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
      {allergenLines(item, menuWords(menu.writing.language), menu.tellsAllergens).map((line) => (
        <p key={line} className="allergens">
          {/* These words are ours: English where we do not have the language of the menu. */}
          <span {...guestWriting(menu.writing.language)}>{line}</span>
        </p>
      ))}
      {/* Last: below the allergens of an option, those of the dish would read as the option's. */}
      <Extras extras={extras} menu={menu} />
    </>
  )
}
