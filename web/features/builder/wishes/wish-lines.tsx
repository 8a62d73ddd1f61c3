import { lazy, Suspense } from 'react'
import { diet } from '#domain/catalogue/reference.ts'
import { requestedCounts } from '#domain/generation/filters.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'

const WishWords = lazy(async () => ({ default: (await import('./wish-words.tsx')).WishWords }))
const DietWords = lazy(async () => ({ default: (await import('./diet-words.tsx')).DietWords }))

/** What Carte understands of wishes, as they are typed. */
export const WishLines = ({ notes }: { notes: string }) =>
  notes.trim() !== '' && (
    <Suspense fallback={null}>
      <WishWords notes={notes} />
    </Suspense>
  )

/** Only Seafood asks for something; all other options leave things out and can always be met. */
const canContradict = ({ dietaryOptions }: Pick<FilterChoice, 'dietaryOptions'>): boolean =>
  dietaryOptions.includes(diet.seafood)

/** What the chosen dietary options exclude or leave empty, before anything is generated. */
export const DietLines = ({ choice }: { choice: FilterChoice }) =>
  canContradict(choice) && (
    <Suspense fallback={null}>
      <DietWords
        dietaryOptions={choice.dietaryOptions}
        notes={choice.notes}
        sections={requestedCounts({
          ...choice,
          selectedCategories: [],
          itemsPerCategory: 0,
          useCustomItemCounts: true,
        })}
      />
    </Suspense>
  )

/** Why these choices exclude each other, as a sentence; the server says it where this cannot be loaded. */
export async function contradictionIn(choice: FilterChoice): Promise<string | undefined> {
  if (!canContradict(choice)) return undefined
  try {
    const { impossibleWishes } = await import('#domain/generation/wishes/impossible-wishes.ts')
    return impossibleWishes(choice)
  } catch {
    return undefined
  }
}
