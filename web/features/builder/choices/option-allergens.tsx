import { allergens as groups } from '#domain/catalogue/reference.ts'
import { allergenGroup, allergenName, membersOf } from '#domain/menu/claims/allergen-names.ts'
import { inOrder } from '#domain/menu/claims/allergen-states.ts'
import { allergenLabel } from '../../../menu/claims/allergens/allergen-label.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { TypedOption } from './typed-choices.ts'

export interface OptionAllergensProps {
  readonly option: TypedOption
  readonly at: number
  /** Undefined takes the declaration back. */
  readonly onAllergens: (keys: readonly string[] | undefined) => void
}

/** What an option adds to a dish. "Not declared" differs from "none of them". */
export function OptionAllergens({ option: { name, allergens }, at, onAllergens }: OptionAllergensProps) {
  const of = name.trim() || `option ${at + 1}`
  const press = (group: string) => {
    const others = allergens?.filter((key) => !ofGroup(group)(key)) ?? []
    const isOn = allergens?.some(ofGroup(group))
    // The last one that is taken away takes the declaration with it.
    if (isOn) onAllergens(others.length > 0 ? others : undefined)
    else onAllergens(inOrder([...others, group]))
  }
  // The first name takes the place of the group's own word, and the group's word the place of the last name.
  const pressMember = (group: string, key: string) => {
    const others = allergens?.filter((said) => !ofGroup(group)(said)) ?? []
    const named = allergens?.filter((said) => ofGroup(group)(said) && said !== group && said !== key) ?? []
    const members = allergens?.includes(key) ? named : [...named, key]
    onAllergens(inOrder([...others, ...(members.length > 0 ? members : [group])]))
  }
  const summary =
    allergens === undefined ? 'not declared' : inOrder(allergens).map(allergenName).join(', ') || 'none'
  return (
    <div className="col-span-full">
      <Disclosure
        label={
          <>
            Allergens<span className="sr-only"> of {of}</span>
          </>
        }
        summary={summary}
      >
        <ul aria-label={`Allergens of ${of}`} className="flex flex-wrap gap-2">
          <li>
            <Chip
              pressed={allergens?.length === 0}
              onPress={() => onAllergens(allergens?.length === 0 ? undefined : [])}
            >
              None of them
            </Chip>
          </li>
          {groups.map((group) => (
            <li key={group}>
              <Chip pressed={allergens?.some(ofGroup(group)) ?? false} onPress={() => press(group)}>
                {allergenLabel(group)}
              </Chip>
            </li>
          ))}
        </ul>
        {groups.filter(isNamedByMembers(allergens)).map((group) => (
          <ul key={group} aria-label={`${allergenLabel(group)} in ${of}`} className="flex flex-wrap gap-2">
            {membersOf(group).map((key) => (
              <li key={key}>
                <Chip pressed={allergens?.includes(key) ?? false} onPress={() => pressMember(group, key)}>
                  {allergenLabel(key)}
                </Chip>
              </li>
            ))}
          </ul>
        ))}
      </Disclosure>
    </div>
  )
}

const ofGroup = (group: string) => (key: string) => key === group || allergenGroup(key) === group

/** Is a group said whose cereals or nuts have names of their own? */
const isNamedByMembers =
  (said: readonly string[] = []) =>
  (group: (typeof groups)[number]) =>
    membersOf(group).length > 0 && said.some(ofGroup(group))
