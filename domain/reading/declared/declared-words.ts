import type { AllergenKey } from '../../allergens/allergen-keys.ts'
import { allergenOfWord } from '../../allergens/words/read-words.ts'
import { type Declared, type DeclaredPart, joinDeclared, NOTHING } from './declared.ts'

const CONTAINS = String.raw`contains?(?:\s+allergens)?|allergens?(?:\s+(?:are|contained))?|allergy information|enthält|enthalten|allergene?|contient|allergènes?|contiene|contengono|allergeni|alérgenos?|contém|alergénios?|alergénicos?|alergênicos?|bevat|allergenen|obsahuje|alergeny|alergény|alergenai|zawiera|indeholder|innehåller|inneholder|allergener|sisältää|allergeenit|tartalmaz|allergének|sadrži|sadržava|vsebuje|conține|alergeni|içerir|περιέχει|αλλεργιογόνα|содержит|аллергены|съдържа|алергени|містить|(?:alg|alerg|allerg)[.]`
const TRACES = `traces? (?:of|d[eu']|d’)|traces?|spuren von|spuren|traces de|traces d['’]|trazas de|tracce di|vestígios de|traços de|sporen van|stopy|ślad(?:owe ilości|y)|spor (?:af|av)|spår av|jäämiä|nyomokban|tragove|sledi|urme de|следы`
const MAY = `(?:may|might|can) (?:also )?contain(?: ${TRACES})?|may be present|kann(?: auch)? (?:${TRACES})|kann enthalten|können enthalten|peut(?: aussi)? contenir(?: (?:des )?(?:traces de|traces d['’]))?|puede contener(?: (?:trazas de))?|può contenere(?: (?:tracce di))?|pode conter(?: (?:vestígios de|traços de))?|kan(?: ook)? bevatten|kan (?:sporen van)|(?:může|môže) obsahovat?ť?(?: stopy)?|może zawierać(?: (?:śladowe ilości|ślady))?|kan (?:indeholde|inneholde|innehålla)(?: (?:spor a[fv]|spår av))?|saattaa sisältää|nyomokban tartalmazhat|može sadržavati|lahko vsebuje|poate conține|${TRACES}`

/** Where words of allergens may begin: at the start, in brackets, behind a gap, a dash or the end of a sentence. */
const BEGIN = new RegExp(
  String.raw`(?:(?<=^|[\t([{]\s?|[.;:,!?|·•]\s|\s[-\u2013\u2014]\s)|(?<=\p{L}\s)(?<!(?:dishes|products?|items?|food|foods|menu|kitchen|all|gerichte|speisen|produkte|plats|produits|piatti|prodotti|platos|productos|pratos|produtos|gerechten|producten)\s)(?=(?:may|kann|peut|puede|può|pode|kan)\s))(?<lead>${MAY}|${CONTAINS})(?!\p{L})\s*:?\s*`,
  'giu',
)
const IS_MAY = new RegExp(String.raw`^(?:${MAY})(?!\p{L})`, 'iu')
/** Where one claim ends and a weaker one begins: `milk; may contain nuts and traces of egg`. */
const LEAD = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${MAY}|${CONTAINS})(?!\p{L})\s*:?\s*`, 'giu')
const LIST = /\s*[,/|+&\n]\s*|\s+(?:and|und|et|y|e|i|en|og|och|oder|or|ou|o|a|sowie|ja|és|и|και|ve)\s+/giu
/** A declaration of none of the allergens of the law. */
export const SAYS_NONE =
  /^(?:none|nil|no (?:known |declarable |listed )?allergens?|contains no allergens?|allergens?: none|keine(?: allergene)?|ohne allergene|sans allergènes?|aucun(?: allergène)?|sin alérgenos|ninguno|senza allergeni|nessuno|sem alergénios|geen(?: allergenen)?|bez alergen[ůu])$/iu
/** What is around the name of an allergen and says nothing of it. */
const AROUND =
  /^(?:of|von|de|d['’]|di|du|des|af|av|van|the|a|an|some|traces of|spuren von)\s*|\s*(?:enthalten|bevatten|traces?|spuren|protein|proteins)$|[.:;!()[\]]+$/giu

/** `Allergenen: 1-3-7`, `alg. 2, 4, 14`: codes behind the word for them. */
const OF_CODES = /^\p{L}{3,}[.:]\s?(?:\d{1,2}|[A-R])(?:\s?[-,;./+ ]\s?(?:\d{1,2}|[A-Ra-r]))*\.?$/u

/** Characters of the words of one declaration. */
const LONGEST = 300

/** `[shellfish]`: words of several allergens, alone in brackets; which of them it is has to be asked. */
const COLLECTIVE =
  /[^\S\t]?\[(?:[\p{L} ]+,\s?)*(?:shellfish|seafood|nuts?|dairy|cereals?|grains?|schalentiere|meeresfrüchte|nüsse|fruits de mer|fruits à coque|noix|mariscos?|frutos secos|frutti di mare|frutta a guscio|latticini|zuivel|noten|schaaldieren)(?:,\s?[\p{L} ]+)*\]/giu

/** The words of a text that declare allergens: `[contains: peanuts, egg]`, `may contain nuts and traces of milk`. */
export function declaredWords(text: string): DeclaredPart[] {
  if (!/\p{L}{5}/u.test(text) || text.length > 2000) return []
  const parts: DeclaredPart[] = [...text.matchAll(COLLECTIVE)].map(({ index, 0: words }) => ({
    ...NOTHING,
    unread: [words.trim()],
    start: index,
    end: index + words.length,
  }))
  for (const match of text.matchAll(BEGIN)) {
    const { index } = match
    if (parts.some(({ end }) => index < end)) continue
    const inner = innerStart(text, index)
    const end = endOfWords(text, inner)
    const whole = inner < index ? readWords(text.slice(inner, end)) : undefined
    const leadAt = whole && whole.unread.length === 0 ? inner : index
    const read = leadAt === inner && whole ? whole : readWords(text.slice(index, end))
    if (!read) {
      // In a language that no table knows it is asked.
      const said = text.slice(index, end)
      const isAsked = /^[^:]*allerg[^:]*:|^contains:/iu.test(said) && /:\s*\p{L}/u.test(said)
      if (isAsked || OF_CODES.test(said))
        parts.push({ ...NOTHING, unread: [said.trim()], ...placeOf(text, index, end) })
      continue
    }
    parts.push({ ...read, ...placeOf(text, leadAt, end) })
  }
  return parts
}

/** Characters of what is ahead in a bracket. */
const LONGEST_INNER = 200

/** `(milk, egg. May contain: nuts)`: the start of what is in the bracket that is open at a place. */
function innerStart(text: string, at: number): number {
  const ahead = text.slice(Math.max(0, at - LONGEST_INNER - 2), at)
  const inner = /[([{]\s?([^()[\]{}]*)$/u.exec(ahead)?.[1]
  return at - (inner?.length ?? 0)
}

/** Up to the bracket that closes, a gap, a price or the end of the line. */
function endOfWords(text: string, from: number): number {
  const rest = text.slice(from, from + LONGEST)
  const isBracketed = /[([{]\s?$/u.test(text.slice(0, from))
  const stop = (isBracketed ? /[)\]}]/u : /\t|\s{3,}|(?<=[\p{L}])\s(?=\p{Sc}?\d)|\s[|·•]\s/u).exec(rest)
  return from + (stop?.index ?? rest.length)
}

/** With the brackets around it, and the dash or the comma that leads to it. */
function placeOf(text: string, from: number, to: number): { start: number; end: number } {
  const open = /\s?[([{]\s?$/u.exec(text.slice(0, from))
  const close = /^\s?[)\]}]/u.exec(text.slice(to))
  if (open && close) return { start: open.index, end: to + close[0].length }
  const lead = /[\s,;|·•\u2013\u2014-]+$/u.exec(text.slice(0, from))
  return { start: lead && !lead[0].includes('\t') ? lead.index : from, end: to }
}

/** A part of a declaration: of what is in a dish, or of what may be. */
interface Clause {
  readonly words: string
  readonly isMay: boolean
}

/** Does “contains”, “allergens” or “may contain” lead a part of it? */
export const hasLead = (words: string): boolean => words.search(LEAD) >= 0

/** The parts of a declaration by the words that lead them: `7, 9. May contain 2` is two. */
export function clausesIn(words: string): Clause[] {
  const leads = [...words.matchAll(LEAD)]
  const before = words.slice(0, leads[0]?.index ?? words.length)
  const own = leads.map((lead, at): Clause => {
    const from = lead.index + lead[0].length
    return { words: words.slice(from, leads[at + 1]?.index), isMay: IS_MAY.test(lead[0]) }
  })
  return [{ words: before, isMay: false }, ...own].flatMap(({ words: said, isMay }) =>
    said.split(/[.;]/u).map((one) => ({ words: one, isMay })),
  )
}

/** What the words say; undefined where they name no allergen that we know: then they are words of the dish. */
function readWords(words: string): Declared | undefined {
  let isKnown = false
  const read = clausesIn(words).flatMap(({ words: said, isMay }): Declared[] => {
    const names = said.split(LIST).map(bare).filter(Boolean)
    if (names.length === 0) return []
    const keys = names.map(allergenIn)
    const known = keys.filter((key) => key !== undefined)
    if (known.length > 0) isKnown = true
    if (known.length < names.length) return [{ ...NOTHING, unread: [said.trim()] }]
    return [{ ...NOTHING, ...(isMay ? { mayContain: known } : { contains: known }) }]
  })
  return isKnown ? joinDeclared(read) : undefined
}

function bare(name: string): string {
  let text = name.trim()
  for (let before = ''; text !== before; ) {
    before = text
    text = text.replaceAll(AROUND, '').trim()
  }
  return text
}

/** German lists have their names in the dative: `Spuren von Nüssen`. */
export const allergenIn = (name: string): AllergenKey | undefined =>
  allergenOfWord(name) ?? (/n$/u.test(name) ? allergenOfWord(name.slice(0, -1)) : undefined)
