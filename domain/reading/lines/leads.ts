import { LEAD } from '../words/line-words.ts'

/** Up to three words before a colon, behind a bullet or a number: `Hoofdgerecht: Zalm`. */
const BEFORE_COLON = /^\P{L}{0,6}(\p{L}[\p{L}\p{M}'’.]*(?:\s[\p{L}\p{M}\d'’.]+){0,2})\s?:\s+(?=\S)/u

/** Fewest different words of a menu with courses, and how often one of them comes. */
const LEAST_WORDS = 2
const LEAST_TIMES = 2

const folded = (text: string): string | undefined => BEFORE_COLON.exec(text)?.[1]?.toLowerCase()

/**
 * What a menu calls its courses before a colon, in small letters: where `Starter:`, `Main:` and `Dessert:` come again
 * and again, and never one right after itself. Kinds of one dish come after each other: `Pizza: Margherita`.
 * @param sections lines of dishes by the headings above them
 */
export function leadsIn(sections: readonly (readonly string[])[]): ReadonlySet<string> {
  const words = sections.map((texts) => texts.map((text) => folded(text) ?? ''))
  const again = new Set(words.flatMap((own) => own.filter((word, at) => word === own[at - 1])))
  const leads = [...Map.groupBy(words.flat(), (word) => word)].flatMap(([word, all]) =>
    word !== '' && all.length >= LEAST_TIMES && !again.has(word) ? [word] : [],
  )
  return new Set(leads.length >= LEAST_WORDS ? leads : [])
}

/** The course or the word for a dish that a text begins with, and the rest of it: `Menü 1: Schnitzel`. */
export function leadOf(
  text: string,
  leads: ReadonlySet<string>,
): { readonly lead: string; readonly rest: string } | undefined {
  const known = LEAD.exec(text)
  const found = known ?? BEFORE_COLON.exec(text)
  const lead = found?.[1]
  return found && lead !== undefined && (known || leads.has(lead.toLowerCase()))
    ? { lead, rest: text.slice(found[0].length) }
    : undefined
}
