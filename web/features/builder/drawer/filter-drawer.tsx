import { countItems } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { useDialogOf } from '../dialogs/open-dialog.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Generator } from '../generating/use-generator.ts'

/** The generator beside an open menu: it makes another one, or adds dishes to this one. */
export function FilterDrawer({ generator }: { generator: Generator }) {
  const hasItems = useOpenMenu(({ menu }) => menu !== null && countItems(menu) > 0)
  return (
    <Drawer {...useDialogOf('filters')} title="Filters">
      <FilterPanel
        choice={generator.choice}
        onChoice={generator.setChoice}
        missing={generator.missing}
        onGenerate={generator.request}
        isGenerating={generator.isGenerating}
      >
        {hasItems && (
          <>
            <Button
              variant="secondary"
              size="lg"
              className="w-full"
              disabled={generator.isGenerating}
              onClick={generator.add}
            >
              Add to This Menu
            </Button>
            <p className="text-quiet text-sm">
              Generate Menu replaces this menu. Add to This Menu keeps it and adds the dishes to its sections.
            </p>
          </>
        )}
      </FilterPanel>
    </Drawer>
  )
}
