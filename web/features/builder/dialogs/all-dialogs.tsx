import { EditItemDialog } from '../../../menu/item/edit-item-dialog.tsx'
import { NewItemDialog, type NewItemWords } from '../../../menu/item/new-item-dialog.tsx'
import { ChoicesDialog } from '../choices/choices-dialog.tsx'
import { MenuDetailsDialog } from '../details/menu-details-dialog.tsx'
import { ChangePricesDialog } from '../prices/change/change-prices-dialog.tsx'
import { RestaurantDialog } from '../restaurants/restaurant-dialog.tsx'
import { AddSectionDialog } from '../sections/add-section-dialog.tsx'
import { SectionDialog } from '../sections/form/section-dialog.tsx'
import { reveal } from '../view/reveal.ts'
import { SayDifferentlyDialog } from '../voices/say-differently-dialog.tsx'
import { type BuilderDialog, closeDialog, useOpenDialog } from './open-dialog.ts'

const newItemWords: NewItemWords = {
  added: 'Item Added',
  noCuisine: { title: 'Error', description: 'Please select a cuisine before adding items' },
}

export function AllDialogs() {
  const { dialog, isOpen } = useOpenDialog()
  const propsOf = (kind: BuilderDialog['kind']) => ({
    isOpen: isOpen && dialog?.kind === kind,
    onOpenChange: (opens: boolean) => !opens && closeDialog(),
  })
  const writeIn = (sectionId: number) => reveal({ sectionId, field: 'next-dish' })
  return (
    <>
      <NewItemDialog
        {...propsOf('new-item')}
        sectionId={dialog?.kind === 'new-item' ? dialog.sectionId : null}
        words={newItemWords}
        onAdded={reveal}
      />
      <EditItemDialog
        {...propsOf('edit-item')}
        edited={dialog?.kind === 'edit-item' ? dialog.edited : null}
      />
      <AddSectionDialog
        {...propsOf('add-section')}
        within={dialog?.kind === 'add-section' ? dialog.within : null}
        onAdded={writeIn}
      />
      <SectionDialog
        {...propsOf('edit-section')}
        sectionId={dialog?.kind === 'edit-section' ? dialog.sectionId : null}
      />
      <ChangePricesDialog
        {...propsOf('change-prices')}
        scope={dialog?.kind === 'change-prices' ? (dialog.places ?? dialog.sectionId) : null}
      />
      <SayDifferentlyDialog
        {...propsOf('say-differently')}
        sectionId={dialog?.kind === 'say-differently' ? dialog.sectionId : null}
        itemId={dialog?.kind === 'say-differently' ? dialog.itemId : undefined}
      />
      <MenuDetailsDialog {...propsOf('menu-details')} />
      <ChoicesDialog {...propsOf('choices')} />
      <RestaurantDialog
        subject={isOpen && dialog?.kind === 'restaurant' ? (dialog.subject ?? 'menu') : null}
        onClose={closeDialog}
      />
    </>
  )
}
