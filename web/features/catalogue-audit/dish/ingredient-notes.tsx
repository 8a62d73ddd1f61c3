import { findIngredient } from '#domain/catalogue/ingredients/find-ingredient.ts'
import { allergensOf, dietaryOptionsOf } from '#domain/catalogue/truth.ts'
import { unlistedIngredients } from '#domain/insights/catalogue-audit/unlisted-ingredients.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { similarIngredients } from './similar-ingredients.ts'

interface Described {
  name: string
  description: string
  ingredients: readonly string[]
}

export function IngredientNotes({ name, description, ingredients }: Described) {
  const unknown = ingredients.filter((name) => findIngredient(name) === undefined)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm">
      {unknown.map((written) => (
        <p key={written} className="text-warn-ink">
          {suggestionFor(written)}
        </p>
      ))}
      {ingredients.length > 0 && unknown.length === 0 && (
        <Claims name={name} description={description} ingredients={ingredients} />
      )}
    </div>
  )
}

function suggestionFor(name: string): string {
  const similar = similarIngredients(name)
  return similar.length > 0
    ? `By “${name}”, do you mean ${anyOf.format(similar)}?`
    : `For “${name}”, please use a more common name.`
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** The tags and allergens of a dish, as they follow from its ingredients, and what its words put in doubt. */
export function Claims({ name, description, ingredients }: Described) {
  const unlisted = unlistedIngredients({ name, description, ingredients })
  const details = dietaryDetailsOf(dietaryOptionsOf(ingredients))
  const allergens = allergensOf(ingredients)
  return (
    <>
      {details.length > 0 && (
        <ul aria-label="Dietary tags" className="flex flex-wrap gap-1.5">
          {details.map(({ id, name, displayClass }) => (
            <li key={id} className={displayClass}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="text-quiet text-sm">
        {allergens.length > 0
          ? `Contains ${allergens.map(allergenName).join(', ')}.`
          : 'Contains none of the 14 allergens.'}
      </p>
      {unlisted.length > 0 && (
        <p className="text-sm text-warn-ink">
          The words name {unlisted.join(', ')}, which the ingredients lack. If it is in the dish, please add
          it there.
        </p>
      )}
    </>
  )
}
