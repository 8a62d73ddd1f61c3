import type { Menu } from '../../menu/model/menu.ts'
import { foldName } from '../../text/fold-name.ts'

const read = new WeakMap<Menu, readonly string[]>()

/** A menu's introductions, footers and notices in both languages, as `foldName` leaves them. */
function menuTexts(menu: Menu): readonly string[] {
  const known = read.get(menu)
  if (known) return known
  const texts = [
    menu.intro,
    ...menu.sections.flatMap(({ name, intro, footer }) => [name, intro, footer]),
    ...menu.notices.flatMap(({ text, secondText }) => [text, secondText]),
  ]
  const folded = texts.flatMap((text) => (text ? [foldName(text)] : []))
  read.set(menu, folded)
  return folded
}

/** Returns whether one text of the menu has all of these. The patterns meet text that `foldName` made. */
export const says = (menu: Menu, ...patterns: readonly RegExp[]): boolean =>
  menuTexts(menu).some((text) => patterns.every((pattern) => pattern.test(text)))
