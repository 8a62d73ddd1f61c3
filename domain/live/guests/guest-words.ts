import { languageOf } from '../../money/locale.ts'

/** What a restaurant's page says besides the words of its owner; `{…}` stands for what is filled in. */
export interface GuestWords {
  readonly open: string
  /** `{time}`: `10 pm`. */
  readonly openUntil: string
  readonly closed: string
  /** `{time}`: `5 pm`, or `Tue 5 pm`. */
  readonly opens: string
  /** Of a special day without hours. */
  readonly closedAllDay: string
  readonly hours: string
  readonly menus: string
  /** Over menus that are not served now, and over those beside the one that was asked for. */
  readonly otherMenus: string
  readonly notServedNow: string
  /** Above the list where no menu is served. */
  readonly nothingServed: string
  readonly map: string
  readonly allMenus: string
  readonly pdf: string
  readonly text: string
  readonly allergens: string
}

const words: Readonly<Record<string, GuestWords>> = {
  en: {
    open: 'Open now',
    openUntil: 'Open until {time}',
    closed: 'Closed now',
    opens: 'Closed · opens {time}',
    closedAllDay: 'Closed',
    hours: 'Hours',
    menus: 'Menus',
    otherMenus: 'Other menus',
    notServedNow: 'Not served now',
    nothingServed: 'No menu is served at this hour.',
    map: 'Map',
    allMenus: 'All menus',
    pdf: 'PDF',
    text: 'As text',
    allergens: 'Allergens',
  },
  de: {
    open: 'Jetzt geöffnet',
    openUntil: 'Geöffnet bis {time}',
    closed: 'Zurzeit geschlossen',
    opens: 'Geschlossen · öffnet {time}',
    closedAllDay: 'Geschlossen',
    hours: 'Öffnungszeiten',
    menus: 'Karten',
    otherMenus: 'Weitere Karten',
    notServedNow: 'Zurzeit nicht',
    nothingServed: 'Zu dieser Stunde gilt keine Karte.',
    map: 'Karte zeigen',
    allMenus: 'Alle Karten',
    pdf: 'PDF',
    text: 'Als Text',
    allergens: 'Allergene',
  },
  fr: {
    open: 'Ouvert',
    openUntil: 'Ouvert jusqu’à {time}',
    closed: 'Fermé',
    opens: 'Fermé · ouvre {time}',
    closedAllDay: 'Fermé',
    hours: 'Horaires',
    menus: 'Cartes',
    otherMenus: 'Autres cartes',
    notServedNow: 'Pas servi en ce moment',
    nothingServed: 'Aucune carte n’est servie à cette heure.',
    map: 'Plan',
    allMenus: 'Toutes les cartes',
    pdf: 'PDF',
    text: 'En texte',
    allergens: 'Allergènes',
  },
  es: {
    open: 'Abierto',
    openUntil: 'Abierto hasta las {time}',
    closed: 'Cerrado',
    opens: 'Cerrado · abre {time}',
    closedAllDay: 'Cerrado',
    hours: 'Horario',
    menus: 'Cartas',
    otherMenus: 'Otras cartas',
    notServedNow: 'No se sirve ahora',
    nothingServed: 'A esta hora no se sirve ninguna carta.',
    map: 'Mapa',
    allMenus: 'Todas las cartas',
    pdf: 'PDF',
    text: 'En texto',
    allergens: 'Alérgenos',
  },
  it: {
    open: 'Aperto',
    openUntil: 'Aperto fino alle {time}',
    closed: 'Chiuso',
    opens: 'Chiuso · apre {time}',
    closedAllDay: 'Chiuso',
    hours: 'Orari',
    menus: 'Menù',
    otherMenus: 'Altri menù',
    notServedNow: 'Ora non servito',
    nothingServed: 'A quest’ora non si serve nessun menù.',
    map: 'Mappa',
    allMenus: 'Tutti i menù',
    pdf: 'PDF',
    text: 'Come testo',
    allergens: 'Allergeni',
  },
}

const english = words['en'] as GuestWords

/** In English for a language that we do not have. @param language BCP 47 */
export const guestWords = (language: string): GuestWords => words[languageOf(language)] ?? english

/** The language that they are in: a BCP 47 tag. */
export const guestLanguage = (language: string): string =>
  languageOf(language) in words ? languageOf(language) : 'en'

export const withTime = (sentence: string, time: string): string => sentence.replace('{time}', () => time)
