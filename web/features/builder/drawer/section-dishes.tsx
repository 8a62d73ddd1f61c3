import { useState } from 'react'
import { categoryOfCourse, courseOfSection } from '#domain/courses/course-of.ts'
import { ITEMS_PER_CATEGORY_RANGE } from '#domain/generation/filters.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Generator } from '../generating/use-generator.ts'

export interface SectionDishesProps {
  /** Those of the menu, which tell what a section is eaten as. */
  readonly sections: readonly Section[]
  readonly section: Section
  readonly generator: Generator
}

/** Dishes of the catalog for one section. How many of each course is asked for here alone; the rest is remembered. */
export function SectionDishes({ sections, section, generator }: SectionDishesProps) {
  const [counts, setCounts] = useState((): FilterChoice['itemsPerCategoryCustom'] => {
    const category = categoryOfCourse(courseOfSection(sections, section))
    return category === undefined ? {} : { [category]: ITEMS_PER_CATEGORY_RANGE.default }
  })
  const cuisineOfMenu = useOpenMenu(knownCuisineOf)
  const choice = {
    ...generator.choice,
    cuisineId: generator.choice.cuisineId ?? cuisineOfMenu,
    itemsPerCategoryCustom: counts,
  }
  return (
    <FilterPanel
      choice={choice}
      onChoice={({ itemsPerCategoryCustom, ...others }) => {
        setCounts(itemsPerCategoryCustom)
        generator.setChoice({ ...generator.choice, ...others })
      }}
      missing={generator.missingIn(choice)}
      generateLabel="Add Dishes"
      onGenerate={() => generator.add(choice, section.id)}
      isGenerating={generator.isGenerating}
    />
  )
}
