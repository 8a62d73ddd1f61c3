const DAY = `(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?|daily|everyday|every day|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|sonn-? und feiertags?|mo|di|mi|do|fr|sa|so|werktags?|täglich|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|tous les jours|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|todos los días|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti i giorni|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|dagelijks|måndag|tisdag|onsdag|torsdag|fredag|平日|土日祝?|毎日|lördag|söndag|mandag|tirsdag|lørdag`
const HOUR = String.raw`\d{1,2}(?:[:.hH]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|h|o'clock)?|noon|midnight|close|late|mitternacht|minuit`
const SPAN = String.raw`(?:${HOUR})\s?(?:[-\u2013\u2014]|to|bis|à|until|till|alle|a|às|tot)\s?(?:${HOUR})`
const SURE_HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr)|\d{1,2}(?:h|:)\d{2}|noon|midnight|mitternacht|minuit`

/** The time when something is served, at the beginning of a text: `Mon–Fri 4–6 at the bar`, `11am – 3pm`. */
const SERVED = new RegExp(
  String.raw`^(?:served\s|available\s|serviert\s|servi\s|only\s|du\s|le\s|les\s|every\s|von\s|from\s|de\s|dal\s|del?\s|lunes a\s)*(?:(?:${DAY})(?![\p{L}])|${SPAN}|(?:until|till|from|after|before|bis|ab|von|dès|jusqu'à|hasta|desde|fino a|dalle|alle|from)\s(?:${SURE_HOUR}|\d{1,2}(?![\p{L}\d.,]))|(?:all day|lunch only|dinner only|ganztägig|toute la journée))`,
  'iu',
)

export const isServingTime = (text: string): boolean => SERVED.test(text.trim())

/** Where the time when something is served begins within a heading; undefined where it says none. */
export function servingTimeAt(text: string): number | undefined {
  for (const { index } of text.matchAll(/(?<=^|[\s(,·|–—-])\S/gu)) {
    if (index > 0 && isServingTime(text.slice(index))) return index
  }
  return undefined
}
