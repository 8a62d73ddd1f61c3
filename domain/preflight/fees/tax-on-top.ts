import type { Menu } from '../../menu/model/menu.ts'
import { foldName } from '../../text/fold-name.ts'
import type { Breach } from '../rules/rule.ts'
import { clausesOf, sentencesOf } from './sentences.ts'

const TAX = `(?:(?:sales |value added )?tax(?:es)?|v ?a ?t|gst|hst|mwst|mw st|ust|mehrwertsteuer|umsatzsteuer|steuern?|t ?v ?a|i ?v ?a|b ?t ?w|moms|mva|impuestos|imposte|impostos)`
/** What is between the tax and what is said of it: `zzgl. der gesetzlichen MwSt.`, `VAT at 20% is not included`. */
const BETWEEN = String.raw`(?:(?:der|die|gesetzlich\S*|gultig\S*|jeweil\S*|geltend\S*|any|all|applicable|the|of|at|and|current|prevailing|standard|rate|is|are|be|will|wird|werden|ist|sind|noch|est|sont|n|ne|pas|la|le|les|l|el|il|o|a|au|taux|en|vigueur|legale|vigente|de|d|di|dell|del|della|es|e|sera|sara|wordt|worden|de|het|\d+) )*`
const SERVICE =
  '(?:service|service charges?|gratuity|bedienung|servicio|servizio|servico|bediening) (?:and|und|et|y|e|en|or|oder|ou) '
const AND_SERVICE =
  '(?:(?:and|und|et|y|e|en) (?:service|service charges?|gratuity|bedienung|servicio|servizio|servico|bediening) )?'
const WITHOUT = String.raw`(?:zzgl|zuzuglich\S*|plus|exkl|exklusive|excl|exclud\S*|exclusive|exclusief|exclusivos?|ohne|without|ex|before|hors|sans|senza|sin|sem|zonder|esclus\S*|excluid\S*|subject to|net of|al netto|mas|piu|mais|do not include|does not include|don t include|not including|not inclusive of|not incl|nicht inkl|nicht inklusive|no incluyen?|nao incluem|nao inclui|enthalten keine|ne comprennent pas|non comprendono|bevatten geen)`
const ON_TOP = String.raw`(?:not (?:included|incl|inclusive)|excluded|exclusive|nicht (?:\S+ )?(?:inbegriffen|enthalten|inklusive|eingeschlossen)|kommt hinzu|kommen hinzu|hinzugerechnet|zuzuglich|non (?:compris\S*|inclus\S*|compres\S*)|en sus|en plus|esclus\S*|no inclu\S*|aparte|a parte|nao inclu\S*|niet inbegrepen|exclusief|added|charged extra|extra)`

const SAYS = new RegExp(
  [
    `${WITHOUT} ${BETWEEN}(?:${SERVICE})?${TAX}`,
    `${TAX} ${BETWEEN}${AND_SERVICE}${ON_TOP}`,
    `${TAX} (?:exkl|excl|zzgl)$`,
    'hors taxes?',
    '(?:prix|tarifs?) (?:\\S+ ){0,3}h ?t',
    'preise (?:\\S+ ){0,3}netto|netto ?preise|prijzen (?:\\S+ ){0,2}netto|nettoprijzen',
  ]
    .map((words) => `(?:^| )(?:${words})(?= |$)`)
    .join('|'),
  'u',
)
/** A small business owes none: what it prints is what guests pay. */
const OWES_NONE = /(?:^| )(?:ustg|kleinuntern\S*)(?= |$)/u

/** Does a clause say that tax comes on top of the prices: `zzgl. MwSt.`, `Prix HT`, `+ IVA`, `prices exclude VAT`? */
const saysTaxOnTop = (clause: string): boolean => SAYS.test(foldName(clause.replaceAll('+', ' plus ')))

interface PlacedText {
  /** JSON pointer of the introduction, the section, its text, the item or the notice. */
  readonly pointer: string
  readonly text: string
}

/** What a menu says of its prices: all its texts but the names of dishes and choices. */
const placedTexts = ({
  intro,
  sections,
  notices,
}: Pick<Menu, 'intro' | 'sections' | 'notices'>): PlacedText[] =>
  [
    { pointer: '/intro', text: intro },
    ...sections.flatMap((section, at) => [
      { pointer: `/sections/${at}`, text: section.name },
      { pointer: `/sections/${at}/intro`, text: section.intro },
      ...section.items.map(({ description }, place) => ({
        pointer: `/sections/${at}/items/${place}`,
        text: description,
      })),
      { pointer: `/sections/${at}/footer`, text: section.footer },
    ]),
    ...notices.flatMap(({ text, secondText }, at) =>
      [text, secondText].map((each) => ({ pointer: `/notices/${at}`, text: each })),
    ),
  ].flatMap(({ pointer, text }) => (text ? [{ pointer, text }] : []))

/** A breach for each sentence of a menu by which its prices are without tax. */
export const taxOnTop = (menu: Pick<Menu, 'intro' | 'sections' | 'notices'>): Breach[] =>
  placedTexts(menu).flatMap(({ pointer, text }) =>
    sentencesOf(text)
      .filter((sentence) => !OWES_NONE.test(foldName(sentence)) && clausesOf(sentence).some(saysTaxOnTop))
      .map((sentence) => ({
        sentence: `“${sentence.replace(/[.!]$/u, '')}” says that tax comes on top of prices that have to include it.`,
        places: [pointer],
      })),
  )
