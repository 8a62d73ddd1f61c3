import { refusalSentence } from '#domain/access/refusal-sentence.ts'
import { mayDo, type Verb } from '#domain/access/roles.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { verbsOfSave } from '#domain/menu/approval/approval.ts'
import { type Editor, mayChangePart } from '#domain/menu/approval/rule.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Judges edits as the server judges a save: a member changes no part of a menu that the role may not. */
export const judgeFor = (editor: Editor) => ({
  refusal(before: Menu, after: Menu) {
    const refused = verbsOfSave(workOf(before), workOf(after)).find((verb) => !mayChangePart(editor, verb))
    return refused ? refusalSentence(editor.role, refused) : null
  },
  refusalOf: (verb: Verb) => (mayDo(editor.role, verb) ? null : refusalSentence(editor.role, verb)),
  tell: (description: string) => toast({ variant: 'destructive', title: 'This cannot be kept', description }),
})

/** An edit changes neither the restaurant nor the looks. */
const workOf = (menu: Menu) => ({
  content: { restaurant: defaultRestaurant, ...menu },
  design: defaultDesign,
  templateId: 1,
})
