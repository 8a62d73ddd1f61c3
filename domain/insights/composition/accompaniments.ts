import { foldName } from '../../text/fold-name.ts'
import type { MenuDish } from './menu-dish.ts'

/** How a description says what a dish is eaten with: `meant for the steak`, `the usual partner of Khao Soi`. */
const MEANT_FOR =
  /\b(?:meant for|made for|made to go with|to go with|goes with|good with|(?:usual|standard|classic|tuscan|traditional|natural)? ?(?:partners?|company|companions?) (?:of|for|to)|(?:beside|alongside|for) (?:the|our|your)(?= (?:steaks?|roasts?|roast meats?|burgers?|ribs|fish|oysters|curry|curries|kebabs?)\b)) (?:the |our |your |any |a )?((?:[\w'-]+ ?){1,3})/

/** Words of names and descriptions that stand for what an accompaniment is meant for. */
const STANDS_FOR: Readonly<Record<string, RegExp>> = {
  steak:
    /\b(?:steaks?|ribeye|rib eye|sirloin|strip|filet|fillet|tenderloin|porterhouse|tomahawk|t bone|bistecca|tagliata|entrecote|hanger|flank|skirt|bavette|chateaubriand|carne asada|prime rib)\b/,
  roast:
    /\b(?:roasts?|roasted (?:chicken|turkey|beef|pork|lamb|duck|leg)|prime rib|turkey dinner|leg of lamb|porchetta|pot roast|carvery|arrosto|roti)\b/,
  kebab:
    /\b(?:kebabs?|kababs?|kabob|tikka|seekh|tandoori|kofta|kofte|souvlaki|shish|sis|boti|chapli|shawarma)\b/,
  curry: /\b(?:curr(?:y|ies)|masala|gaeng|korma|vindaloo|rendang|makhani|jalfrezi|saag|karahi|kadai)\b/,
  shank: /\b(?:shanks?|ossobuco|osso buco)\b/,
  burger: /\bburgers?|cheeseburgers?\b/,
  oyster: /\b(?:oysters?|huitres)\b/,
  rib: /\b(?:ribs|spareribs|short ribs?)\b/,
  fish: /\b(?:fish|salmon|cod|halibut|trout|branzino|bass|tuna|sole|snapper|swordfish|haddock|bream|turbot|mackerel|sardines?)\b/,
  meat: /\b(?:meats?|steaks?|beef|pork|lamb|veal|chicken|duck|turkey|sausages?|chops?|ribs|brisket|roast|bistecca|tagliata|abbacchio|saltimbocca|porchetta|pollo|manzo|agnello|maiale|vitello|costolette|grigliata|kebab|ossobuco)\b/,
}

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=[^aeious])s$|(?<=[aeiou][^s])s$|(?<=e)s$/, '')

/** What the words of a dish say that it is eaten with, folded: `steak`, `khao soi`; undefined where they say nothing. */
export function meantFor({ description }: Pick<MenuDish, 'description'>): string | undefined {
  const said = MEANT_FOR.exec(description.normalize('NFC').toLowerCase())?.[1]
  return said === undefined ? undefined : foldName(said)
}

/**
 * Returns whether nothing else on the menu is what an accompaniment is meant for, judged by words. A dish
 * whose words don't say what it is meant for isn't an accompaniment, and words that we don't know as food
 * decide nothing.
 * @param others the names and descriptions of all other dishes, folded; no drinks, which are meant for many
 * things
 */
export function isAlone(plate: MenuDish, others: readonly string[]): boolean {
  const wanted = meantFor(plate)
  if (wanted === undefined) return false
  const words = wanted.split(' ').map(singular)
  const known = words.findLast((word) => STANDS_FOR[word] !== undefined)
  const pattern = known === undefined ? undefined : STANDS_FOR[known]
  if (pattern) return !others.some((text) => pattern.test(text))
  // A dish by its own name: "the usual partner of Khao Soi".
  const isName = new RegExp(
    `\\b${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}`,
  )
  return isName.test(plate.description) && !others.some((text) => text.includes(wanted))
}
