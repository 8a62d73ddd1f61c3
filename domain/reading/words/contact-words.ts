import type { Menu } from '../../menu/model/menu.ts'
import { hasServingTime } from './time-words.ts'

type ContactField = keyof NonNullable<Menu['contact']>

type Contact = Partial<Record<ContactField, string>>

const WEB =
  /(?:https?:\/\/|www\.)\S+|(?<=^|\s)[\w.-]+\.(?:com|net|org|de|fr|it|es|co\.uk|uk|ch|at|nl|be|eu|jp|us|ca|au|ie|se|dk|no|pt|example|restaurant|bar|cafe|menu|pizza|io|mx)(?:\/\S*)?(?=$|\s)|(?<=^|[\s@])[^\s@]{1,64}@[^\s@]{1,250}\.\w{2,}|(?<=^|\s)@\w[\w.]{2,}/iu
const PHONE =
  /(?:(?:telef|tel|tlf|phone|telefon|tél|teléfono|call|fon)\.?:?\s*)?(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:(?:[\s./-]|\s\/\s)\d{2,5}){1,4}/iu
/** `Barolo 2016 120` */
const YEAR_AND_PRICE = /^(?:19|20)\d\d\s\d{2,4}$/u
const STREET =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}'’.]+\s){0,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|lane|ln\.?|drive|dr\.?|way|square|place|pl\.?|court|quay|parade|terrace|highway|hwy|(?:state |county )?route(?= \d)|pike|turnpike|plaza|mews|wharf|row|alley|pier)\b|\b(?:rue|avenue|av\.|place|quai|cais|boulevard|bd|calle|c\/|plaza|paseo|via|viale|piazza|corso|rua|praça|largo|travessa|ul\.|ulica|aleja)\s+\p{L}|〒|\d丁目/iu
/** Words for streets and districts before their names or numbers, and behind them, in the other languages of menus. */
const STREET_ABROAD =
  /(?<!\p{L})(?:carrera|cra\.|avda?\.|avenida|jl\.|jln\.?|jalan|lorong|đường|quận|phường|strada|str\.|bulevardul|calea|piața|ул\.|улица|пр-т|просп(?:ект|\.)|пл\.|площад[ьа]|вул\.|вулиця|бул\.|оδός|οδός|λεωφ\.|náměstí|nám\.|třída|námestie|trg)\s(?:\p{L}[\p{L}.'’-]*\s?){0,3}(?:,\s?)?(?:#|no\.?:?|nr\.?|№)?\s?\d|(?<!\p{L})\p{Lu}[\p{L}-]+\s(?:\p{L}+\s)?(?:utca|út|tér|körút|krt\.|caddesi|sokak|bulvarı|iela|bulvāris|gatvė|tänav|tn|mnt|katu)\s?(?:no:?\s?)?\d|\s(?:cad|cd|sok|sk)\.\sno[.:]?\s?\d|\sg\.\s\d{1,3},\s\p{L}|\p{L}{3}(?:katu|ntie|kuja|vegur|gata)\s\d|(?:地址|住所|주소)[:：\s]|\p{Lo}[都道府県市区區町村路街]\p{Lo}*\d+(?:[-\u2013号號]|\s?号)|\p{Lo}(?:로|길)\s\d|^\p{Lu}[\p{L}.’'-]+(?:\s\p{L}+){0,3}\s\d{1,4}[a-z]?(?:\/\d{1,4})?,\s(?:\d{3}\s?\d{2}|\d{2}-\d{3}|\d{4,6})\s\p{Lu}|,\s\p{Lu}\p{L}+\s\d{3}\s\d{2}$|,\s\p{Lu}\p{Ll}+\s\d{6}$/iu
/** A price with cents at the end: what is before it is a dish, though it may be named for a street. */
const PRICED = /(?<![\d.,])\d{1,3}[.,]\d{2}\s?\p{Sc}?$/u
/** `Pho 24 65.000` */
const NUMBER_AND_PRICE = /^\d{1,3}\s\d{1,3}[.,]\d{3}$/u
const POSTCODE =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|^\d{4,5}\s\p{Lu}\p{Ll}+$|\p{L},?\s[A-Z]{2},?\s(?!(?:19|20)\d\d\b)\d{4,5}\b|\p{L},?\s[A-Z]{2},?\s[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u
const STREET_IN_ONE =
  /(?:\p{Lu}\p{L}*|\b)(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Gg]asse|platz|weg|allee|ring|damm|gatan|vägen|straat|laan|plein|gade|vej)\s*\d{1,4}|\b\d{5}\s+\p{Lu}\p{Ll}/u
const HOURS =
  /(?<!\p{L})(?:open|(?:opening )?hours(?=:)|closed|öffnungszeiten|geöffnet|geschlossen|ruhetag|ouvert|fermé|horaires?|abierto|horario|cerrado|cierra|aperto|orari|chiuso|aberto|fechado|encerra(?:do)?|geopend|gesloten|öppet|stängt|åbent|lukket|åpent|stengt|czynne|zamknięte|nieczynne)(?!\p{L})|営業時間|定休日|营业时间|營業時間|영업시간|ежедневно|щодня|часы работы|avoinna|suljettu|otevřeno|zavřeno|otvorené|nyitva|zárva|ανοιχτά|κλειστά|açık|kapalı|program(?=:)/iu
const CLOSED =
  /closed|ruhetag|geschlossen|fermé|chiuso|cerrado|cierra|encerra|fechado|gesloten|stängt|lukket|stengt|zamknięte|nieczynne|daily|midnight|late\b/iu

/** What parts ways to reach a restaurant from each other, the surest first. */
const SEPARATORS = [
  /\s+[·•|‧]\s+|\t/u,
  /\s+[·•|‧]\s+|\t|\s\/\s/u,
  /\s+[·•|‧\u2013\u2014-]\s+|\t|\s\/\s/u,
  /\s+[·•|‧\u2013\u2014-]\s+|\t|\s\/\s|(?<=\p{Ll}{3}|\d)\.\s+/u,
] as const

/** Returns how guests reach the restaurant, if a line says it. Undefined where it says something else. */
export function contactIn(line: string): Contact | undefined {
  if (line.length > 40 && /\.$/u.test(line) && !WEB.test(line)) return undefined
  if (!/[\d@.]/u.test(line) && !HOURS.test(line)) return undefined
  const separators: RegExp[] = /\s[\u2013\u2014/-]\s|\.\s/u.test(line)
    ? [...SEPARATORS]
    : SEPARATORS.slice(0, 1)
  if (WEB.test(line) && /,\s/u.test(line)) separators.push(/\s+[·•|‧]\s+|\t|,\s+/u)
  const found = separators.flatMap((separator) => contactOf(line.split(separator)) ?? [])
  return found.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0]
}

function contactOf(pieces: readonly string[]): Contact | undefined {
  const found: Contact = {}
  const keep = (field: ContactField, part: string) => {
    found[field] = found[field] === undefined ? part : `${found[field]} · ${part}`
  }
  const rest: string[] = []
  for (const part of pieces
    .map((piece) => piece.replaceAll(/^[\s|·•]+|[\s|·•]+$/gu, ''))
    .flatMap((piece) => withoutPhone(piece.trim()))
    .filter(Boolean)) {
    const field = fieldOf(part)
    if (field) keep(field, part)
    else rest.push(part)
  }
  const [other, ...more] = rest
  // `Cais do Ginjal 12, Cacilhas – Telef. 212 555 012`: a place with a number, next to a way to call or to
  // write.
  const isPlace =
    other !== undefined &&
    more.length === 0 &&
    (found.phone !== undefined || found.web !== undefined) &&
    found.address === undefined &&
    /^\p{Lu}.*\p{L}\s\d{1,4}\b|^\d{1,4}[,\s]+\p{L}|^\d{4,5}\s\p{Lu}|\p{Lo}\s\d/u.test(other) &&
    other.length < 80
  // `Familie Huber · Dorfstraße 12 · Tel. …`: who keeps the house is before where it is.
  const isHost =
    other !== undefined &&
    more.length === 0 &&
    found.address !== undefined &&
    (found.phone !== undefined || found.web !== undefined) &&
    HOST.test(other)
  // `214 Mulberry Avenue · Providence, RI`: the town is behind the street.
  const isTown = more.length === 0 && found.address !== undefined && TOWN.test(other ?? '')
  if (isHost) found.address = `${other} · ${found.address}`
  else if (isPlace || isTown) keep('address', other ?? '')
  else if (other !== undefined) return undefined
  const isSure = Object.entries(found).some(([field, said]) => field !== 'hours' || HOURS.test(said))
  return isSure ? found : undefined
}

/** `Providence, RI`, `Cork, Ireland`, `Portland OR` */
const TOWN = /^\p{Lu}[\p{L}.’' -]{1,40}(?:,\s\p{Lu}[\p{L}. ]{1,30}|\s\p{Lu}{2})$/u

/** Up to five words, of two letters or more together. */
const HOST = /^(?=\P{L}*\p{L}\P{L}*\p{L})\p{L}[\p{L}.'’-]*(?:(?:\s(?:&\s)?|&\s)\p{L}[\p{L}.'’-]*){0,4}$/u

const ADDRESS_AND_PHONE = new RegExp(String.raw`^(.*?\D)[\s,.]+(${PHONE.source})$`, 'iu')

/** `Dorpsstraat 11, Wijk bij Duurstede, 0343 555 020`: a number at the end of an address is one to call. */
function withoutPhone(part: string): string[] {
  const [, address = '', phone = ''] = part.length > 200 ? [] : (ADDRESS_AND_PHONE.exec(part) ?? [])
  const isBoth =
    (STREET.test(address) || STREET_IN_ONE.test(address)) && phone.replaceAll(/\D/gu, '').length >= 7
  return isBoth ? [address.replace(/[\s,\u2013\u2014-]+$/u, ''), phone] : [part]
}

function fieldOf(part: string): ContactField | undefined {
  if (part.length > 200) return undefined
  if (WEB.test(part) && part.split(/\s+/u).length <= 4) return 'web'
  if ([STREET, STREET_ABROAD, STREET_IN_ONE, POSTCODE].some((one) => one.test(part)) && !PRICED.test(part))
    return 'address'
  const [phone] = PHONE.exec(part) ?? []
  if (
    phone &&
    phone.replaceAll(/\D/gu, '').length >= (/\p{L}/u.test(phone) ? 6 : 7) &&
    !YEAR_AND_PRICE.test(phone) &&
    !NUMBER_AND_PRICE.test(phone) &&
    part.replace(phone, '').trim().length <= 18
  )
    return 'phone'
  if (HOURS.test(part) && (/\d/u.test(part) || CLOSED.test(part) || hasServingTime(part))) return 'hours'
  return isHours(part) ? 'hours' : undefined
}

/** What a line says that is taken for a way to reach the restaurant in any case. */
export const contactOfLine = (line: string): Contact =>
  contactIn(line) ?? (isHours(line) ? { hours: line } : { address: line })

/** Days and hours, and hardly more: `M-F 7-7, Sat & Sun 8-5`. */
export const isHours = (text: string): boolean =>
  /\d/u.test(text) && text.length < 80 && !/%|[!?]$|happy/iu.test(text) && hasServingTime(text)
