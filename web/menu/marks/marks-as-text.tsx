import type { MenuItem } from '#domain/menu/model/item.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { MarksLine } from './marks-button.tsx'

/** What a dish declares, for who may not change it; nothing where it declares nothing. */
export function MarksAsText({ item }: { item: MenuItem }) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const own = useOpenMenu((open) => open.menu?.marks) ?? []
  return (
    <div className="has-[>p:only-child]:hidden">
      <p className="mb-1 font-medium text-sm">Diets, allergens, marks</p>
      <MarksLine item={item} own={own} hasDiets={hasDiets} />
    </div>
  )
}
