import { anyWord } from '../../text/any-word.ts'

/** What a cover is called, for which guests pay as they sit down. */
export const COVER = anyWord(
  'cover charge*, table cover, cover per person, bread and cover, gedeck, kuvert, couvert, gedeckpauschale, gedeckgebuhr',
  'coperto, pane e coperto, coperti, cubierto, cubiertos, servicio de pan, pan y servicio, 席料, お通し',
)

/** Names of charges that need no more than an amount. */
export const NAMED_FEE = anyWord(
  'service charge*, service fee*, auto gratuit*, autogratuity, auto grat, autograt, automatic gratuit*, kitchen appreciation, kitchen love',
  'kitchen fee, kitchen share, kitchen surcharge, living wage, wellness, equity, sf mandate*, mandate*, employer mandate*, table charge*, table fee*',
  'health care surcharge, back of house, boh, admin fee, administration fee, administrative fee, hospitality charge, hospitality fee, cover charge*',
  'energiepauschale*, energiekostenpauschale*, heizpauschale*, umweltpauschale*, personalpauschale*, inflationspauschale*',
  'servicegebuhr*, servicepauschale*, serviceaufschlag*, servicezuschlag*, bedienungsgeld*, bedienungszuschlag*, nachtzuschlag*',
  'feiertagszuschlag*, sonntagszuschlag*, tischgebuhr*, frais de service, frais de table, supplement service, droit de couvert, spese di servizio',
  'cargo por servicio, servicio de mesa, servicekosten, servicetoeslag*, bedieningsgeld, taxa de servico, serviceafgift, serviceavgift, kuvertafgift, kuvertavgift, サービス料, 服务费, 服務費',
)

/** Words for a charge of any kind: with a share of the bill, or with a sum for each guest or order. */
export const CHARGE = anyWord(
  'bread service, table service, table charge*, brotgeld, brotpauschale, service du pain, servizio pane, broodgeld',
  'fee, fees, surcharge*, charge, charges, contribution*, adjustment*, gebuhr*, pauschale, pauschal, kosten, frais, taxa, kartengebuhr*, cargo, cargos, contributo',
)

/** Words for a charge by a share of the bill alone: with a sum they are what a choice adds. */
export const SHARE = anyWord(
  'gratuity, gratuities, service, adicional, supplement, supplements, majoration*, aufschlag*, zuschlag*, *zuschlag, *aufschlag, bedienung, servizio',
  'maggiorazion*, sovrapprezz*, supplemento, suplemento*, recargo*, servicio, bediening, toeslag*, *toeslag, servico, acrescimo*',
)

const BILL = anyWord(
  'bill, bills, check, checks, tab, tabs, order, orders, total, purchase, rechnung*, addition, conto, cuenta, rekening, conta',
  'prices, preise, preisen, prix, prezzi, precio, precios, prijzen, precos',
)
const ADDED = anyWord(
  'add, adds, added, adding, appear, appears, increase, increased, berechnen, aufgeschlagen, erhohen, erhoht, ajoute*, majore*, augmente*',
  'aggiunto, maggiorat*, aumentat*, anadid*, incrementa*, toegevoegd, verhoogd, acrescentad*',
)
const ADDED_BY_US = anyWord(
  'we add, we will add, we ll add, is added, are added, will be added, be added, automatically added',
)
/** Verbs that ask guests for a sum. */
const CHARGES = anyWord(
  'we charge, is charged, are charged, will be charged, berechnen, berechnet, verlangen, facture*, facturons, addebitiamo, viene addebitat*',
  'we add, we will add, we ll add, aggiungiamo, viene aggiunt*, sara aggiunt*, anadimos, se anade, se anadira, acrescentamos, ajoutons',
  'cobramos, se cobra, se cobrara*, rekenen, berekenen, cobra se, sera cobrad*',
)

/** What the cover is called where bread comes with it unasked. */
const BREAD = anyWord('pan, pane, pao')
/** What is laid for everybody, and what a guest asks for on top of it. */
const LAID = anyWord(
  'bread, bread and butter, brot, brotkorb, brot und butter, pain, pan, pane, pao, brood, cutlery, besteck, linen, couverts, posate, cubiertos, talheres, bestek',
)
const ASKED_FOR =
  /gluten|(?:^| )(?:extra|additional|more|second|weiter\S*|zusatzlich\S*|supplementaire\S*)(?= |$)/u

/** Words that put something on top of what is ordered. */
const ON_TOP_OF = anyWord(
  'we add, we will add, will add, is added, are added, be added, automatically add*, tack, tacked, tacks, tack on, on top, plus, to offset, zzgl, zuzuglich, hinzu, hinzugerechnet, schlagen, aufgeschlagen',
  's ajoute, s ajoutent, ajoutons, en sus, en plus, majore*, est ajoute*, sont ajoute*, sera ajoute*, seront ajoute*, sara aggiunt*, viene aggiunt*, verra aggiunt*, aggiungiamo, si aggiunge, aggiungere, oltre al, piu il, si applica',
  'anade, anaden, anadimos, anadira, anadiremos, agrega, agregamos, agregara, aplica, aplicamos, aplicara, mas el, mas un, acrescenta*, acrescido, acresce, acrescimo, mais o',
  'wordt toegevoegd, worden toegevoegd, komt erbij, komt daarbij, bovenop, rekenen, plus een, legges til, laegges, tillkommer, tilkommer, doliczamy, doliczana, dolicza sie, doliczone',
)

/** For those who work there: `3% for our cooks`. */
const FOR_THE_HOUSE =
  /(?:^| )(?:for|to|support|supports|fur|pour|per|per il|para|voor) (?:our|the|unser\S*|das|die|notre|le|nos|nostro|nostra|il|nuestro|nuestra|nosso|nossa|ons|onze|het) (?:\S+ )?(?:staff|\S*team|cooks?|chefs|kitchen|crew|servers|employees|workers|kuche|personal|mitarbeiter\S*|equipe|cuisine|personale|cucina|cocina|equipo|cozinha|keuken|personeel)(?= |$)/u

/** A share on top of the bill, whatever it is called: `plus 3.99%`, `we tack on 5% for our cooks`, `4% by card`. */
export const isShareOnTop = (words: string): boolean =>
  (ON_TOP_OF.test(words) && !/(?:^| )plus (?:de|d|que|of) /u.test(words)) ||
  (FOR_THE_HOUSE.test(words) &&
    !/ of (?:which|it|this|these|that) |(?:^| )(?:tips?|trinkgeld|100) /u.test(words)) ||
  (CARDS.test(words) && !/gift card/u.test(words))

/** A charge that comes on top, without its amount: `zuzüglich Bedienungsgeld`. */
export const isChargeOnTop = (words: string): boolean => NAMED_FEE.test(words) && BEHIND_PRICES.test(words)

const BEHIND_PRICES = anyWord(
  'plus, will be added, is added, are added, we add, zzgl, zuzuglich, en sus, in aggiunta, viene aggiunt*, se anade, se anadira, sera acrescid*, wordt toegevoegd',
)

/** A share that is added to bills, by whatever name: `We add 3% to every bill`. */
export const isAddedToBills = (words: string): boolean => BILL.test(words) && ADDED.test(words)

/** A sum that each guest is asked for, by whatever name: `Wir berechnen 1 € pro Person`. */
export const isAskedOfAll = (words: string): boolean =>
  ((CHARGES.test(words) || BREAD.test(words)) && SCOPE.test(words)) ||
  (CHARGES.test(words) && LAID.test(words) && !ASKED_FOR.test(words)) ||
  (ADDED_BY_US.test(words) && BILL.test(words))

/** `Coperto 2,50`, `Taxa de serviço 10`: what is behind the name of a charge is its amount, without a sign of money. */
export const isNameWithAmount = (words: string): boolean =>
  [NAMED_FEE, COVER].some((name) => {
    const found = name.exec(words)
    return found !== null && AMOUNT_BEHIND.test(words.slice(found.index + found[0].length))
  })
const AMOUNT_BEHIND =
  /^(?: (?:per|pro|par|a|por|je) \S+| p p)? \d{1,3}(?: \d{1,2})?(?: (?:per|pro|par|a|por|je) \S+| p p)?$/u

/** A share that some days or tables cost more: `Sundays +10%`. */
export const isDearer = (text: string, words: string): boolean =>
  /\+\s?\d/.test(text) && (DAYS.test(words) || ELSEWHERE.test(words) || BILL.test(words))

/** For each guest, order or day: what makes a sum a charge and not the price of a choice. */
export const SCOPE = anyWord(
  'per person, per guest, per head, per order, per check, per table, per bill, each guest, every guest, all checks, all orders, every order',
  'a person, p p, applies, apply, will be added, is added, pro person, pro gast, pro kopf, pro tisch, je gast, je person, je kopf, je tisch, je bestellung, ab * personen, sundays, holidays, weekends',
  'par personne, par convive, par couvert, par table, a persona, per persona, a testa, por persona, por pessoa, por comensal, per persoon, p p p',
)

/** The guest may say no. */
export const OPTIONAL = anyWord(
  'optional, discretionary, suggested, suggestion, recommended, voluntary, at your discretion, your discretion, removed, remove it',
  'freiwillig*, facultatif*, facultative*, a votre discretion, facoltativ*, a discrezione, opcional*, voluntari*, a su discrecion',
  'vrijwillig*, optioneel, sugerid*, a seu criterio',
)

/** Charges for extras that a guest asks for, and shares that are taken off or given away. */
export const NO_FEE = anyWord(
  'corkage, corkgage, korkgeld, droit de bouchon, diritto di tappo, descorche, kurkengeld, kurkgeld, rolha, cake, cakeage, plating',
  'deposit*, senal del, anticipo, acompte, anzahlung*, aanbetaling, caparra, pfand*, consigne*, cauzione, fianza, statiegeld, caucao, delivery, deliveries, lieferung*, liefergebuhr*, livraison*, consegna*',
  'entrega*, a domicilio, bezorg*, split plate, plate sharing, sharing charge, extra plate, no show, no shows, cancel*, storno*, annulation*',
  'minimum, mindest*, minimo, minima, room rental, room hire, booking fee, parking, valet, off, discount*, rabatt*, nachlass, ermassigung*, remise*, reduction*, sconto*, scontat*',
  'descuento*, desconto*, korting*, proceeds, donate*, donation*, spende*, spenden, reverse*, devolu*, royalty, of tips, of all tips',
)

const NO =
  '(?:no|not|without|never|don t|doesn t|kein\\S*|ohne|sans|aucun\\S*|senza|nessun\\S*|sin|ningun\\S*|geen|zonder|sem|nenhum\\S*)'
const NOUN =
  '(?:service charge|fees?|surcharges?|charges?|gratuit\\S*|\\S*gebuhr\\S*|\\S*zuschlag\\S*|\\S*pauschale|frais|supplement|coperto|couvert|gedeck|servizio|recargo\\S*|toeslag\\S*|taxa|servicekosten|bedienungsgeld)'

/** `no service charge`, `we do not add a service charge`, `ohne Aufpreis`, `free of charge`. */
export const DENIED = new RegExp(
  `(?:^| )${NO} (?:\\S+ ){0,3}${NOUN}(?= |$)|(?:^| )free of charge(?= |$)`,
  'u',
)

const INCLUDED = anyWord(
  'include, includes, including, included, inclusive, incl, inkl, inklusive, enthalten, inbegriffen, compris, comprise, comprises, inclus, incluse',
  'incluses, incluso, inclusi, inclusa, compreso, compresi, compresa, incluido*, incluida*, inclusief, inbegrepen, 込み',
)
/** Takes `included` back, or says that something comes on top after all. */
const ON_TOP = new RegExp(
  [
    '(?:not|non|pas|nicht|no|nao|niet) (?:be )?(?:included?|inclusive|compris\\S*|inclus\\S*|enthalten|inbegriffen|compres\\S*|incluid\\S*|inbegrepen)',
    '(?:do|does) not include|exclud\\S*|excl|exkl|exklusive|esclus\\S*|exclusief|excluid\\S*|aparte|a parte',
    'added|add|adds|plus|extra|additional\\S*|appl(?:y|ies|ied)|zzgl|zuzuglich|berechne[nt]|erheben|hinzu|en sus|en plus|hors',
    'incl(?:uded)? (?:in|on|with|to) (?:your|the|all|each|every) (?:\\S+ )?(?:bill|bills|check|checks|tab|total)',
    '(?:bills?|checks?|tabs?|orders?) (?:\\S+ )?includes?|(?:on|to) (?:your|the|all|each|every) (?:\\S+ )?(?:bills?|checks?|tabs?|orders?)',
    'se aplicara\\S*|rekenen|acrescid\\S*|si applica',
  ]
    .map((words) => `(?:^| )(?:${words})(?= |$)`)
    .join('|'),
  'u',
)

/** Returns whether a charge is part of the prices, by these words. */
export const isIncluded = (words: string): boolean => INCLUDED.test(words) && !ON_TOP.test(words)

/** Words that open a sentence about what the sentence before it said: `It is optional`, `The charge is discretionary`. */
export const REFERS_BACK =
  /^(?:it|this|that|these|the|please|dies\S*|sie|die|der|das|ce|cette|cet|il|elle|le|la|les|questo|questa|il|este|esta|esto|el|deze|dit|het|o|a)(?= )/u

export const PARTIES = anyWord(
  'party, parties, groups, group, tables of, guests or more, people or more, or more, and more guests, and more people, split checks',
  'ab * personen, ab * gasten, a partir de * personnes, a partir de * convives, a partir de * personas, a partir de * pessoas, a partire da * persone, vanaf * personen, gruppen, groupes, grupos, gruppi, groepen, tavolate, tables de',
)
export const CARDS = anyWord(
  'credit card*, card payment*, debit card*, cards, card processing, kartenzahlung*, kreditkart*, carte bancaire, cartes bancaires',
  'carte di credito, carta di credito, tarjeta*, creditcard*, cartao, cartoes',
)
/** Days and hours that are dearer than others. */
export const DAYS = anyWord(
  'sunday*, saturday*, weekend*, monday*, tuesday*, wednesday*, thursday*, friday*, holiday*, public holiday*, christmas*, easter*, new year*, anzac*, australia day',
  'feiertag*, sonntag*, sonn und feiertag*, wochenend*, samstag*, ab * uhr, nacht*, dimanche*, jours feries, jour ferie, samedi*, nuit, minuit, apres * h',
  'domenic*, festiv*, domingo*, feriad*, sabado*, fin de semana, noche*, feestdag*, zondag*, zaterdag*',
)
/** Tables and ways of ordering that cost more. */
export const ELSEWHERE = anyWord(
  'terrace, terraza, terrasse, terrazza, takeout, take out, to go, room service, al tavolo',
)

export const PURPOSE = anyWord(
  'support*, cover*, offset*, goes to, goes directly, goes entirely, goes toward*, go to, distributed, shared, shares, paid to, benefit*, wage*',
  'health*, staff, team, crew, cooks, chefs, kitchen appreciation, for our kitchen, for the kitchen, to the kitchen, to our kitchen, kitchen workers, back of house, boh, employee*, servers, used, help*, fund*, gratuity, retained, insurance, salaries, processing, sustainab*',
)
export const FOR_STAFF = anyWord(
  'staff, team, employee*, server, servers, service staff, gratuity, gratuities, auto grat, tip, tips, wait staff, crew',
)
