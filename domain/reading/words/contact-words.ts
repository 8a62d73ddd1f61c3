import type { Menu } from '../../menu/model/menu.ts'
import { isServingTime, servingTimeAt } from './time-words.ts'

type ContactField = keyof NonNullable<Menu['contact']>

const WEB =
  /(?:https?:\/\/|www\.)\S+|(?<=^|\s)[\w.-]+\.(?:com|net|org|de|fr|it|es|co\.uk|uk|ch|at|nl|be|eu|jp|us|ca|au|ie|se|dk|no|pt|example|restaurant|bar|cafe|menu|pizza|io|mx)(?:\/\S*)?(?=$|\s)|\S+@\S+\.\w{2,}|(?<=^|\s)@\w[\w.]{2,}/iu
const PHONE =
  /(?:(?:tel|phone|telefon|tél|teléfono|call|fon)\.?:?\s*)?(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s./-]\d{2,5}){1,4}/iu
const STREET =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}'’.]+\s){0,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|lane|ln\.?|drive|dr\.?|way|square|place|pl\.?|court|quay|parade|terrace|highway|hwy|row|alley|pier)\b|\b(?:rue|avenue|av\.|place|quai|boulevard|bd|calle|c\/|plaza|paseo|via|viale|piazza|corso|rua|praça)\s+\p{L}|〒|\d丁目/iu
const STREET_IN_ONE =
  /\p{Lu}\p{L}*(?:straße|strasse|str\.|gasse|platz|weg|allee|ring|damm|gatan|vägen|straat|laan|plein|gade|vej)\s*\d{1,4}|\b\d{5}\s+\p{Lu}\p{Ll}/u
const HOURS =
  /\b(?:open|(?:opening )?hours(?=:)|closed|öffnungszeiten|geöffnet|ruhetag|ouvert|fermé|horaires?|abierto|horario|cerrado|aperto|orari|chiuso)\b|営業時間|定休日/iu

/** How guests reach the restaurant, as far as a line says it. Undefined where it says something else. */
export function contactIn(line: string): Partial<Record<ContactField, string>> | undefined {
  const parts = line
    .split(/\s+[·•|‧]\s+|\t|\s\/\s/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const found: Partial<Record<ContactField, string>> = {}
  for (const part of parts) {
    const field = fieldOf(part)
    if (!field) return undefined
    found[field] = found[field] === undefined ? part : `${found[field]} · ${part}`
  }
  if (line.length > 40 && /\.$/u.test(line) && !WEB.test(line)) return undefined
  const isSure = Object.keys(found).some((field) => field !== 'hours') || HOURS.test(line)
  return parts.length > 0 && isSure ? found : undefined
}

function fieldOf(part: string): ContactField | undefined {
  if (part.length > 200) return undefined
  if (WEB.test(part) && part.split(/\s+/u).length <= 4) return 'web'
  if (STREET.test(part) || STREET_IN_ONE.test(part)) return 'address'
  const [phone] = PHONE.exec(part) ?? []
  if (phone && phone.replaceAll(/\D/gu, '').length >= 6 && part.replace(phone, '').trim().length <= 18)
    return 'phone'
  if (HOURS.test(part) && /\d|closed|ruhetag|fermé|chiuso|cerrado/iu.test(part)) return 'hours'
  return /\d/u.test(part) && (isServingTime(part) || servingTimeAt(part) !== undefined) && part.length < 80
    ? 'hours'
    : undefined
}
