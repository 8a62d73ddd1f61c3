import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** Two things that a house cannot both say. */
interface Pair {
  readonly what: string
  readonly one: RegExp
  readonly other: RegExp
}

const pairs: readonly Pair[] = [
  {
    what: 'whether cards are taken',
    one: /\bcash only\b|\bno (?:credit )?cards?\b|\bcards? (?:are )?not accepted\b|\bwe do not (?:take|accept) (?:credit )?cards?\b|\bnur bar(?:zahlung)?\b|\bkeine (?:kredit)?karten\b|\bsolo efectivo\b|\bno se aceptan tarjetas\b|\bpas de (?:cb|cartes?)\b|\bespeces uniquement\b|\bsolo contanti\b|\balleen contant\b|\bapenas dinheiro\b/,
    other:
      /\bcards? (?:fees?|surcharges?|charges?|processing)\b|\bcredit card (?:\w+ ){0,3}(?:fee|surcharge|\d)|\b(?:surcharge|fee|charge) (?:\w+ ){0,5}cards?\b|\b(?:we )?accept (?:\w+ ){0,3}(?:visa|mastercard|amex|cards)\b|\ball (?:major )?(?:credit )?cards\b|\bkartenzahlung (?:ab|moglich|akzeptiert)\b|\bwir akzeptieren (?:\w+ )?karten\b|\b(?:se aceptan|aceptamos) tarjetas\b|\bcb (?:acceptee|a partir)\b|\bcarte (?:bancaire )?a partir\b|\baccettiamo carte\b|\bpinnen\b|\bcash discount\b|\bcontactless\b|\bapple pay\b/,
  },
  {
    what: 'whether cash is taken',
    one: /\bcards? only\b|\bcashless\b|\bno cash\b|\bnur karte\w*\b|\bbargeldlos\b|\bsolo tarjeta\b|\bcartes uniquement\b/,
    other:
      /\bcash discount\b|\bcash only\b|\bdiscount (?:\w+ ){0,3}cash\b|\bpay (?:\w+ ){0,2}cash\b|\bbarzahlung\b|\bsolo efectivo\b/,
  },
  {
    what: 'whether service is included',
    one: /\b(?:service|gratuity|tips?) (?:charge )?(?:is |are )?(?:already )?included\b|\bno tipping\b|\bno gratuity\b|\btip free\b|\bhospitality included\b|\bservice compris\b(?! non)|\bservicio incluido\b|\bservizio (?:incluso|compreso)\b|\btrinkgeld inbegriffen\b/,
    other:
      /\b(?:service|gratuity|tips?) (?:charge )?(?:is |are )?not included\b|\b\d{1,2} ?(?:%|percent)? (?:gratuity|service charge|service|tip)\b|\b(?:gratuity|service charge) (?:of )?\d{1,2}\b|\b(?:gratuit(?:y|ies)|tips?) (?:is |are )?(?:always |greatly )?(?:appreciated|at your discretion|welcome)\b|\bservice (?:non|n est pas) compris\b|\b(?:gratuity|service|tips?) (?:is |are )?(?:at your|optional|up to you)\b|\bservicio no incluido\b|\bservizio (?:non incluso|escluso)\b/,
  },
  {
    what: 'whether service is added',
    one: /\b\d{1,2} ?(?:%|percent)? ?(?:gratuity|service charge|service) (?:is |will be )?(?:automatically )?(?:added|included)\b/,
    other:
      /\b(?:service|gratuity|tips?) (?:charge )?(?:is |are )?(?:not included|at your|optional|up to you|(?:never|not) (?:expected|accepted|required))\b/,
  },
  {
    what: 'whether tax is in the prices',
    one: /\b(?:tax|taxes|vat|gst|mwst|iva|tva) (?:is |are )?included\b|\binclud(?:es?|ing) (?:all )?(?:tax(?:es)?|vat|gst)\b|\binkl(?:usive)? (?:\w+ ){0,2}mwst\b|\biva incluido\b|\btva comprise\b|\biva inclusa\b/,
    other:
      /\b(?:tax|taxes|vat|gst|mwst|iva|tva) (?:is |are )?(?:not included|extra|excluded)\b|\bexclusive of (?:tax(?:es)?|vat|gst)\b|\bplus (?:sales )?tax\b|\btax (?:will be|is) (?:added|charged)\b|\bexclud(?:es?|ing) (?:tax(?:es)?|vat|gst)\b|\bzzgl (?:\w+ ){0,2}mwst\b|\biva no incluido\b|\bsubject to (?:sales )?tax\b/,
  },
  {
    what: 'whether a dish may be changed',
    one: /\bno substitutions\b|\bno modifications\b|\bsubstitutions (?:are )?(?:politely )?declined\b/,
    other:
      /\bsubstitut(?:e|ions?) (?:\w+ ){0,4}(?:for|add|\+)? ?\d|\bsub (?:\w+ ){1,3}\+? ?\d|\bsubstitutions (?:are )?(?:welcome|available)\b/,
  },
  {
    what: 'whether tables can be booked',
    one: /\bno reservations\b|\bwalk ins only\b|\bfirst come first served\b|\bkeine reservierung\w*\b|\bno se reserva\b/,
    other:
      /\breservations? (?:are )?(?:required|recommended|suggested|essential|only)\b|\bby reservation\b|\breservierung (?:erbeten|empfohlen)\b|\bbook (?:a table|ahead|online)\b|\breserva previa\b/,
  },
  {
    what: 'whether food can be taken away',
    one: /\bdine in only\b|\bno (?:take ?(?:out|away)|to go)\b|\bnot available (?:for|to) (?:take ?(?:out|away)|go)\b/,
    other:
      /\b(?:take ?(?:out|away)|to go|delivery) (?:is )?(?:available|welcome|orders)\b|\ball (?:\w+ ){0,2}available (?:for|to) (?:take ?(?:out|away)|go)\b|\bcall for (?:pick ?up|takeout)\b/,
  },
  {
    what: 'which days the house is open',
    one: /\bclosed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bruhetag\b|\bferme le\b|\bcerrado los\b|\bchiuso il\b|\bgesloten\b/,
    other:
      /\bopen (?:daily|every ?day|(?:7|seven) days)\b|\b7 days a week\b|\btaglich geoffnet\b|\bouvert tous les jours\b|\babierto todos los dias\b|\baperto tutti i giorni\b|\belke dag open\b|\bdagelijks geopend\b/,
  },
  {
    what: 'whether there is a cover charge',
    one: /\bcoperto (?:di )?\d|\bcover charge (?:of )?\d|\bcubierto \d|\bcouvert \d/,
    other:
      /\b(?:no|senza|sin|sans) (?:coperto|cover(?: charge)?|cubierto|couvert)\b|\bcoperto (?:non|incluso|gratis|omaggio)\b/,
  },
  {
    what: 'how drinks are refilled',
    one: /\bfree refills\b|\bbottomless\b|\bunlimited refills\b/,
    other: /\b(?:one|1|single|no|two|2) (?:free )?refills?\b|\brefills? (?:are )?\d/,
  },
  {
    what: 'what delivery costs',
    one: /\bfree delivery\b|\bdelivery is free\b/,
    other: /\bdelivery (?:charge|fee)s? (?:of )?\d+(?: \d+)? (?:on|for|applies to) (?:every|all|each)\b/,
  },
  {
    what: 'whether there is MSG in the food',
    one: /\b(?:no|without|never|zero) (?:added )?msg\b|\bmsg free\b/,
    other: /\b(?:with|contains?|use|add|some|little) (?:\w+ ){0,2}msg\b/,
  },
  {
    what: 'how long breakfast is served',
    one: /\bbreakfast (?:is )?(?:served )?(?:until|till|til)\b/,
    other: /\bbreakfast (?:is )?(?:served )?all day\b|\ball day breakfast\b/,
  },
  {
    what: 'what an order has to come to',
    one: /\bno minimum\b/,
    other: /\bminimum (?:order |spend |purchase )?(?:is |of )?\d/,
  },
  {
    what: 'whether bills are split',
    one: /\bno (?:split|separate) (?:checks?|bills?)\b|\bone (?:check|bill) per table\b/,
    other:
      /\b(?:split|separate) (?:checks?|bills?) (?:are )?(?:welcome|available|on request|up to|max\w*)\b|\bhappy to split\b/,
  },
  {
    what: 'whether guests may bring wine',
    one: /\bno (?:byob?|outside (?:alcohol|drinks|beverages))\b|\bno corkage\b(?! fee)/,
    other: /\bbyob?\b(?<!no byob)(?<!no byo)|\bcorkage (?:fee )?(?:of )?\d|\bbring your own\b/,
  },
  {
    what: 'whether dogs may come in',
    one: /\bno (?:dogs|pets|animals)\b|\bkeine hunde\b/,
    other: /\b(?:dogs?|pets?) (?:friendly|welcome)\b|\bhunde (?:sind )?willkommen\b/,
  },
]

interface Line {
  readonly written: string
  readonly folded: string
}

/** All that the house says of itself: notices, notes of the menu and of its sections, the way to it; and below drinks. */
function linesOf({ menu, items }: Review): Line[] {
  const texts = [
    menu.intro,
    ...menu.notices.map(({ text }) => text),
    ...menu.sections.flatMap(({ intro, footer }) => [intro, footer]),
    menu.contact?.hours,
    ...items.filter(({ course }) => course === 'drink').map(({ item }) => item.description),
  ]
  return texts
    .flatMap((text) =>
      (text ?? '')
        .replace(/room service/gi, '')
        .split(/\n|(?<=[.;!])(?<!\b(?:inkl|incl|zzgl|excl|ca|approx|max|min|pers|no)\.)\s|·|\|/i),
    )
    .flatMap((written) =>
      written.trim() === '' ? [] : [{ written: written.trim(), folded: foldName(written) }],
    )
}

/** Lines of the house that contradict each other: cash only, and a fee for cards. */
export const contradictoryNotices: QuestionRule = {
  id: 'notices_contradict',
  topic: 'words',
  as: 'duplicate',
  whyNot: 'Only you know which of the two holds.',
  several: (count) => `${count} pairs of lines contradict each other`,
  ask: (review) => {
    const lines = linesOf(review)
    return [
      ...pairs.flatMap((pair) => contradictionOf(pair, lines)),
      ...percentsOf(lines),
      ...closedDays(review, lines),
      ...twoNumbers(lines),
    ]
  },
}

function contradictionOf({ what, one, other }: Pair, lines: readonly Line[]): Question[] {
  const first = lines.find(({ folded }) => one.test(folded))
  const second = first && lines.find(({ folded }) => other.test(folded.replace(one, ' ')))
  return first && second ? [saysTwo(what, first, second)] : []
}

/** Parties that a gratuity is for: `parties of 6 or more`. */
const GRATUITY =
  /\b(\d{1,2}) ?(?:%|percent)? ?(?:gratuity|service charge|service fee|service)\b|\b(?:gratuity|service charge|service fee) (?:of )?(\d{1,2})\b/
const PARTY = /\bpart(?:y|ies) of (\d{1,2}|five|six|seven|eight|ten)\b/

/** Two percentages of one gratuity. */
function percentsOf(lines: readonly Line[]): Question[] {
  const said = lines.flatMap((line) => {
    const found = GRATUITY.exec(line.folded.replace(PARTY, ''))
    const percent = found?.[1] ?? found?.[2]
    return percent === undefined ? [] : [{ line, percent, party: PARTY.exec(line.folded)?.[1] }]
  })
  const [first] = said
  const other = first && said.find(({ percent, party }) => percent !== first.percent && party === first.party)
  return first && other ? [saysTwo('how much service is added', first.line, other.line)] : []
}

/** What a house has one of, and how lines say it. */
const ONE_NUMBER: readonly (readonly [what: string, said: RegExp])[] = [
  [
    'since when it’s there',
    /\b(?:since|established(?: in)?|est|founded in|seit|depuis|desde|dal|anno)\b\D{0,3}((?:1[6-9]|20)\d\d)\b/,
  ],
  [
    'when happy hour is',
    /\bhappy hour\b\D{0,24}((?:\d{1,2}(?: [ap]m| \d\d)?)(?: (?:to |until |till )?\d{1,2}(?: [ap]m| \d\d)?)?)\b/,
  ],
  ['when the kitchen closes', /\bkitchen closes\b\D{0,12}(\d{1,2}(?: \d\d)?)\b/],
  ['how late breakfast is served', /\bbreakfast\b\D{0,18}(?:until|till) (\d{1,2}(?: \d\d)?)\b/],
]

/** One thing at two numbers: since 1987, and established in 1994. */
const twoNumbers = (lines: readonly Line[]): Question[] =>
  ONE_NUMBER.flatMap(([what, said]): Question[] => {
    const found = lines.flatMap((line) => {
      const number = said.exec(line.folded)?.[1]
      return number === undefined ? [] : [{ line, number }]
    })
    const [first] = found
    const other = first && found.find(({ number }) => number !== first.number)
    return first && other ? [saysTwo(what, first.line, other.line)] : []
  })

const CLOSED = /\b(?:closed|not open) (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/

/** A section for a day on which the house is closed: Sunday Roasts. */
const closedDays = ({ menu: { sections } }: Review, lines: readonly Line[]): Question[] =>
  lines.flatMap((line): Question[] => {
    const day = CLOSED.exec(line.folded)?.[1]
    const section =
      day === undefined
        ? undefined
        : sections.find(({ name, intro = '', footer = '' }) =>
            new RegExp(`\\b${day}s?\\b`).test(foldName([name, intro, footer].join(' '))),
          )
    return section
      ? [saysTwo('what is served on which day', line, { written: section.name, folded: '' })]
      : []
  })

const saysTwo = (what: string, { written: one }: Line, { written: other }: Line): Question => ({
  key: what,
  title: `The menu says two things: ${what}`,
  reason: one === other ? `“${one}”` : `“${one}” and “${other}”`,
  about: [],
})

/** What a house adds to a bill, each by its own name. */
const CHARGES: readonly (readonly [charge: string, said: RegExp])[] = [
  ['service', /\bservice (?:charge|fee)\b|\b\d{1,2} ?(?:%|percent)? service\b/],
  ['a gratuity', /\bgratuity\b/],
  ['delivery', /\bdelivery (?:charge|fee)\b/],
  ['a tray', /\btray (?:charge|fee)\b/],
  ['packaging', /\b(?:packaging|container|box) (?:charge|fee)\b/],
  ['a fee for cards', /\b(?:card|processing) (?:fee|surcharge)\b/],
  [
    'a fee for wages',
    /\b(?:kitchen appreciation|living wage|wellness|health(?:care)?|staff) (?:fee|surcharge|charge)\b/,
  ],
  ['a cover charge', /\bcover charge\b|\bcoperto\b/],
]
/** As many on one bill are what guests write about. */
const MANY_CHARGES = 3

/** Charges on top of each other, which guests read as one price that was hidden. */
export const chargesPileUp: QuestionRule = {
  id: 'charges_pile_up',
  topic: 'words',
  sureness: 'judgment',
  as: 'price_order',
  whyNot: 'Only you know which of them the house can’t do without.',
  several: () => 'Several charges are added to a bill',
  ask: (review) => {
    const text = linesOf(review)
      .map(({ folded }) => folded)
      .join(' · ')
    const charged = CHARGES.filter(([, said]) => said.test(text)).map(([charge]) => charge)
    return charged.length < MANY_CHARGES
      ? []
      : [
          {
            key: 'all',
            title: `${charged.length} charges are added to a bill`,
            reason: `${new Intl.ListFormat('en').format(charged)}: guests add them up when they pay, and two of them may be for one thing.`,
            about: [],
          },
        ]
  },
}
