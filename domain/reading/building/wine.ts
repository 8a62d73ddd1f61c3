import type { Wine } from '../../menu/model/item.ts'

const VINTAGE = /(?:^|[\s,])((?:19|20)\d{2}|['’‘]\d{2}|NV|N\.V\.|MV)(?=$|[\s,])/u
const PRODUCER =
  /^(?:domaine|château|chateau|ch\.|weingut|winzer|bodegas?|tenuta|cantina|azienda|maison|quinta|cave|caves|clos|fattoria|castello|podere|marchesi|mas|finca|viña|poggio|villa|champagne|schloss)\b/iu
const COUNTRY =
  /\b(?:france|italy|italia|spain|españa|germany|deutschland|austria|österreich|portugal|usa|california|oregon|washington|argentina|chile|australia|new zealand|south africa|greece|hungary|mendoza|marlborough|napa|sonoma|rioja|loire|burgundy|bourgogne|bordeaux|alsace|rhône|tuscany|toscana|piedmont|piemonte|veneto|sicily|sicilia|mosel|pfalz|baden|rheingau|rheinhessen|wachau|douro)\b/iu

/** A wine by what a wine list prints: `Picpoul de Pinet, Domaine Félines, 2024`, `Gamay, Foillard ’22`, `Prosecco NV`. */
export function wineOf(text: string): { name: string; description: string; wine?: Wine } | undefined {
  const [, vintage] = VINTAGE.exec(text) ?? []
  const bare = vintage === undefined ? text : text.replace(VINTAGE, ' ')
  const [name = '', ...rest] = bare
    .split(/\s*,\s+|\s+[\u2013\u2014]\s+|\s{2,}|,\s*$/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
  if (name === '') return undefined
  const wine: Wine = {}
  const said: string[] = []
  for (const part of rest) {
    if (!wine.producer && !COUNTRY.test(part) && (PRODUCER.test(part) || vintage !== undefined))
      wine.producer = part
    else if (!wine.region && COUNTRY.test(part)) wine.region = part
    else if (wine.region && COUNTRY.test(part)) wine.region = `${wine.region}, ${part}`
    else if (wine.producer && !wine.region && isPlaceName(part)) wine.region = part
    else said.push(part)
  }
  return {
    name,
    description: said.join(', '),
    ...((vintage !== undefined || Object.keys(wine).length > 0) && {
      wine: { ...wine, ...(vintage !== undefined && { vintage }) },
    }),
  }
}

/** `Weinviertel`, `Colli Euganei`: one to three words with capital letters behind a producer. */
const isPlaceName = (text: string): boolean => /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,2}$/u.test(text)

const WINE_SECTION =
  /\bwines?\b|\bvins?\b|\bvini\b|\bvinos?\b|\bvinho|weine?\b|\bwijn|\bvin\b|sparkling|champagne|bubbles|bollicine|\breds?\b|\bwhites?\b|\brosé|\brouges?\b|\bblancs?\b|\btintos?\b|\bblancos?\b|\brossi\b|\bbianchi\b|sekt|sherry|\bjerez\b|\bports?\b|madeira|by the glass|by the bottle|half bottles|magnums|wine list|weinkarte|carte des vins|carta de vinos|lista dei vini/iu

export const isWineSection = (names: readonly string[]): boolean =>
  names.some((name) => WINE_SECTION.test(name))

/**
 * Returns whether a menu is, by its title, nothing but a list of wines. `Cocktails, wine & small plates`
 * isn't.
 */
export const isWineList = (title: string): boolean =>
  /\bwine list\b|\bwinelist\b|weinkarte|carte des vins|carta de vinos|carta de vinhos|(?:lista|carta) dei vini|wijnkaart|vinkort|vinlista|^(?:our )?wines?$/iu.test(
    title,
  )
