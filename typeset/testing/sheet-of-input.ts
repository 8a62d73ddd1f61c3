import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { Template } from '#templates/shared/template.ts'
import { AS_CHOSEN } from '../sheet/page-setting.ts'
import { type Sheet, sheetOf } from '../sheet/sheet.ts'
import { writingOf } from '../text/writing.ts'
import { buildInput } from './build-input.ts'

/** The sheet of a menu without pictures, in type of so many percent. */
export function sheetOfInput(template: Template, given: Parameters<typeof buildInput>, percent = 100): Sheet {
  const { restaurant, menu, design } = buildInput(...given)
  const printed = printedMenu(restaurant, menu, design)
  return sheetOf({ printed, design }, template, {}, writingOf(printed, menu.language), {
    ...AS_CHOSEN,
    typePercent: percent,
  })
}
