const YES = /^(?:y|yes|x|✓|✔|✅|true|1|ja|j|oui|o|si|sí|s|sim|wahr|vrai|●|•)$/iu
const NO = /^(?:n|no|false|0|nein|non|não|nao|nee|nej|falsch|faux|✗|✘|-|–|—)$/iu

/** Returns whether a cell says yes. */
export const saysYes = (cell: string): boolean => YES.test(cell.trim())

export const saysNo = (cell: string): boolean => NO.test(cell.trim())

/** Returns whether a cell is yes or no, and nothing else. */
export const isFlag = (cell: string): boolean =>
  (saysYes(cell) || saysNo(cell)) && !/^\d+$/u.test(cell.trim())
