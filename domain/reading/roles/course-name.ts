import type { Here } from './here.ts'

/** `first`, `Second course`, `Dessert` alone above choices, in a meal at one price. */
export function isCourseName({ facts, at, around, open }: Here): boolean {
  return (
    open.top?.isPriced === true &&
    facts.gapAbove >= 1 &&
    COURSE_NAME.test(facts.text.trim()) &&
    around.blockAfter(at).length > 0 &&
    around.isChoice(at)
  )
}

/** `1. base` above `white rice, brown rice, mixed greens`, step by step. */
export function isStep({ facts, at, around, open }: Here): boolean {
  const [list, ...more] = around.blockAfter(at)
  return (
    open.hasSection &&
    facts.gapAbove >= 1 &&
    STEP.test(facts.text) &&
    list !== undefined &&
    more.length === 0 &&
    list.text.split(/,\s+/u).length > 2
  )
}

/** A number and one to four words, without a price. */
export const STEP = /^(?:(?:step|schritt|étape|paso)\s)?\d[.):]\s+\p{L}[^\d,]{1,24}$/iu

const COURSE_NAME =
  /^(?:(?:to )?(?:start|begin|follow|finish)|(?:(?:1st|2nd|3rd|4th|first|second|third|fourth|final)(?: course)?)|course (?:one|two|three|four|\d)|starters?|appetizers?|soups?|salads?|mains?|entr[ée]es?|main course|sides?|desserts?|pudding|vorspeise|hauptgang|hauptgericht|nachspeise|dessert|plats?|fromages?|primer(?:o|os)|segundos?|postres?|antipasto|primo|secondo|dolce|(?:pick|choose|select|build|wählen? sie|wähle|choisissez|elige|elija|escolha|scegli|kies)\s(?:your|a|an|any|one|two|three|\d|ihre?n?|deine?n?|une?|votre|tu|su|uno|una|seu|sua|un|il tuo|je|een)\s\S+(?:\s\S+)?:?)$/iu
