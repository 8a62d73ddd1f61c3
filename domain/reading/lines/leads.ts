import { isWeekday } from '../../text/calendar-words.ts'
import { LEAD } from '../words/line-words.ts'

/** Up to three words before a colon, behind a bullet or a number: `Hoofdgerecht: Zalm`. */
const BEFORE_COLON = /^\P{L}{0,6}(\p{L}[\p{L}\p{M}'’.]*(?:\s[\p{L}\p{M}\d'’.]+){0,2})\s?:\s+(?=\S)/u

/** Fewest different words of a menu with courses, and how often one of them comes; one alone comes on more days, or before each dish. */
const LEAST_WORDS = 2
const LEAST_TIMES = 2
const LEAST_ALONE = 3

const folded = (text: string): string | undefined => BEFORE_COLON.exec(text)?.[1]?.toLowerCase()

/**
 * What a menu calls its courses before a colon, in small letters: where `Starter:`, `Main:` and `Dessert:` come again
 * and again, and never one right after itself. Kinds of one dish come after each other: `Pizza: Margherita`.
 * @param sections lines of dishes by the headings above them
 */
export function leadsIn(sections: readonly (readonly string[])[]): ReadonlySet<string> {
  const words = sections.map((texts) => texts.map((text) => folded(text) ?? ''))
  const again = new Set(words.flatMap((own) => own.filter((word, at) => word === own[at - 1])))
  const leads = [...Map.groupBy(words.flat(), (word) => word)].filter(
    ([word, all]) => word !== '' && all.length >= LEAST_TIMES && !again.has(word),
  )
  const isOfAll =
    words.filter((own) => own.length > 0).length >= LEAST_TIMES &&
    leads[0]?.[1].length === words.flat().length
  const areSure = isOfAll || leads.length >= LEAST_WORDS || leads.some(([, all]) => all.length >= LEAST_ALONE)
  return new Set(areSure ? leads.map(([word]) => word) : [])
}

/** `Lundi : Blanquette`, `Mon. Meatloaf`, `ma 12/1 Stamppot`, `E | Kalasupp`: the day of a dish before it. */
const DAY = /^((\p{L}{1,12})\.?(?:\s\d{1,2}[./]\d{1,2}\.?)?)\s?(?:[:|]\s+|(?<=[\d.])\s)(?=\p{Lu}\p{L})/u

function dayOf(text: string): RegExpExecArray | undefined {
  const found = DAY.exec(text)
  const isDated = /\d/u.test(found?.[1] ?? '')
  return found?.[2] !== undefined && (isWeekday(found[2]) || isDated) ? found : undefined
}

/** The course or the word for a dish that a text begins with, and the rest of it: `Menü 1: Schnitzel`. */
export function leadOf(
  text: string,
  leads: ReadonlySet<string>,
): { readonly lead: string; readonly rest: string } | undefined {
  const known = LEAD.exec(text) ?? dayOf(text)
  const found = known ?? BEFORE_COLON.exec(text)
  const lead = found?.[1]
  return found && lead !== undefined && (known || leads.has(lead.toLowerCase()))
    ? { lead, rest: text.slice(found[0].length) }
    : undefined
}
