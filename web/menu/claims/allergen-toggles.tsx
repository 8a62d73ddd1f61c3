import { allergens as keys } from '#domain/catalogue/reference.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { claimsOf, standingOfAllergens } from '#domain/menu/claims/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { ClaimProps } from './diet-toggles.tsx'
import { standingWords } from './standing-words.ts'
import { Toggle } from './toggle.tsx'

const inOrder = (contained: readonly string[]): string[] => keys.filter((key) => contained.includes(key))

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Declares which of the 14 allergens a dish contains. "Not declared" differs from "contains none". */
export function AllergenToggles({ item, onState }: ClaimProps) {
  const standing = standingOfAllergens(item)
  const contained = claimsOf(item).allergens ?? []
  const state = (allergens: readonly string[] | null) =>
    onState({ allergens: allergens && inOrder(allergens) })
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Allergens declared"
        hint={hintFor(standing, contained)}
        checked={standing !== null}
        onCheckedChange={(isDeclared) => state(isDeclared ? contained : null)}
      />
      {standing === 'to-confirm' && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => state(contained)}>
          Confirm allergens
        </Button>
      )}
      {standing !== null && (
        <ul aria-label={`Allergens of ${item.name}`} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {keys.map((key) => {
            const isContained = contained.includes(key)
            return (
              <li key={key} className="flex">
                <Toggle
                  pressed={isContained && standing === 'to-confirm' ? 'mixed' : isContained}
                  onPress={() =>
                    state(isContained ? contained.filter((other) => other !== key) : [...contained, key])
                  }
                >
                  {capitalized(allergenName(key))}
                </Toggle>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function hintFor(standing: ReturnType<typeof standingOfAllergens>, contained: readonly string[]): string {
  if (standing === null) return 'Not declared: guests are told nothing.'
  const what =
    contained.length === 0 ? 'none of the 14 allergens' : inOrder(contained).map(allergenName).join(', ')
  const known = `${standingWords[standing]}: contains ${what}.`
  return standing === 'to-confirm' ? `${known} Guests are not told before you confirm it.` : known
}
