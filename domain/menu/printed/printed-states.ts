import { type DeclarationState, declarationState, isToldOf } from '../../allergens/declaration-state.ts'
import { FREE_SIGN, UNDECLARED_SIGN } from '../model/mark-symbols.ts'
import type { PrintedExtras, PrintedOption } from './printed-extras.ts'
import type { PrintedItem } from './printed-item.ts'
import type { PrintedMark } from './printed-mark.ts'
import type { PrintedSection } from './printed-section.ts'
import type { MenuWords } from './words/words.ts'

/** Of the entry of a legend that says what the absence of marks means. */
export const UNMARKED_ID = 'allergen:unmarked'

/** Dishes and options alike, wherever they are. */
type Declared = Pick<PrintedItem, 'allergens' | 'known' | 'mayContain' | 'requiredChoice'> & {
  readonly marks?: readonly PrintedMark[]
}

const extrasIn = (sections: readonly PrintedSection[]): PrintedExtras[] =>
  sections.flatMap(({ items, extras }) => [...items.flatMap((item) => item.extras), ...extras])

const declaredIn = (sections: readonly PrintedSection[]): Declared[] => [
  ...sections.flatMap(({ items }) => items),
  ...extrasIn(sections).flatMap(({ options }) => options),
]

/** Returns whether anything is declared on a menu: words next to other dishes say that no one declared these. */
export const tellsAllergens = (sections: readonly PrintedSection[]): boolean =>
  declaredIn(sections).some(isToldOf)

const bearsAllergen = ({ marks = [] }: Declared): boolean => marks.some(({ kind }) => kind === 'allergen')

export const marksIn = (sections: readonly PrintedSection[]): PrintedMark[] => [
  ...sections.flatMap(({ items }) => items.flatMap(({ marks }) => marks)),
  ...extrasIn(sections).flatMap(({ options }) => options.flatMap(({ marks = [] }) => marks)),
]

interface Stated {
  readonly sections: readonly PrintedSection[]
  /** What explains the states, at the end of the legend. */
  readonly legend: readonly PrintedMark[]
}

/**
 * A menu whose signs tell apart what is not declared and what is free, as soon as one of its dishes bears the mark of an
 * allergen; without any, nothing changes. Only the fewer of both bear a sign, so that the page stays calm, and the legend
 * says what the absence of marks means: where most dishes are declared, that one is free; where most are not, to ask.
 */
export function withStates(sections: readonly PrintedSection[], words: MenuWords): Stated {
  const all = declaredIn(sections)
  if (!all.some(bearsAllergen)) return { sections, legend: [] }
  const { nothingDeclared, restUndeclared, unmarked, noneOfThem, noneOfThese } = words.declaration
  const dishes = sections.flatMap(({ items }) => items)
  const isMostlySilent = 2 * dishes.filter(inState('undeclared')).length > dishes.length
  // A choice that may bring an allergen: the staff is asked as for a dish that nobody declared.
  const isOfState = inState(
    ...(isMostlySilent ? (['free'] as const) : (['undeclared', 'by-choice'] as const)),
  )
  // What is said of it isn't all, whichever of both bear a sign.
  const isInPart = ({ known = [] }: Declared) => known.length > 0
  const isSigned = (one: Declared) => isInPart(one) || isOfState(one)
  const sign = stateMark(
    isMostlySilent ? 'free' : 'undeclared',
    isMostlySilent ? FREE_SIGN : UNDECLARED_SIGN,
    isMostlySilent ? noneOfThem : nothingDeclared,
  )
  const rest = stateMark('rest', UNDECLARED_SIGN, restUndeclared)
  const plain = all.filter((one) => !isSigned(one) && !bearsAllergen(one))
  // A menu's own table may have marks for some allergens alone: then a dish without them is not free of the others.
  const ofPlain = isMostlySilent ? nothingDeclared : plain.every(inState('free')) ? noneOfThem : noneOfThese
  const signedExtras = (extras: PrintedExtras) => withSigns(extras, isSigned, sign)
  return {
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...(isSigned(item) ? { ...item, marks: withSign(item.marks, isInPart(item) ? rest : sign) } : item),
        extras: item.extras.map(signedExtras),
      })),
      extras: section.extras.map(signedExtras),
    })),
    legend: [
      ...(all.some((one) => isOfState(one) && !isInPart(one)) ? [sign] : []),
      ...(all.some(isInPart) ? [rest] : []),
      ...(plain.length > 0 ? [stateMark('unmarked', unmarked, ofPlain)] : []),
    ],
  }
}

const inState =
  (...states: readonly DeclarationState[]) =>
  (one: Declared): boolean =>
    states.includes(declarationState(one))

const stateMark = (
  key: DeclarationState | 'rest' | 'unmarked',
  symbol: string,
  meaning: string,
): PrintedMark => ({
  id: `allergen:${key}`,
  kind: 'allergen',
  symbol,
  meaning,
})

/** Behind the allergens, before additives. */
function withSign(marks: readonly PrintedMark[], sign: PrintedMark): PrintedMark[] {
  const behind = marks.filter(({ kind }) => kind === 'additive')
  return [...marks.filter((mark) => !behind.includes(mark)), sign, ...behind]
}

/** Where all options are alike, one sign next to the name of the choice: `Cooked ?: rare · medium · well done`. */
function withSigns(
  extras: PrintedExtras,
  isSigned: (option: PrintedOption) => boolean,
  sign: PrintedMark,
): PrintedExtras {
  if (extras.options.every(isSigned)) return { ...extras, marks: [sign] }
  return {
    ...extras,
    options: extras.options.map((option) =>
      isSigned(option) ? { ...option, marks: withSign(option.marks ?? [], sign) } : option,
    ),
  }
}
