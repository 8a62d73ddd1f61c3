import type { Menu } from '#domain/menu/model/menu.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { tryEdit } from './try-edit.ts'

/** Applies an edit, or says in a toast why what comes of it cannot be kept; false when it was applied. */
export function tellRefusedEdit(change: (menu: Menu) => Menu, step?: string): boolean {
  const problem = tryEdit(change, step)
  if (problem === null) return false
  toast({ variant: 'destructive', title: 'This cannot be kept', description: problem })
  return true
}
