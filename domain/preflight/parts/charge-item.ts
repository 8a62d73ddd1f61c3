import { foldName } from '../../text/fold-name.ts'

/** What an item is called that is a charge and nothing to eat: its last word, or all of its name. */
const CHARGE = new RegExp(
  [
    '(?:^| )(?:fee|surcharge|charge|gratuity|auto grat|corkage|cakeage|mandate)$',
    '(?:^| )(?:servicegebuhr|servicepauschale|servicezuschlag|energiezuschlag|energiepauschale|kartenzuschlag|wochenendzuschlag|nachtzuschlag|bedienungsgeld|korkgeld|pfand|gedeckpauschale|gedeckgebuhr)$',
    '(?:^| )(?:servicekosten|servicetoeslag|kurkengeld|frais de service|taxa de servico|cargo por servicio)$',
    '^(?:cover|table cover|bread and cover|service|servizio|servicio|bedienung|bediening|servico|delivery)$',
    '^(?:kitchen (?:appreciation|love|share|support)|living wage|wellness|back of house|boh)$',
    '^(?:gedeck|kuvert|couvert(?: artistico)?|cubiertos?(?: y pan)?|pan y cubierto|servicio de mesa|droit de bouchon)$',
    '^(?:coperto(?: e (?:pane|servizio))?|pane e coperto|diritto di tappo|descorche|consigne|席料|お通し|サービス料)$',
  ].join('|'),
  'u',
)
/** `Zuschlag für Kartenzahlung`: its first word, where the others name how a guest pays. */
const FOR_CARDS =
  /^(?:fee|surcharge|charge|zuschlag|aufschlag|gebuhr|supplement|frais|supplemento|recargo|suplemento|toeslag|taxa) (?:\S+ ){0,3}(?:\S*kart\S*|cards?|carte\S*|carta|tarjetas?|creditcards?|cartao|cartoes)(?= |$)/u

/** What may follow: the guests it is for, and a share in digits. */
const BEHIND =
  / (?:(?:per|pro|par|a|por) (?:person|persona|personne|guest|head|pessoa|persoon)|\d+(?: \d+)?)$/u

/** Returns whether an item is a charge and not a dish, by its name: `Coperto`, `Corkage`. */
export function isChargeItem(name: string): boolean {
  const words = foldName(name.replace(/\(.*\)$/u, ''))
  return CHARGE.test(words.replace(BEHIND, '')) || FOR_CARDS.test(words)
}
