import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schedule } from '#domain/live/model/schedule.ts'
import { savedMenusQuery } from '../../../../menu/saved-menus-query.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx'
import type { PageWork } from '../../editing/use-page-editing.ts'
import { placedMenus } from '../../menus/page-menus.ts'
import { MenuBranch } from './menu-branch.tsx'

export function AttachDialog({ schedule, work }: { schedule: Schedule; work: PageWork }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: saved = [] } = useQuery(savedMenusQuery)
  const menus = placedMenus(work.page, work.stored.menus, saved).filter(({ state }) => state === 'saved')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={`Served by ${schedule.name}`}
      description="A menu that is served by it is there at its times alone; so is a section or a dish of a menu."
      trigger={
        <Button variant="secondary" size="sm">
          Choose what it serves
        </Button>
      }
    >
      {menus.length === 0 ? (
        <p className="text-quiet">No menus on the page yet.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-rule">
          {menus.map((menu) => (
            <MenuBranch key={menu.menuId} menu={menu} schedule={schedule} work={work} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={() => setIsOpen(false)}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
