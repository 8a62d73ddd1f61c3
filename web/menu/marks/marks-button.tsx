import type { Ref } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { classNames } from '../../ui/class-names.ts'
import { wordsOfItem } from './words-of-item.ts'

export interface MarksButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly item: MenuItem
  readonly own: readonly MenuMark[]
  readonly hasDiets: boolean
  readonly tabIndex?: number | undefined
  readonly isOpen: boolean
  readonly onClick?: (() => void) | undefined
  /** Shown where the dish has no marks too, not only while the row is looked at. */
  readonly isAlwaysShown?: boolean
}

/** Marks, diets and allergens of a dish in one quiet line, as a trigger: Radix adds what makes it one. */
export function MarksButton({
  item,
  own,
  hasDiets,
  isOpen,
  isAlwaysShown = false,
  ...rest
}: MarksButtonProps) {
  const words = wordsOfItem(item, own, hasDiets)
  const { said, waiting, against } = words
  const isBlank = said === '' && waiting === '' && against === ''
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-action="marks"
      {...rest}
      className={classNames(
        '-mx-1 min-h-6 max-w-full rounded-control px-1 text-left text-quiet text-sm transition-colors hover:bg-wash hover:text-ink pointer-coarse:py-3',
        isBlank &&
          !isAlwaysShown &&
          !isOpen &&
          'opacity-0 focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <span className="sr-only">{`Marks of ${item.name}: `}</span>
      <Said words={words} />
      {isBlank && 'Diets, allergens, marks'}
    </button>
  )
}

const Said = ({ words: { said, waiting, against } }: { words: ReturnType<typeof wordsOfItem> }) => (
  <>
    {said}
    {said && waiting && ' · '}
    {waiting && <span className="text-warn-ink">To be confirmed: {waiting}</span>}
    {(said || waiting) && against && ' · '}
    {against && <span className="text-warn-ink">{against}</span>}
  </>
)

/** The same line for who may not change it; nothing where it says nothing. */
export function MarksLine({ item, own, hasDiets }: Pick<MarksButtonProps, 'item' | 'own' | 'hasDiets'>) {
  const words = wordsOfItem(item, own, hasDiets)
  if (!words.said && !words.waiting && !words.against) return null
  return (
    <p className="text-quiet text-sm">
      <Said words={words} />
    </p>
  )
}
