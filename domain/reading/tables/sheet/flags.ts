const YES = /^(?:y|yes|x|✓|✔|✅|true|1|ja|j|oui|o|si|sí|s|sim|wahr|vrai|●|•)$/iu
const NO = /^(?:n|no|false|0|nein|non|não|nao|nee|nej|falsch|faux|✗|✘|-|–|—)$/iu

const MAY =
  /^(?:may(?:be)?(?: contain)?|possibl[ey]|traces?|may contain traces|spuren|kann(?: enthalten)?|peut(?:-être| contenir)?|trazas|puede(?: contener)?|tracce|può(?: contenere)?|traços|pode(?: conter)?|sporen|kan(?: bevatten)?)$/iu
const ON_REQUEST =
  /^(?:option(?:al)?|opt|(?:on|upon) request|available|possible|can be(?: made)?|auf wunsch|möglich|sur demande|bajo pedido|opcional|a richiesta|a pedido|op (?:aan)?vraag|mogelijk)$/iu
/** They say as little as a blank. */
const SILENT = /^(?:n\/?a|none|free|absent|frei|ohne|sans|sin|senza|sem|zonder|vrij)$/iu

/** What a cell says in a column of a diet or an allergen; `asked` is for what only a person can say. */
export function flagOf(cell: string): 'yes' | 'no' | 'may' | 'on request' | 'asked' {
  const words = cell.trim()
  if (YES.test(words)) return 'yes'
  if (words === '' || NO.test(words) || SILENT.test(words)) return 'no'
  if (MAY.test(words)) return 'may'
  return ON_REQUEST.test(words) ? 'on request' : 'asked'
}

/** Returns whether a cell says yes. */
export const saysYes = (cell: string): boolean => YES.test(cell.trim())

export const saysNo = (cell: string): boolean => NO.test(cell.trim())

/** Returns whether a cell is yes or no, and nothing else. */
export const isFlag = (cell: string): boolean =>
  (flagOf(cell) !== 'asked' || /^\?+$/u.test(cell.trim())) && !/^\d+$/u.test(cell.trim())
