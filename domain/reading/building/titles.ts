import { dateHeadingIn, namesMonth } from '../words/date-words.ts'
import { sectionWordShare } from '../words/section-words.ts'

/** What the lines below the name of a restaurant say. */
export interface Titles {
  readonly title: string
  readonly dateLine: string
  /** `Steaks, chops & seafood since 1962` */
  readonly tagline: string
}

const DATE =
  /\b(?:19|20)\d\d\b|\b(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|week of|woche|semaine du|semana del)\b|年|月/iu
const SINCE = /\b(?:since|est\.?|established|seit|depuis|dal|desde|sinds|sedan)\b/iu
const MENU =
  /\bmenus?\b|\bmenú\b|\bmenü\b|\bkarte\b|\p{L}karte\b|\bcarte\b|\bcarta\b|\blist\b|\bdining\b|\b(?:breakfast|brunch|lunch|dinner|supper|drinks|cocktails|desserts|takeout|take-away|takeaway|catering|mittag|abend|déjeuner|dîner|almuerzo|cena|pranzo)\b|お品書き|メニュー|菜單|菜单/iu

/** Tells the title, the date line and the tagline of a menu apart. A piece that may be either is its title. */
export function readTitles(pieces: readonly string[]): Titles {
  const titles: string[] = []
  const dates: string[] = []
  const taglines: string[] = []
  for (const piece of pieces) {
    if (SINCE.test(piece)) taglines.push(piece)
    else if (
      DATE.test(piece) ||
      dateHeadingIn(piece) !== undefined ||
      (/\d/u.test(piece) && namesMonth(piece))
    )
      dates.push(piece)
    else if (MENU.test(piece) || (piece.split(/\s+/u).length <= 2 && sectionWordShare(piece) > 0))
      titles.push(piece)
    else taglines.push(piece)
  }
  return { title: titles.join(' · '), dateLine: dates.join(' · '), tagline: taglines.join(' · ') }
}
