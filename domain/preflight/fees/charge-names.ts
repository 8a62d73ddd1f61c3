import { foldName } from '../../catalogue/names.ts'
import { anyWord } from '../words/any-word.ts'
import { COVER, NAMED_FEE, NO_FEE, OPTIONAL } from './fee-words.ts'

/** What an item is called that is a charge and nothing to eat: its last words, or all of them. */
const CHARGE_NAME = new RegExp(
  [
    '(?:^| )(?:fee|surcharge|charge|gratuity|corkage|cakeage|servicegebuhr|servicepauschale|bedienungsgeld|korkgeld|pfand|servicekosten|kurkengeld)(?: \\d+(?: \\d+)?)?$',
    '^(?:cover|service|servizio|servicio|bedienung|bediening|servico|delivery|droit de bouchon|diritto di tappo|descorche|consigne)(?: \\d+(?: \\d+)?)?$',
  ].join('|'),
  'u',
)
const COVER_NAME = anyWord(
  'cover, cover charge, table cover, bread and cover, gedeck, kuvert, couvert, gedeckpauschale, coperto, pane e coperto, coperto e pane, coperto e servizio',
  'pane coperto, cubierto, cubiertos, cubierto y pan, pan y cubierto, couvert artistico, 席料, お通し',
)

const isWhole = (pattern: RegExp, name: string): boolean => pattern.exec(` ${name}`)?.[0].trim() === name

/** Is an item a charge and no dish, by its name: `Coperto`, `Kitchen appreciation fee`, `Corkage`? */
export function isCharge(name: string): boolean {
  const words = foldName(name.replace(/\(.*\)$/u, ''))
  const bare = words.replace(
    /(?: (?:per|pro|par|a|por) (?:person|persona|personne|guest|head|pessoa|persoon))$/u,
    '',
  )
  return CHARGE_NAME.test(bare) || isWhole(COVER_NAME, bare) || isWhole(NAMED_FEE, bare)
}

/** Does everybody pay it who sits down? Corkage and deposits are for those who ask for them. */
export function isOwed(name: string): boolean {
  const words = foldName(name)
  return !NO_FEE.test(words) && !OPTIONAL.test(words)
}

export const isCover = (name: string): boolean => COVER.test(foldName(name))
