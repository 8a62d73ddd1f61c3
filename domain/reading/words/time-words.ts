const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?|daily|everyday|every day|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|sonn-? und feiertags?|(?:mo|di|mi|do|fr|sa|so)(?=\.?\s?(?:[-\u2013\u2014,&+/:]|und\s|bis\s|\d))|werktags?|täglich|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|tous les jours|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|todos los días|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti i giorni|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|dagelijks|måndag|tisdag|onsdag|torsdag|fredag|平日|[月火水木金土日][〜～~-][月火水木金土日]|평일|주말|매일|월|土日祝?|毎日|lördag|söndag|mandag|tirsdag|lørdag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|codziennie|dagligen|dagligt|diariamente|todos os dias|todos os días|diario|m\s?[-\u2013]\s?(?:f|th?|sa|su)|(?:lun|mar|mer|jeu|ven|sam|dim)\.?\s?[-\u2013]\s?(?:lun|mar|mer|jeu|ven|sam|dim)`
const HOUR = String.raw`\d{1,2}(?:[:.hH]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|uur|kl\.?|h|o'clock)?|noon|midnight|close|late|mitternacht|minuit`
const SPAN = String.raw`(?:${HOUR})\s?(?:[-\u2013\u2014]|to|bis|à|until|till|til|alle|a|às|tot|do|till)\s?(?:${HOUR})`
const SURE_HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|uur)|\d{1,2}(?:h|:)\d{2}|noon|midnight|mitternacht|minuit`

/** The time when something is served, at the beginning of a text: `Mon–Fri 4–6 at the bar`, `11am – 3pm`. */
const SERVED = new RegExp(
  String.raw`^(?:served\s|available\s|serviert\s|servi\s|only\s|du\s|le\s|les\s|every\s|von\s|from\s|de\s|dal\s|del?\s|lunes a\s){0,6}(?:(?:${DAY})(?![\p{L}])|${SPAN}|(?:until|till|til|from|after|before|bis|ab|von|dès|à partir de|jusqu'à|hasta|desde|a partir de|fino alle|fino a|dalle|alle|from|tot|vanaf|das|até(?: às)?|från|fra|efter|indtil|od|do)\s(?:${SURE_HOUR}|\d{1,2}(?![\p{L}\d.,]))|(?:all day|lunch only|dinner only|ganztägig|toute la journée|midi et soir|midi seulement|le midi|midi en semaine|soir uniquement|en semaine|mittags|abends|mediodía|de lunes a viernes|a pranzo|a cena|solo a (?:pranzo|cena)|'s middags|'s avonds)(?![\p{L}]))`,
  'iu',
)

const SERVED_UNTIL = new RegExp(
  String.raw`^(?:served|available|serviert|servi|servito|servido)\s.*${SPAN}$`,
  'iu',
)

/** `lunch from 11`, `Diner vanaf 17.00`, `DINNERS after 11.30` */
const MEAL_FROM =
  /^(?:(?:breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?|frühstück|mittagstisch|abendkarte|petits?[ -]déjeuners?|déjeuners?|desayunos?|almuerzos?|cenas?|colazione|pranzo|diner|dîners?|abendessen|jantar|middag|kolacja|večeře)\s(?:from|ab|dès|desde|dalle|vanaf|à partir de|a partir d(?:e|as)|från|fra|kl\.?|od)|\p{L}[^\d\n]{1,30}\s(?:after|until|till|before|nach|bis|après|jusqu'à|hasta))\s\d{1,2}(?:[.:]\d{2})?(?:\s?[ap]m|\s?uhr|\s?h)?$/iu

/** Is it nothing but a time: `served 12 until 6`? The hours aren't prices, whatever they look like. */
export const isServedUntil = (text: string): boolean =>
  SERVED_UNTIL.test(text.trim()) || MEAL_FROM.test(text.trim())

export const isServingTime = (text: string): boolean => SERVED.test(text.trim())

/** Characters; what is longer is a paragraph. */
const LONGEST_HEADING = 400

/** Where the time when something is served begins within a heading; undefined where it says none. */
export function servingTimeAt(text: string): number | undefined {
  if (text.length > LONGEST_HEADING) return undefined
  for (const { index } of text.matchAll(/(?<=^|[\s(,·|–—-])\S/gu)) {
    if (index > 0 && isServingTime(text.slice(index))) return index
  }
  return undefined
}

const DAY_FIRST = new RegExp(
  String.raw`^(?:${DAY}|\d\s?[ªa.]\s?feira)\s?(?::|\t|\s[-\u2013\u2014])\s?(?=\p{L})`,
  'iu',
)

/** `Montag: Linseneintopf`: what there is on a day. */
export const isOfDay = (text: string): boolean => DAY_FIRST.test(text.trim())

/** Does it say somewhere when something is served? */
export const hasServingTime = (text: string): boolean =>
  isServingTime(text) || servingTimeAt(text) !== undefined
