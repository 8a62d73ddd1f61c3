import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import { AS_CHOSEN, type PageSetting } from '#typeset/sheet/page-setting.ts'
import type { Sheet } from '#typeset/sheet/sheet.ts'
import { sheetsOf } from '#typeset/sheet/sheet-of.ts'
import { writingOf } from '#typeset/text/writing.ts'
import { buildInput } from './build-input.ts'

/** The sheet of a menu without pictures. */
export function sheetOfInput(
  template: TemplateDefinition,
  given: Parameters<typeof buildInput>,
  setting: PageSetting = AS_CHOSEN,
): Sheet {
  const { restaurant, menu, design } = buildInput(...given)
  const printed = printedMenu(restaurant, menu, design)
  const writing = writingOf(printed, menu.language)
  return sheetsOf({ printed, words: menuWords(menu.language), design }, template, {}, writing).sheetAt(
    setting,
  )
}
