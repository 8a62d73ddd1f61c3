import { useMemo, useState } from 'react'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { editDishes } from '#domain/menu/linking/dish-edits.ts'
import { PagePicture } from '../../../menu/pages/view/page-picture.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { PlacedDishEdit } from './dish-draft.ts'
import type { LoadedMenus } from './loaded-menus.ts'

/** Menus whose pages are set at once: a restaurant has few, and the rest is one press away. */
const SHOWN = 3

export function PagesChanged({ edits, saved }: { edits: readonly PlacedDishEdit[]; saved: LoadedMenus }) {
  const [most, setMost] = useState(SHOWN)
  const byMenu = useMemo(() => [...Map.groupBy(edits, ({ place }) => place.menuId)], [edits])
  if (byMenu.length === 0) return null
  return (
    <section aria-label="The pages before and after" className="flex flex-col gap-6">
      <h3 className="font-medium">The pages before and after</h3>
      {byMenu.slice(0, most).map(([menuId, own]) => {
        const menu = saved.get(menuId)
        return menu && <PagesOfMenu key={menuId} menu={menu} edits={own} />
      })}
      {byMenu.length > most && (
        <Button variant="secondary" className="self-start" onClick={() => setMost(byMenu.length)}>
          {`Show ${byMenu.length - most} More Menus`}
        </Button>
      )}
    </section>
  )
}

function PagesOfMenu({ menu, edits }: { menu: SavedMenu; edits: readonly PlacedDishEdit[] }) {
  const { content, design, templateId, id } = menu
  const after = useMemo(
    () =>
      editDishes(
        content,
        edits.map(({ place: { sectionId, itemId }, edit }) => ({ sectionId, itemId, edit })),
      ),
    [content, edits],
  )
  const [first] = edits
  const { itemId, menu: of } = first?.place ?? {}
  const page = { design, templateId, menuId: id, itemIds: itemId === undefined ? [] : [itemId] }
  return (
    <div className="grid w-full max-w-140 grid-cols-2 gap-3 self-center sm:gap-8">
      <PagePicture {...page} name={`${of?.title ?? menu.name}: now`} content={content} />
      <PagePicture {...page} name="After the change" content={after} />
    </div>
  )
}
