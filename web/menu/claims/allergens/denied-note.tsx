import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { deniedByWords, saidMadeWithout } from '#domain/menu/recipes/denied-by-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { deniedWords } from '../words/claim-words.ts'

interface DeniedNoteProps {
  readonly item: MenuItem
  /** Takes the dish with other words; absent where its words are changed elsewhere. */
  readonly onWords?: ((item: MenuItem) => void) | undefined
}

/** What the words of a dish name and its declaration denies, next to the declaration, and the press that answers it. */
export function DeniedNote({ item, onWords }: DeniedNoteProps) {
  const denied = deniedByWords(item)
  if (denied.length === 0) return null
  const answered = saidMadeWithout(item, denied)
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-pretty text-sm text-warn-ink">{deniedWords(denied)}.</p>
      {onWords && deniedByWords(answered).length === 0 && (
        <Button size="sm" variant="secondary" onClick={() => onWords(answered)}>
          Say on the menu: made without {denied.map(allergenName).join(' and ')}
        </Button>
      )}
    </div>
  )
}
