const phrases = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => line.split(/\s*,\s*/))
    .filter(Boolean)
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length)

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What is in front of something that is to be left out, the longest first. */
export const DENIALS = phrases(`
  no, not, never, without, without any, minus, avoid, avoiding, avoids, exclude, excluding, excludes
  skip, skipping, omit, omitting, leave out, leaving out, leave off, keep out, keep away from, stay away from
  steer clear of, devoid of, not a fan of, hold the, hate, hates, dislike, dislikes, zero, 0, free of, free from, anything but
  nothing, nothing with, nothing containing, nothing that contains, nothing made with, nothing made from
  never use, never serve, can not eat, can not have, can not tolerate, can not stand, can not serve, can not use, can not do
  do not eat, do not like, do not want, do not use, do not serve, do not cook with, do not include, do not add
  do not put, do not sell, do not offer, do not have, do not pour, does not eat, does not like, does not want
  may not contain, does not contain, do not contain, can not contain, may not include, does not include
  must not include, should not include, not contain, not containing, not include, not to include, must not contain, should not contain, not allowed
  not serving, not using, ban, remove, eliminate, nobody eats, nobody here eats, no one eats, refrain from, sin, sans, senza, ohne, sem, kein
  neither, none, none of, will not have, will not eat, will not touch, will not serve, do not touch, does not touch
  careful with, careful about, watch out for, beware of, under no circumstances, do not do, does not do, rather not have
  rather not, stop serving, no longer serving, no longer serve, never ever, not a single, ran out of, exclude everything with
  excluding everything with, do not want to see, instead of, swap out, swap, replace
  everything but, everything except, everything except for, everything apart from, everything other than, all but
  all except, anything except, anything except for, anything apart from, anything other than
  keine, keinen, keinerlei, nichts, nicht, pas de, pas d, rien de, nada de, nada, niente, non, zonder, geen, nao, sem nada de
`)

/** What makes an allergy or an intolerance of the list that follows. */
export const ALLERGIES_BEFORE = phrases(`
  allergic to, allergy to, allergies to, allergy, allergies, allergic, allergens, allergen, intolerant to
  intolerant of, intolerance to, intolerances, sensitive to, sensitivity to, reacts to, react to, reaction to
  reacts badly to, react badly to, reacts strongly to, reacts severely to, gets sick from, get sick from, sick from
  gets ill from, get ill from, ill from, poisoned by
  anaphylactic to, anaphylaxis to, anaphylaxis from, anaphylaxis, alergia a, alergia al, alergico a, alergico al
  alergica a, alergica al, allergique a, allergique au, allergique aux, allergie a, allergie au, allergie aux
  allergia a, allergia al, allergia alle, alergicos a, alergicos al, alergicas a, alergias a, alergias al, alergico aos, alergico ao, alergica ao, alergia ao, allergiques a, allergiques aux, allergici a, allergici al, allergici alle, intolerante a, intolerante al, intolerant au, intollerante al, intollerante a, allergisch voor, allergico a, allergica a, allergie gegen, allergisch gegen
`)

/** What makes an allergy or an intolerance of the list before. */
export const ALLERGIES_AFTER = phrases(`
  allergy, allergies, allergic, allergens, intolerance, intolerances, intolerant, sensitivity, sensitivities
  anaphylaxis
`)

/** What forbids the list before. */
export const DENIALS_AFTER = phrases(`
  free, fee, fre, freee, frei, libre, safe, not allowed, is not allowed, are not allowed, forbidden, is forbidden, are forbidden, prohibited
  is prohibited, is off limits, are off limits, off limits, banned, is banned, is not served, are not served
  must not be served, may not be served, can not be served, should not be served, must not be on it
  is out of the question, are out of the question, out of the question, is not our thing, are not our thing, is not for us
  are not for us, is a no go, are a no go, is no go, is a no no, are a no no, is a no, is out, are out, out of the kitchen, out of our kitchen
  out of the house, out of it, off the menu, off our menu, off the table, not okay, is not okay, are not okay, is not ok
  is taboo, are taboo, is haram, are haram, not wanted, must be avoided, should be avoided
`)

/** What forbids the list before it where nothing follows: "peanuts – never". */
export const LAST_WORDS = phrases(
  'never, no thanks, no thank you, no way, not ever, absolutely not, certainly not, definitely not, please no, off',
)

/** Is a sentence nothing but such words, so that it belongs to the one before it? */
export const isLastWord = (sentence: string): boolean =>
  LAST_WORDS.some((phrase) => phrase.join(' ') === sentence.toLowerCase())

/** What food does to somebody who must not eat it, before or behind its name. */
export const HARMS = new RegExp(
  /\b(?:kills?|killed|die|dies|deadly|lethal|poison\w*|epi ?pens?|hospital\w*|anaphyla\w+|hives|swells?|reacts?|(?:can|must|may|should) not|never)\b|\b(?:ill|sick)\b/,
)

/** Words between a denial and what it denies that change nothing of it: "none of our guests eat pork". */
export const BETWEEN_DENIAL: ReadonlySet<string> = words(
  'eat eats eating tolerate touch touches license licence permit allowed',
)

/** And those that make it another sentence: "not only beef", "not too spicy". */
export const BREAKS_DENIAL: ReadonlySet<string> = words('but too very only just so than with like let wish')

/** What turns a denial that is before it into its contrary: "not without cheese". */
export const UNDOING = words(`
  without avoid avoiding skip skipping omit exclude excluding remove leave hold hide forget no free deny eliminate
  ban
`)

/** A wish for some dishes, not for the menu. */
export const LIMITING = words(`
  option options choice choices alternative alternatives some few several least half mostly mainly more many
  number available one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10 couple possibly maybe
  substitute substitutes upon request
`)

/** Words after a food that allow it: "no fish, shellfish ok". */
export const APPROVING = words('ok okay fine welcome good')

/** Words before an item of a list that change nothing of it. */
export const BEFORE_ITEM = words(`
  any the all a an of kind kinds sort sorts type types form forms dish dishes food foods ingredient ingredients
  item items with containing contains contain that which made from using traces trace hint to de la le les los
  las di del dei aux au der die das our such as use including al alla alle allo ai agli ao aos nel carne viande fleisch vlees gegen auf voor las os as
`)

/** Words after an item of a list that change nothing of it. */
export const AFTER_ITEM = words(`
  dish dishes product products item items food foods ingredient ingredients based please at all whatsoever
  anywhere ever either whatever allowed used served drinks drink beverages beverage meat meats license licence
  stuff things thing contamination
`)

/** Words that say nothing of the food: a wish may be understood around them. */
export const FILLERS = words(`
  100 two three four five six seven eight nine ten couple but however although though yet a an and any anything are as at be been being both but by can could dear do does each every everybody everyone
  everything everyone's fine for from get go good great guest guests had has have having he hello her hers hey hi
  him his how i if in into is it its just keep kindly kitchen know let like made make many may me menu menus must
  my need needs no-one nor of on one or our ours ourselves out own party people person please pls plz restaurant
  same serve served serves serving severe severely shall she should so somebody someone strict strictly strongly
  sure such than thank thanks that the their them then there they thing things this those to too totally us very
  want wants we well what which who whole whose will wish wishes with would you your yours am also all ask because
  completely complete customer customers client clients entire entirely fully absolutely definitely really only
  daughter son wife husband mother father child family friend friends boss chef owner member members staff table
  dish dishes food foods item items meal meals ingredient ingredients cook cooking prepared contain contains
  containing include includes diet diets friendly certified compliant style life threatening deadly
  bad serious extreme extremely highly due religious reasons reason women woman ladies lady mothers safe moms
  drink drinks beverage beverages say use used using possible always ok okay por favor bitte danke merci
  gracias s'il vous plait per favore un una uno el la le les los las il i gli der die das ein eine wir nous noi
  nosotros con avec mit y et und e ed o ou oder su nuestro menu carta speisekarte essen plats platos piatti toute tout todo todos tutto alles
 
`)

/** Ordinary words that are one letter away from a food: they are never taken for its misspelling. */
export const NOT_MISSPELLED = words(`
  beans beat bread brand cheap clean cream crowd dated drama fancy fried fries grand great green grill group
  heavy large later lover lovers lunch meals night order party peace place plain plate price raise ready right
  round salty sauce sharp shape short small smoky snack sound spice spicy staff stale stand start steam stick
  stock store style sweet table taste tasty thick toast touch trend water white world years fresh fruit roman
  romance roast raw hot warm cold cool rich light whole daily dairy pasty pastry corny minty nutty crispy crusty
  crunchy fatty greasy creamy cheesy garlicky gamy fishy meaty
`)

/** The last word of a phrase that names what somebody is allergic to: "allergic to", "alérgico al". */
export const LEADS_TO_FOOD = words('to of a al au aux alle gegen voor ao aos')
