import { diet } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

/** Beef and veal as French menus write them, and as others do in English, German, Spanish and Italian. */
const BEEF = anyWord(
  'boeuf, bœuf, veau, entrecote*, bavette, onglet, hampe, faux filet, filet de boeuf, rumsteck, rumsteak, tournedos',
  'cote de boeuf, cote de bœuf, steak, steaks, steak frites, burger*, hamburger*, cheeseburger*, pot au feu, blanquette',
  'bourguignon, tartare de boeuf, chateaubriand, pave de boeuf, joue de boeuf, paleron, carbonnade, beef, veal, sirloin',
  'ribeye, rib eye, rinder*, rinds*, rindfleisch*, vom rind, kalb*, kalbs*, ternera, vacuno, manzo, vitello, vitella, bistecca, tagliata',
)
const NOT_BEEF = anyWord(
  'coeur de boeuf, cœur de bœuf, tomate coeur de boeuf, steak de thon, steak vegetal, steak vegetarien*, veggie*, vegan*',
  'burger vegetarien*, burger vegetal*, fish burger, burger de poisson, chicken burger, burger de poulet, burger poulet',
)

const PORK_LAMB_POULTRY = anyWord(
  'porc, cochon, jambon, lardon*, saucisse*, travers, echine, filet mignon, andouillette, boudin, agneau, gigot, souris',
  'mouton, poulet*, volaille*, coquelet*, canard*, magret*, dinde, pintade, chapon, pork, lamb, chicken, duck, turkey',
)

const isVegetarian = ({ item }: PlacedItem): boolean =>
  item.dietaryOptions.some((id) => id === diet.vegetarian || id === diet.vegan)

/** Returns whether there is beef or veal in it, by its words. */
export const readsOfBeef = (placed: PlacedItem): boolean =>
  !placed.isDrink && !isVegetarian(placed) && BEEF.test(placed.words) && !NOT_BEEF.test(placed.words)

/** Returns whether there is pork, lamb or poultry in it, by its words. */
export const readsOfOtherMeat = (placed: PlacedItem): boolean =>
  !placed.isDrink && !isVegetarian(placed) && PORK_LAMB_POULTRY.test(placed.words)
