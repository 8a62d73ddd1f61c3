import type { NoticeKind } from '../../menu/model/notice.ts'

const FEE =
  /gratuit(?:y|ies)|service (?:charge|fee|of|is not)|pane? e coperto|pan y (?:aceitunas|picos|servicio)|\bcubierto\b|\bkuver\b|κουβέρ|couvert artístico|お通し代|席料|茶位|加一服務|サービス料|beilagenänderung|\bkuvert\b|bread (?:and|&) (?:butter|olives)|service non compris|delivery|deliver|corkage|cover charge|\bcoperto\b|surcharge|booking fee|cake(?:age| cutting)? (?:fee|charge)|tray charge|room service charge|kitchen appreciation|split plate|sharing charge|plate charge|card fee|korkgeld|servicepauschale|gedeck|liefer(?:ung|pauschale)|droit de bouchon|livraison|frais de|servicio de mesa|recargo|transporte|suplemento del|servizio al tavolo|propina|envío|serviço|bezorg|(?<![\d.,(])(?:[1-9]|\d[1-9]|[1-9]\d)(?:[.,]\d+)?\s?%(?!.*(?:señal|deposit|anzahlung|acompte))/iu
const TAX =
  /\b(?:vat|tax(?:es)?|gst|hst|pst|iva|mwst|ust|tva|btw|moms)\b|mehrwertsteuer|umsatzsteuer|prix nets?|preise (?:verstehen|in euro|inkl)|inkl\.? (?:der )?(?:gesetzl|mwst)|impuestos|i\.?v\.?a\.? incluid|消費税|(?<![（(円]\s?)税[込抜](?!\s?[¥￥\d])/iu
const RAW =
  /\braw\b|undercooked|under-cooked|foodborne|food-borne|roh(?:e|er|es|em)? (?:ei|fisch|fleisch)|crus? ou|poco hech|crudo|\brå(?:t|tt|e)?\b|surow[eyai]|mal passad[oa]|poco cotto|生もの|生食/iu
/** What costs less, or nothing. */
const GIVEN =
  /\b(?:discount|off\b|rabatt|ermäßigung|descuento|remise|réduction|sconto|desconto|korting|zniżka)|\bfree (?:home )?delivery|livraison (?:gratuite|offerte)|(?:lieferung|envío|consegna) (?:gratis|kostenlos|gratuita)|kostenlose lieferung|gratis bezorg/iu
const SAID =
  /allerg|alerg|alérg|herkunft|provenance (?:de|des)|origine (?:de|des) |(?<!\p{L})(?:intoleran|please|(?:bitte|merci)(?!\p{L})|por favor|per favore|subject to|substitution|minimum|cash only|no checks|cards?\b|credit|wifi|wi-fi|password|reserv(?![ae]s?\s(?:(?:19|20)\d\d\b|\d{2,3}$))|ask (?:your|us|our|a)|msg free|trans fat|opening hours|open daily|öffnungszeiten|ruhetag|follow us|instagram|facebook|thank you|guten appetit|bon appétit|buon appetito|gift card|private (?:dining|event)|nous (?:acceptons|vous)|wir (?:akzeptieren|nehmen)|änderungen|hausgemacht mit|locally sourced|prices? (?:are|do|include|may)|(?:all|our) prices|parties of|groups? of|last orders?|kitchen closes|calories|kcal a day|kcal per day|not all ingredients|tell (?:us|your)|inform (?:us|your)|let us know|orders? (?:must|within|48|24)|hours'? notice|deposit|cancellation|cancelled|vegan on request|gluten[- ]?free (?:bread|pasta|options)|kartenzahlung|bankomat|ec-karte|tickets? restaurant|carte bancaire|chèques?|multibanco|livro de reclamações|accettano|se aceptan|aceitamos|pinnen|contant|honden|dogs (?:are )?welcome|mascotas|consulte|consulta|consultare|chiedi|informare|surgelat|congelat)|ください|下さい|αγορανομικ|υποχρεωση να πληρωσει|υποχρέωση να πληρώσει|ます(?:[。ので]|$)|ません|お客様|ご注文|ご予約|本店|当店/iu

/** What each table or guest pays, whatever it eats, and nothing else: `Coperto`, `Suplemento terraza`. */
const FEE_ALONE =
  /^(?:(?:pane e )?coperto|servizio|cubiertos?|servicio de (?:mesa|pan)|pan y servicio|supl(?:emento|\.)?(?: de)? terraza|cover charge|corkage|korkgeld|droit de bouchon|service charge|(?:split plate|cakeage|cake cutting|tray|delivery|service) (?:fee|charge)|liefer(?:gebühr|kosten)|frais de livraison|gastos de envío|taxa de (?:serviço|entrega)|bezorgkosten|お通し代?|席料|茶位費?)(?: (?:per|a|por|pro|pp|p\.)\s?(?:person[ae]?|guest|head|p\.?)?)?[\s:.…-]*$/iu

/** From what amount on a house delivers, or delivers for nothing. */
const TERMS =
  /(?<!\p{L})(?:(?:servicio|entrega|reparto) a domicilio|domicilio gratis|(?:compras?|pedidos?) (?:mayores|superiores) (?:a|de)|(?:minimum|min\.) (?:order|spend)|mindestbestellwert|(?:pedido|consumo|ordine) m[ií]nimo|minimum de commande|(?:free|gratis) (?:home )?delivery)(?!\p{L})/iu

export const isFee = (name: string): boolean => FEE_ALONE.test(name.trim()) || TERMS.test(name)

/** `Executive Chef: Maria Lopez` */
const STAFF =
  /^(?:(?:executive|head|sous|pastry|corporate) chef|chef (?:de cuisine|patron)|chef ?(?:\/|&|and) ?owner|küchenchef(?:in)?|general manager|bar manager|proprietors?)\b|^αγορανομικ|^ο καταναλωτ[ηή]σ δεν [εέ]χει/iu

/** `Est. 1987` */
const SINCE = /^(?:est(?:ablished|\.)?|since|seit|depuis|dal|desde|sinds) ?(?:in )?(?:1[89]|20)\d\d\.?$/iu

/** Does a line say who cooks, who keeps the house, or since when there is one? */
export const isOfHouse = (text: string): boolean => STAFF.test(text.trim()) || SINCE.test(text.trim())

/** Does a sentence belong to the whole menu, and what is it? Undefined for what may as well be said of a dish. */
export function noticeKindOf(text: string): NoticeKind | undefined {
  if (
    RAW.test(text) &&
    (/consum|eating|risk|indeholder|innehåller|inneholder|zawiera|contiene|contém|may (?:contain|be)|contain|served|°|\*|†|or\b|ou\b|oder\b/iu.test(
      text,
    ) ||
      text.length < 60)
  )
    return 'advisory'
  if (TAX.test(text)) return /service charge|gratuity/iu.test(text) && /%/u.test(text) ? 'fee' : 'tax'
  if (
    FEE.test(text) &&
    !GIVEN.test(text) &&
    (/\d/u.test(text) || /gratuity|service|coperto|corkage/iu.test(text))
  )
    return 'fee'
  return SAID.test(text) ? 'text' : undefined
}
