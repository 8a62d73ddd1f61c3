import { X } from 'lucide-react'
import { standingOfDiet } from '#domain/menu/claims/claim-status.ts'
import { claimsOf, type Statement } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { allDiets } from '#domain/reference/reference.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { standingWords } from '../words/status-words.ts'

export interface ClaimProps {
  item: MenuItem
  onState: (statement: Statement) => void
  /** Takes the dish with other words; absent where its words are changed elsewhere. */
  onWords?: ((item: MenuItem) => void) | undefined
}

/** The diets of a dish, any number at once. One that waits to be confirmed is confirmed or removed. */
export function DietToggles({ item, onState }: ClaimProps) {
  const said = claimsOf(item).dietaryOptions
  return (
    <ul aria-label={`Diets of ${item.name}`} className="grid grid-cols-2 gap-2">
      {allDiets.map(({ id, name }) => {
        const standing = said.includes(id) ? standingOfDiet(item, id) : null
        const isWaiting = standing === 'to-confirm'
        return (
          <li key={id} className="flex items-stretch gap-1">
            <Chip
              isTile
              pressed={isWaiting ? 'mixed' : standing !== null}
              note={standing ? standingWords[standing] : undefined}
              onPress={() => onState(standing && !isWaiting ? { removed: [id] } : { confirmed: [id] })}
            >
              {name}
            </Chip>
            {isWaiting && (
              <IconButton
                label={`Remove ${name}`}
                icon={X}
                size="sm"
                className="self-center"
                onClick={() => onState({ removed: [id] })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
