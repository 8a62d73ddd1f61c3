import type { MenuItem } from '../../menu/model/item.ts'
import type { ItemMark } from '../../menu/model/marks.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { setFields } from '../../menu/model/set-fields.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import { samePlace, type Target } from '../targets/target.ts'
import { firstThat } from './price-changes.ts'

const WORDS: readonly (readonly [ItemMark, string])[] = [
  ['spicy-3', 'extra spicy|extra hot|extremely (?:hot|spicy)|three chil(?:i|li)e?s|very very (?:hot|spicy)'],
  ['spicy-2', 'very spicy|very hot|really (?:hot|spicy)|two chil(?:i|li)e?s|medium spicy'],
  ['spicy-1', 'spicy|hot|a bit (?:hot|spicy)|mildly spicy|one chil(?:i|li)|piccante|picante'],
  ['raw', 'raw|undercooked|raw or undercooked'],
  ['new', 'new'],
  [
    'signature',
    "signature|house special(?:ty)?|chef['’]?s (?:special|favou?rite|choice|pick)|signature dish|our signature",
  ],
  ['alcohol', 'alcohol|alcoholic|with alcohol|contains alcohol'],
]
const every = WORDS.map(([, words]) => words).join('|')
const A = String.raw`(?:(?:as|with|a|an|the|our|is|are)\s+)*`

const MARK = [
  new RegExp(
    String.raw`^(?:mark|flag|label|tag|list|show)\s+(?<of>.+?)\s+${A}(?<mark>${every})(?:\s+(?:dish|mark|item))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<of>.+?)\s+(?:is|are)\s+${A}(?<mark>${every})(?:\s+dish(?:es)?)?(?:\s+now)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:put|add)\s+${A}(?<mark>${every})\s+(?:mark|sign|label|tag|icon|flag)\s+(?:on|to|next to)\s+(?<of>.+)$`,
    'iu',
  ),
]
const UNMARK = [
  new RegExp(
    String.raw`^(?<of>.+?)\s+(?:is|are)(?:n['’]t|\s+not|\s+no\s+longer)\s+${A}(?<mark>${every})(?:\s+(?:any\s?more|any longer|now))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:remove|drop|delete|take off|clear)\s+${A}(?<mark>${every})\s+(?:mark|sign|label|tag|icon|flag)\s+(?:from|of|off|on)\s+(?<of>.+)$`,
    'iu',
  ),
  new RegExp(String.raw`^un-?mark\s+(?<of>.+?)\s+${A}(?<mark>${every})$`, 'iu'),
]

const markOf = (words: string): ItemMark | undefined =>
  WORDS.find(([, known]) => new RegExp(`^(?:${known})$`, 'iu').test(words))?.[0]

const onItems = (menu: Menu, target: Target, change: (item: MenuItem) => MenuItem): Menu =>
  mapItems(menu, (item, { id }) =>
    target.places.some((place) => samePlace(place, { sectionId: id, itemId: item.id })) ? change(item) : item,
  )

function withMark(item: MenuItem, mark: ItemMark, isOn: boolean): MenuItem {
  const kept = (item.marks ?? []).filter(
    (other) => other !== mark && !(mark.startsWith('spicy') && other.startsWith('spicy')),
  )
  const marks = isOn ? [...kept, mark] : kept
  return setFields(item, { marks: marks.length > 0 ? marks : undefined })
}

const reading = (forms: readonly RegExp[], isOn: boolean) => (command: string, context: CommandContext) =>
  firstThat(forms, (form): RuleOutcome | null => {
    const { of = '', mark: words = '' } = form.exec(command)?.groups ?? {}
    const mark = markOf(words)
    if (of === '' || mark === undefined) return null
    return about(of, command, context, (target) => ({
      kind: 'step',
      menu: onItems(context.menu, target, (item) => withMark(item, mark, isOn)),
      says: `${isOn ? 'Mark' : 'No longer mark'} ${target.name} as ${words}.`,
    }))
  })

export const marked = rule('a mark', reading(MARK, true))
export const unmarked = rule('a mark taken off', reading(UNMARK, false))

const BOX = [
  /^(?:highlight|feature|box|frame|emphasi[sz]e|spotlight|call out)\s+(?<of>.+)$/iu,
  /^(?:put|draw|place)\s+(?:a\s+)?(?:box|frame|border)\s+(?:around|on)\s+(?<of>.+)$/iu,
  /^(?:put|show|set)\s+(?<of>.+?)\s+in\s+a\s+(?:box|frame)$/iu,
]
const UNBOX = [
  /^(?:un-?highlight|un-?feature|un-?box|un-?frame)\s+(?<of>.+)$/iu,
  /^(?:remove|take|drop|delete)\s+(?:off\s+)?(?:the\s+)?(?:box|frame|border)\s+(?:away\s+)?(?:around|from|off|of|on)\s+(?<of>.+)$/iu,
  /^(?:don['’]?t|stop)\s+(?:highlight(?:ing)?|feature|featuring|box|boxing)\s+(?<of>.+)$/iu,
]

const boxing =
  (forms: readonly RegExp[], isFeatured: boolean) => (command: string, context: CommandContext) =>
    firstThat(forms, (form) => {
      const of = form.exec(command)?.groups?.of
      if (of === undefined) return null
      return about(of, command, context, (target) =>
        target.sectionIds.length > 0
          ? { kind: 'refused', sentence: 'Boxes stand out because they are few. Name one dish.' }
          : {
              kind: 'step',
              menu: onItems(context.menu, target, (item) =>
                setFields(item, { isFeatured: isFeatured ? true : undefined }),
              ),
              says: `${isFeatured ? 'Put a box around' : 'Take the box off'} ${target.name}.`,
            },
      )
    })

export const boxed = rule('a box', boxing(BOX, true))
export const unboxed = rule('a box taken off', boxing(UNBOX, false))
