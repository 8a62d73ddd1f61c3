import { cautions, impossibleWishes } from '#domain/generation/wishes/impossible-wishes.ts'

interface DietWordsProps {
  dietaryOptions: readonly number[]
  notes: string
  sections: readonly { readonly categoryId: number; readonly count: number }[]
}

/** Says why dietary options cannot be met, or what they leave empty; nothing when they can be met. */
export function DietWords({ sections, ...wishes }: DietWordsProps) {
  const impossible = impossibleWishes(wishes)
  if (impossible) return <span className="mt-1 block text-bad">{impossible}</span>
  return cautions(wishes, sections).map((caution) => (
    <span key={caution} className="mt-1 block text-ink">
      {caution}
    </span>
  ))
}
