import type { MenuItem } from '#domain/menu/model/item.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { useWordOn } from './live-state-query.ts'
import { sayInEditor } from './say-in-editor.ts'

/** Takes effect at once, whatever becomes of the form around it; nothing for a menu that was never saved. */
export function SoldOutSwitch({ item }: { item: MenuItem }) {
  const word = useWordOn(item.id)
  if (word === undefined) return null
  return (
    <Switch
      label="Sold out today"
      hint={
        word?.isSoldOut ? `${word.byName} said so. Guests see it.` : 'Guests see it at once, without a save.'
      }
      checked={word?.isSoldOut ?? false}
      onCheckedChange={(isSoldOut) => void sayInEditor(item, isSoldOut)}
    />
  )
}
