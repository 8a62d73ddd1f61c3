import type { ViewerSection } from '#contract/pages/viewer-menu.ts'
import { choosingWords } from '#domain/live/words/choosing/choosing-words.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { dishesIn } from '../diets/dishes-in.ts'

interface AllergyNoteProps {
  readonly sections: readonly ViewerSection[]
  /** Of the menu, BCP 47. */
  readonly language: string
}

/** Nobody can promise more than was declared; said wherever an allergen is named. */
export function AllergyNote({ sections, language }: AllergyNoteProps) {
  if (!sections.flatMap(dishesIn).some(namesAllergen)) return null
  return (
    <p className="allergy" {...guestWriting(language)}>
      {choosingWords(language).known}
    </p>
  )
}

const namesAllergen = ({
  allergens = [],
  mayContain = [],
}: {
  readonly allergens?: readonly string[]
  readonly mayContain?: readonly string[]
}): boolean => allergens.length + mayContain.length > 0
