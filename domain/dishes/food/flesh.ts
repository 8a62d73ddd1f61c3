import { anyWord } from '../../text/any-word.ts'
import { allIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords, isMeatless } from '../words/dish-words.ts'

/** Flesh that words of a menu name. */
export type NamedFlesh = 'beef' | 'other meat' | 'shrimp' | 'freshwater fish' | 'seafood'

/** What is called after a shellfish and is none, or isn't what is on the plate. */
const NO_SEAFOOD = `
  !oyster mushroom(s), !oyster sauce(s), !oyster cracker(s), !oyster plant(s), !fish sauce, !drum( )stick(s)
  !crab apple(s)`

const flesh = wordTable<NamedFlesh>({
  /** And veal. */
  beef: `
    beef, veal, steak(s), steak frites, burger*, hamburger*, cheeseburger*, sirloin, rib( )eye
    boeuf, bœuf, veau, entrecote*, bavette, onglet, hampe, faux filet, rumsteck, rumsteak, tournedos, pot au feu
    blanquette, bourguignon, chateaubriand, joue de boeuf, paleron, carbonnade
    rinder*, rinds*, rindfleisch*, vom rind, kalb*
    ternera, vacuno
    manzo, vitello, vitella, bistecca, tagliata`,
  'other meat': `
    pork, lamb, chicken, duck, turkey
    porc, cochon, jambon, lardon*, saucisse*, travers, echine, filet mignon, andouillette, boudin, agneau, gigot
    souris, mouton, poulet*, volaille*, coquelet*, canard*, magret*, dinde, pintade, chapon`,
  /** And crawfish: what menus at the Gulf are written in. */
  shrimp: `
    shrimp(s), prawn(s), crawfish, crayfish, crawdad*, scampi, langostino*
    etouffee, crevette*, ecrevisse*
    camaron, camarones, gamba(s), cangrejo de rio
    ${NO_SEAFOOD}`,
  /** Out of lakes, rivers and ponds. */
  'freshwater fish':
    'catfish, tilapia, trout, perch, crappie, bluegill, basa, swai, carp, pike, walleye, yabb*, barramundi',
  seafood: `
    fish, catfish, redfish, snapper, grouper, tuna, salmon, cod, flounder, mahi, swordfish, tilapia, trout, halibut
    barramundi, flathead, whiting, kingfish, hoki, basa, john dory, gemfish, bream, mullet, marlin, drum, amberjack
    mackerel, bass, branzino, haddock, pollock, perch, monkfish, eel, sardine*, anchov*, lox, gravlax, sashimi
    crab(s), crabmeat, lobster*, scallop*, clam*, mussel*, oyster(s), calamari, squid, cuttlefish, octopus, abalone
    moreton bay bug*, balmain bug*, yabb*, seafood, surf and turf, surf n turf, reef and beef
    poisson*, saumon, thon, crabe*, bouillabaisse
    pescado*, camaron*, pulpo, cangrejo*, ostra*, ceviche*
    pesce, gamber*, calamaro, totan*, polpo, vongol*, cozze, spada, orata, tonno, seppi*, frutti di mare
    ${NO_SEAFOOD}`,
})

/** Beef by one word, and none by another: one such name speaks for the whole dish. */
const NOT_BEEF = anyWord(`
  veggie*, vegan*, fish burger, chicken burger
  coeur de boeuf, cœur de bœuf, steak de thon, steak vegetal, steak vegetarien*
  burger vegetarien*, burger vegetal*, burger de poisson, burger de poulet, burger poulet`)

/** The flesh that the words of a dish name; none in a drink or in what is vegetarian. */
export function namedFlesh(dish: DishWords): ReadonlySet<NamedFlesh> {
  if (dish.isDrink || isMeatless(dish)) return NO_FLESH
  const words = foldedWords(dish)
  const found = new Set(allIn(flesh, words))
  if (NOT_BEEF.test(words)) found.delete('beef')
  return found
}

const NO_FLESH: ReadonlySet<NamedFlesh> = new Set()
