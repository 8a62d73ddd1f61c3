import { countItems } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { useDialogOf, useOpenDialog } from '../dialogs/open-dialog.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Generator } from '../generating/use-generator.ts'
import { moreOf } from './more-of.tsx'
import { SectionDishes } from './section-dishes.tsx'

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
