import { atOnce, type Steps } from '../../computing/steps.ts'
import { allergenName } from '../../menu/claims/allergen-names.ts'
import { saying } from '../../menu/claims/proposals.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { type Against, againstItem } from '../../menu/recipes/against.ts'
import { seenOfBroken, takenOut } from '../../menu/recipes/taken-out.ts'
import { agreeing, counted } from '../../text/listed.ts'
import { type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { PrintFacts } from '../rules/page-finding.ts'
import type { Breach, Fix, Rule } from '../rules/rule.ts'
import { ours } from './ours.ts'

interface Contradicted {
  readonly placed: PlacedItem
  readonly against: Against
}

const known = new WeakMap<MenuContent, readonly Contradicted[]>()

/** Items that are read in a step. */
const AT_ONCE = 50

/** Finds what speaks against each item, for the three rules that ask for it. */
export function* readAgainst(menu: MenuContent): Steps<readonly Contradicted[]> {
  const found: Contradicted[] = []
  for (const [at, placed] of placedItems(menu).entries()) {
    if (at % AT_ONCE === 0) yield
    found.push({ placed, against: againstItem(menu, placed.section, placed.item) })
  }
  known.set(menu, found)
  return found
}

const contradicted = (menu: MenuContent): readonly Contradicted[] =>
  known.get(menu) ?? atOnce(readAgainst(menu))

/** This many are listed; the others are counted and can be opened. */
const MOST_SAID = 4

function breachOf(
  menu: MenuContent,
  sentencesOf: (one: Contradicted) => readonly string[],
): readonly Breach[] {
  const found = contradicted(menu).filter((one) => sentencesOf(one).length > 0)
  if (found.length === 0) return []
  const said = found.flatMap((one) => sentencesOf(one))
  const rest = said.length - MOST_SAID
  const more = rest > 0 ? [`And ${rest} more.`] : []
  return [
    {
      sentence: [...said.slice(0, MOST_SAID), ...more].join(' '),
      places: pointersOf(found.map(({ placed }) => placed)),
    },
  ]
}

function checkRecipes(menu: MenuContent): readonly Breach[] {
  const count = contradicted(menu).filter(({ against }) => against.lacking.length > 0).length
  return breachOf(menu, ({ placed: { item }, against: { lacking } }) =>
    lacking.length > 0
      ? [`The recipe of ${item.name} has ${lacking.map(allergenName).join(', ')}, and it is not declared.`]
      : [],
  ).map((breach) => ({
    ...breach,
    sentence: `${counted(count, 'declaration')} ${agreeing(count, 'lacks', 'lack')} what the recipe has. ${breach.sentence}`,
  }))
}

function checkUntrue(menu: MenuContent): readonly Breach[] {
  const takeOut: Fix = {
    id: 'take-out-claims',
    label: 'Take these claims out',
    apply: (present) =>
      mapItems(present, (item, section) => {
        const said = takenOut(present, item, againstItem(present, section, item))
        return said ? saying(item, said) : item
      }),
  }
  const seen = new Set(
    contradicted(menu).flatMap(({ placed: { item }, against }) => seenOfBroken(item, against)),
  )
  const hasBroken = contradicted(menu).some(({ placed: { item }, against }) => takenOut(menu, item, against))
  return breachOf(menu, ({ against }) => against.untrue).map((breach) => ({
    ...breach,
    ...(hasBroken && { sentence: [breach.sentence, ...seen].filter(Boolean).join(' '), fixes: [takeOut] }),
  }))
}

/** A dish that is on several menus, where another one declares something else. */
function checkOtherMenus(menu: MenuContent, declared: PrintFacts['declaredElsewhere']): readonly Breach[] {
  const found = placedItems(menu).flatMap((placed) => {
    const { dishId, allergens, name } = placed.item
    const others = declared.filter((one) => one.dishId === dishId && !isSameSet(one.allergens, allergens))
    const [other] = allergens ? others : []
    return other && allergens
      ? [
          {
            placed,
            sentence: `${name} declares ${namesOf(allergens)} here and ${namesOf(other.allergens)} on ${other.title}.`,
          },
        ]
      : []
  })
  if (found.length === 0) return []
  const rest = found.length - MOST_SAID
  const said = found.slice(0, MOST_SAID).map(({ sentence }) => sentence)
  return [
    {
      sentence: [...said, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' '),
      places: pointersOf(found.map(({ placed }) => placed)),
    },
  ]
}

const isSameSet = (one: readonly string[], other: readonly string[] = []): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size

const namesOf = (allergens: readonly string[]): string =>
  allergens.length === 0 ? 'none' : allergens.map(allergenName).toSorted().join(', ')

/** Findings about a dish against its recipe, its declaration and its words. */
export const claims: readonly Rule[] = [
  {
    ...ours,
    level: 'must',
    id: 'house.recipe-allergens',
    title: 'Each allergen of a recipe is declared',
    check: checkRecipes,
  },
  {
    ...ours,
    level: 'must',
    id: 'house.recipe-diets',
    title: 'No diet is claimed that the words, the recipe or the declaration exclude',
    check: checkUntrue,
  },
  {
    ...ours,
    level: 'should',
    id: 'house.withheld-diets',
    title: 'No diet waits because something speaks against it',
    check: (menu) =>
      breachOf(menu, ({ against }) => against.withheld.map((sentence) => `${sentence} Guests don’t see it.`)),
  },
  {
    ...ours,
    level: 'should',
    id: 'house.own-words',
    title: 'The words of a dish agree with its declaration and its diets',
    check: (menu) => breachOf(menu, ({ against }) => against.doubts),
  },
  {
    ...ours,
    level: 'should',
    id: 'house.declared-twice',
    title: 'A dish has one declaration of allergens on all menus',
    check: (menu, _, { declaredElsewhere }) => checkOtherMenus(menu, declaredElsewhere),
  },
]
