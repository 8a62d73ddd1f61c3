import { Check } from 'lucide-react'
import { allergenGroup, allergenName, membersOf } from '#domain/menu/claims/allergen-names.ts'
import { inOrder } from '#domain/menu/claims/allergen-states.ts'
import { allergens as groups } from '#domain/reference/reference.ts'
import { allergenLabel, isGroup } from '../../../menu/claims/allergens/allergen-label.ts'
import { useDeclarable } from '../../../menu/claims/allergens/use-declarable.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { type TypedOption, waitsToBeConfirmed } from './typed-choices.ts'

export interface OptionAllergensProps {
  readonly option: TypedOption
  readonly at: number
  /** What its owner states, the same again to confirm it; undefined takes the declaration back. */
  readonly onAllergens: (keys: readonly string[] | undefined) => void
}

/** What an option adds to a dish, and whether its owner confirmed it. */
export function OptionAllergens({ option, at, onAllergens }: OptionAllergensProps) {
  const { name, allergens } = option
  const declarable = useDeclarable()
  const of = name.trim() || `option ${at + 1}`
  const isWaiting = waitsToBeConfirmed(option)
  // Pressing what waits confirms it, as it does for dishes.
  const pressed = (isOn: boolean) => isOn && (isWaiting ? 'mixed' : true)
  const press = (group: string) => {
    const others = allergens?.filter((key) => !ofGroup(group)(key)) ?? []
    const isOn = allergens?.some(ofGroup(group))
    if (isOn && isWaiting) onAllergens(allergens)
    // The last one that is taken away takes the declaration with it.
    else if (isOn) onAllergens(others.length > 0 ? others : undefined)
    else onAllergens(inOrder([...others, group]))
  }
  // The first name takes the place of the group's own word, and the group's word the place of the last name.
  const pressMember = (group: string, key: string) => {
    const others = allergens?.filter((said) => !ofGroup(group)(said)) ?? []
    if (isWaiting && allergens?.includes(key)) return onAllergens(allergens)
    const named = allergens?.filter((said) => ofGroup(group)(said) && said !== group && said !== key) ?? []
    const members = allergens?.includes(key) ? named : [...named, key]
    onAllergens(inOrder([...others, ...(members.length > 0 ? members : [group])]))
  }
  const declared = allergens && (inOrder(allergens).map(allergenName).join(', ') || 'none')
  const summary = declared === undefined ? 'not declared' : isWaiting ? `to confirm: ${declared}` : declared
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
        {isWaiting && (
          <div className="flex flex-wrap items-center gap-2">
            <p className="min-w-0 text-sm text-warn-ink">
              Proposed: {declared}. Guests see it once you have confirmed it.
            </p>
            <Button size="sm" variant="secondary" icon={Check} onClick={() => onAllergens(allergens)}>
              Confirm<span className="sr-only"> allergens of {of}</span>
            </Button>
          </div>
        )}
        <ul aria-label={`Allergens of ${of}`} className="flex flex-wrap gap-2">
          <li>
            <Chip
              pressed={pressed(allergens?.length === 0)}
              onPress={() => onAllergens(allergens?.length === 0 && !isWaiting ? undefined : [])}
            >
              None of them
            </Chip>
          </li>
          {declarable.filter(isGroup).map((group) => (
            <li key={group}>
              <Chip pressed={pressed(allergens?.some(ofGroup(group)) ?? false)} onPress={() => press(group)}>
                {allergenLabel(group)}
              </Chip>
            </li>
          ))}
        </ul>
        {groups.filter(isNamedByMembers(allergens)).map((group) => (
          <ul key={group} aria-label={`${allergenLabel(group)} in ${of}`} className="flex flex-wrap gap-2">
            {membersOf(group).map((key) => (
              <li key={key}>
                <Chip
                  pressed={pressed(allergens?.includes(key) ?? false)}
                  onPress={() => pressMember(group, key)}
                >
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

/** Returns whether a group is stated whose cereals or nuts have names. */
const isNamedByMembers =
  (said: readonly string[] = []) =>
  (group: (typeof groups)[number]) =>
    membersOf(group).length > 0 && said.some(ofGroup(group))
