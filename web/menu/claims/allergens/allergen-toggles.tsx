import { type ComponentType, lazy, Suspense } from 'react'
import { type AllergenKey, allergenGroup, groupsIn } from '#domain/allergens/allergen-keys.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { inOrder, saidOfAllergen, stateAllergen, stateMember } from '#domain/menu/claims/allergen-states.ts'
import { standingOfAllergens } from '#domain/menu/claims/claim-status.ts'
import { claimsOf } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { lackingAllergens } from '#domain/menu/recipes/lacking-allergens.ts'
import { allergens as groups } from '#domain/reference/reference.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { ClaimProps } from '../diets/diet-toggles.tsx'
import { claimWords, lackingWords } from '../words/claim-words.ts'
import { standingWords } from '../words/status-words.ts'
import { allergenLabel, isGroup } from './allergen-label.ts'
import { MemberToggles } from './member-toggles.tsx'
import { useDeclarable } from './use-declarable.ts'

// The words of dishes come after the screen; without a connection the note is missing.
const DeniedNote = lazy<ComponentType<Pick<ClaimProps, 'item' | 'onWords'>>>(() =>
  import('./denied-note.tsx').then(
    ({ DeniedNote }) => ({ default: DeniedNote }),
    () => ({ default: () => null }),
  ),
)

/** Declares which of the 14 allergens a dish contains. "Not declared" differs from "contains none". */
export function AllergenToggles({ item, onState, onWords }: ClaimProps) {
  const declarable = useDeclarable()
  const { allergens: contained, mayContain = [], removable = [] } = claimsOf(item)
  const lacking = lackingAllergens(item)
  const isWaiting = standingOfAllergens(item) === 'to-confirm'
  const pressed = (key: AllergenKey) => {
    const said = saidOfAllergen(item, allergenGroup(key))
    if (said?.state !== 'contains' && said?.state !== 'removable') return false
    if (!isGroup(key) && !said.keys.includes(key)) return false
    return said.isWaiting ? 'mixed' : true
  }
  const stateOf = (key: AllergenKey) => {
    const isSaid = pressed(key) === true
    if (isGroup(key)) return stateAllergen(item, key, isSaid ? null : 'contains')
    return stateMember(item, key, !isSaid)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">Contains allergens</legend>
      <p className="text-pretty text-quiet text-sm">{allergenHint(item)}</p>
      {lacking.length > 0 && <p className="text-pretty text-sm text-warn-ink">{lackingWords(lacking)}.</p>}
      <Suspense fallback={null}>
        <DeniedNote item={item} onWords={onWords} />
      </Suspense>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isWaiting && (
          <Button size="sm" variant="secondary" onClick={() => onState(confirmation(item))}>
            Confirm allergens
          </Button>
        )}
        {contained === undefined && (
          <Button size="sm" variant="secondary" onClick={() => onState({ allergens: [] })}>
            Contains none of them
          </Button>
        )}
        {contained !== undefined && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onState({ allergens: null, mayContain: null, removable: null })}
          >
            Clear the declaration
          </Button>
        )}
      </div>
      <ul aria-label={`Allergens of ${item.name}`} className="flex flex-wrap gap-2">
        {declarable.map((key) => (
          <li key={key}>
            <Chip pressed={pressed(key)} onPress={() => onState(stateOf(key))}>
              {allergenLabel(key)}
            </Chip>
          </li>
        ))}
      </ul>
      <div>
        <MoreGroups
          label="May contain"
          item={item}
          keys={mayContain}
          offered={groups.filter((group) => !pressed(group))}
          onGroup={(group, isSaid) => onState(stateAllergen(item, group, isSaid ? 'may-contain' : null))}
        />
        {contained !== undefined && contained.length > 0 && (
          <MoreGroups
            label="Can be made without"
            item={item}
            keys={removable}
            offered={groupsIn(contained)}
            onGroup={(group, isSaid) =>
              onState(stateAllergen(item, group, isSaid ? 'removable' : 'contains'))
            }
          />
        )}
        <MemberToggles item={item} onState={onState} />
      </div>
    </fieldset>
  )
}

interface MoreGroupsProps {
  readonly label: string
  readonly item: MenuItem
  /** What is said already. */
  readonly keys: readonly string[]
  readonly offered: readonly (typeof groups)[number][]
  readonly onGroup: (group: (typeof groups)[number], isSaid: boolean) => void
}

function MoreGroups({ label, item, keys, offered, onGroup }: MoreGroupsProps) {
  const said = groupsIn(keys)
  return (
    <Disclosure label={label} summary={inOrder(keys).map(allergenName).join(' · ')}>
      <ul aria-label={`${label}: ${item.name}`} className="flex flex-wrap gap-2">
        {offered.map((group) => (
          <li key={group}>
            <Chip pressed={said.includes(group)} onPress={() => onGroup(group, !said.includes(group))}>
              {allergenLabel(group)}
            </Chip>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Everything that waits about allergens, as it is. */
function confirmation(item: MenuItem) {
  const said = claimsOf(item)
  const { claimsToConfirm: open } = item
  return {
    allergens: open?.allergens && said.allergens,
    mayContain: open?.mayContain && said.mayContain,
    removable: open?.removable && said.removable,
  }
}

/** Who confirmed what is said about the allergens, in a sentence. */
function allergenHint(item: MenuItem): string {
  const standing = standingOfAllergens(item)
  const { allergens, mayContain, removable } = claimsOf(item)
  const rest = claimWords({ mayContain, removable }).map((words) => `, ${words}`)
  if (!allergens) {
    if (!mayContain?.length) return 'Not declared. Guests see “please ask”.'
    const traces = `What it contains is not declared; it ${claimWords({ mayContain }).join('')}.`
    return standing === 'to-confirm' ? `${standingWords[standing]}. ${traces}` : traces
  }
  const what =
    allergens.length === 0 ? 'none of the 14 allergens' : inOrder(allergens).map(allergenName).join(', ')
  const known = `${standingWords[standing ?? 'confirmed']}: contains ${what}${rest.join('')}.`
  return standing === 'to-confirm' ? `${known} Guests do not see it until you confirm it.` : known
}
