import { dairyAndEggs } from '../../catalogue/ingredients/dairy-and-eggs.ts'
import { figures } from '../../catalogue/ingredients/figures.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { fleshOf, type PlateKind } from '../../dishes/food/kind.ts'

/**
 * What an ingredient costs a restaurant of the United States in 2026, in USD per kilogram ready for the pan: bones,
 * shells and trimmings are paid for and not eaten, so a lobster at $26 a kilogram is $130 of meat. Our own estimates,
 * rounded, good for telling classes apart and for nothing finer. Held against the average retail prices of the U.S.
 * Bureau of Labor Statistics of April 2026, about what a small kitchen pays: ground beef $6.90 a pound ($15 a
 * kilogram), rice $1.08, spaghetti $1.34, flour $0.54
 * (bls.gov/regions/mid-atlantic/data/averageretailfoodandenergyprices_usandwest_table.htm).
 */
const usdPerKg = figures(
  // Steaks and tender cuts; an animal has few kilograms of them.
  'beef tenderloin 56, ribeye steak 38, strip steak 30, hanger steak 27, skirt steak 26, flank steak 24',
  'beef sirloin 20, beef short rib 22, beef shank 13, oxtail 20, tripe 7, wagyu beef 130',
  // A young animal, and game: small supply.
  'veal 26, veal shank 24, veal sweetbread 30, lamb chop 46, lamb 22, ground lamb 17, lamb leg 20',
  'lamb shank 19, lamb shoulder 18, venison 48, bison 30, wild boar 24, rabbit 22, goat 20, bresaola 36',
  // Pork is cheap, its hams are aged for months or years.
  'bacon 13, canadian bacon 12, ham 10',
  'pork 9, ground pork 8, pork shoulder 8, suckling pig 24, prosciutto 26, serrano ham 28, iberico ham 130',
  // Birds
  'chicken 8, chicken breast 9, chicken wing 9, chicken liver 5, turkey 10, duck 16, duck breast 28',
  'duck leg 15, duck confit 22, foie gras 90, quail 26, squab 40',
  // Farmed and plentiful fish below, then what is caught by the line
  'tilapia 10, catfish 14, pollock 11, carp 10, mackerel 12, sardine 12, anchovy 14, saury 12, trout 20',
  'salmon 22, cod 20, salt cod 20, canned tuna 12, tuna 34, mahi mahi 24, swordfish 30, sea bass 32',
  'branzino 32, sea bream 28, monkfish 30, red snapper 34, halibut 50, black cod 46, eel 48, turbot 75',
  'sole 46, yellowtail 34, hamachi 36, smoked salmon 38, caviar 1200, salmon roe 90, bottarga 160',
  // Shellfish: the weight is meat without its shell.
  'shrimp 20, langoustine 80, lobster 130, crab 48, blue crab 55, dungeness crab 55, king crab 110',
  'snow crab 55, soft shell crab 38, crayfish 24, scallop 56, oyster 58, octopus 26, squid 14, cuttlefish 18',
  'clam 24, mussel 16, cockle 20, abalone 120, sea urchin 220, sea cucumber 80',
  // Fungi that nobody can farm
  'white truffle 2600, black truffle 900, truffle 900, morel 80, porcini 36, chanterelle 40',
  'wild mushroom 30',
  // Milk is cheap, however it is soured.
  'milk 1.5, whole milk 1.5, buttermilk 2, yogurt 4, greek yogurt 5, fromage blanc 6, cream 6, heavy cream 6',
  'mexican crema 6, egg 5, salted egg 6, egg white 5, egg yolk 6',
  // Cheeses that are aged or protected by name
  'burrata 16, buffalo mozzarella 18, parmigiano reggiano 22, manchego 22, comte 24, roquefort 26',
  // Short seasons and handwork
  'white asparagus 14, squash blossom 30',
)

/** What is shaved, spooned or eaten by the handful: grams for a main course. */
const tracesG: Readonly<Partial<Record<IngredientName, number>>> = {
  'white truffle': 6,
  'black truffle': 8,
  truffle: 8,
  caviar: 15,
  'salmon roe': 25,
  bottarga: 10,
  morel: 30,
  porcini: 80,
  chanterelle: 80,
  'wild mushroom': 80,
  'squash blossom': 40,
  'sea urchin': 60,
  'foie gras': 80,
  'iberico ham': 60,
}

const byFlesh: Readonly<Partial<Record<PlateKind, number>>> = {
  'red meat': 15,
  poultry: 10,
  fish: 20,
  shellfish: 24,
}

/** Butter and everyday cheese. */
const DAIRY_USD = 10
const PLANT_USD = 4

/** USD per kilogram, ready for the pan; what the table does not name costs what its kind usually does. */
export function costPerKg(name: IngredientName): number {
  const flesh = fleshOf(name)
  return (
    usdPerKg[name] ?? (flesh ? byFlesh[flesh] : undefined) ?? (name in dairyAndEggs ? DAIRY_USD : PLANT_USD)
  )
}

/** Grams of what a main course holds little of; undefined for all else. */
export const traceGrams = (name: IngredientName): number | undefined => tracesG[name]
