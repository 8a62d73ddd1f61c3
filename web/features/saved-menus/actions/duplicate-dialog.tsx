import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { canKeep, TitleFields } from './title-fields.tsx'
import { titlesOfCopy } from './titles.ts'
import type { MenuActions } from './use-menu-actions.ts'

export function DuplicateDialog({ duplicating }: Pick<MenuActions, 'duplicating'>) {
  const { asked } = duplicating
  return (
    <Dialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && duplicating.cancel()}
      title="Duplicate menu"
      description={
        asked ? `A copy of “${asked.title || asked.name}” with all its dishes, prices and design.` : ''
      }
      maxWidth={440}
    >
      {asked && <Fields key={asked.id} menu={asked} duplicating={duplicating} />}
    </Dialog>
  )
}

function Fields({ menu, duplicating }: { menu: ListedMenu } & Pick<MenuActions, 'duplicating'>) {
  const [titles, setTitles] = useState(() => titlesOfCopy(menu))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canKeep(titles)) duplicating.save({ title: titles.title.trim(), dateLine: titles.dateLine.trim() })
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TitleFields titles={titles} onChange={setTitles} />
      <DialogActions>
        <Button variant="secondary" onClick={duplicating.cancel}>
          Cancel
        </Button>
        <Button type="submit" isPending={duplicating.isPending}>
          Duplicate
        </Button>
      </DialogActions>
    </form>
  )
}
