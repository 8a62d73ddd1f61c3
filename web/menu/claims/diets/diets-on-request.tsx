import { claimsOf } from '#domain/menu/claims/claims.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { allDiets as options } from '#domain/reference/reference.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { standingWords } from '../words/status-words.ts'
import type { ClaimProps } from './diet-toggles.tsx'

export function DietsOnRequest({ item, onState }: ClaimProps) {
  const { dietaryOptions, dietsOnRequest: said = [] } = claimsOf(item)
  const isWaiting = item.claimsToConfirm?.dietsOnRequest !== undefined
  const state = (ids: readonly number[]) => onState({ dietsOnRequest: ids.length > 0 ? ids : null })
  const words = dietaryDetailsOf(said).map(({ name }) => name)
  return (
    <Disclosure
      label="Can be made"
      summary={[isWaiting && standingWords['to-confirm'], words.join(' · ')].filter(Boolean).join(': ')}
    >
      <div className="flex flex-wrap gap-2">
        {options
          .filter(({ id }) => said.includes(id) || !dietaryOptions.includes(id))
          .map(({ id, name }) => {
            const isSaid = said.includes(id)
            return (
              <Chip
                key={id}
                pressed={isSaid}
                onPress={() => state(isSaid ? said.filter((other) => other !== id) : [...said, id])}
              >
                {name}
              </Chip>
            )
          })}
      </div>
      {isWaiting && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => state(said)}>
          Confirm what it can be made for
        </Button>
      )}
    </Disclosure>
  )
}
