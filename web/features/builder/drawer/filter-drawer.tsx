import { useState } from 'react'
import { categoryOfCourse, courseOfSection } from '#domain/courses/course-of.ts'
import { ITEMS_PER_CATEGORY_RANGE } from '#domain/generation/filters.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { useDialogOf, useOpenDialog } from '../dialogs/open-dialog.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Generator } from '../generating/use-generator.ts'
import { moreOf } from './more-of.tsx'

/** The generator next to an open menu: makes another one, or adds dishes to it or to one of its sections. */
export function FilterDrawer({ generator }: { generator: Generator }) {
  const hasItems = useOpenMenu(({ menu }) => menu !== null && countItems(menu) > 0)
  const sectionId = useOpenDialog(({ dialog }) => (dialog?.kind === 'filters' ? dialog.sectionId : undefined))
  const sections = useOpenMenu(({ menu }) => menu?.sections)
  const section = sections?.find(({ id }) => id === sectionId)
  return (
    <Drawer
      {...useDialogOf('filters')}
      title={section ? 'From the Catalog' : 'Filters'}
      {...(section && { description: `These dishes go to the end of ${section.name}.` })}
    >
      {sections && section ? (
        <SectionDishes key={section.id} sections={sections} section={section} generator={generator} />
      ) : (
        <FilterPanel
          choice={generator.choice}
          onChoice={generator.setChoice}
          missing={generator.missingIn(generator.choice)}
          onGenerate={generator.request}
          isGenerating={generator.isGenerating}
          {...moreOf(generator)}
        >
          {hasItems && (
            <>
              <Button
                variant="secondary"
                size="lg"
                className="w-full"
                disabled={generator.isGenerating}
                onClick={() => generator.add(generator.choice)}
              >
                Add to This Menu
              </Button>
              <p className="text-quiet text-sm">
                Generate Menu replaces this menu. Add to This Menu keeps it and adds the dishes to its
                sections.
              </p>
            </>
          )}
        </FilterPanel>
      )}
    </Drawer>
  )
}

interface SectionDishesProps {
  /** Those of the menu, which tell what a section is eaten as. */
  readonly sections: readonly Section[]
  readonly section: Section
  readonly generator: Generator
}

/** Dishes of the catalog for one section. How many of each course is asked for here alone; the rest is remembered. */
function SectionDishes({ sections, section, generator }: SectionDishesProps) {
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
