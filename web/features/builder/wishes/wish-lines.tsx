import { Suspense } from 'react'
import { requestedCounts } from '#domain/generation/filters.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { diet } from '#domain/reference/reference.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'

const WishWords = lazyPart(async () => (await import('./wish-words.tsx')).WishWords)
const DietWords = lazyPart(async () => (await import('./diet-words.tsx')).DietWords)

export const WishLines = ({ notes, answer = null }: { notes: string; answer?: ComposedAnswer | null }) =>
  (notes.trim() !== '' || (answer?.remarks.length ?? 0) > 0) && (
    <Suspense fallback={null}>
      <WishWords notes={notes} answer={answer} />
    </Suspense>
  )

/** Only Seafood asks for something; all other options leave things out and can always be met. */
const canContradict = ({ dietaryOptions }: Pick<FilterChoice, 'dietaryOptions'>): boolean =>
  dietaryOptions.includes(diet.seafood)

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

/** Why no dish can meet these choices, as a sentence; the server says it where this cannot be loaded. */
export async function contradictionIn(choice: FilterChoice): Promise<string | undefined> {
  if (!canContradict(choice)) return undefined
  try {
    const { impossibleWishes } = await import('#domain/generation/wishes/impossible-wishes.ts')
    return impossibleWishes(choice)
  } catch {
    return undefined
  }
}
