/** Phrases by their first words, the longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

const phrases = (text: string): Phrases =>
  Map.groupBy(
    text
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .map((phrase) => phrase.split(' '))
      .sort((a, b) => b.length - a.length),
    ([first = '']) => first,
  )

/** Each of some words with each of others behind it. */
const each = (before: string, behind: string): string =>
  before
    .split(', ')
    .flatMap((one) => behind.split(/,\s+/).map((other) => `${one} ${other}`))
    .join(', ')

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** How many words of a phrase are at a place; 0 where none of the phrases is. */
export const phraseAt = (phrases: Phrases, words: readonly string[], at: number): number =>
  phrases.get(words[at] ?? '')?.find((phrase) => phrase.every((word, index) => words[at + index] === word))
    ?.length ?? 0

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
  not serving, not using, ban, remove, eliminate, ${each('nobody, nobody here, no one, no one here', 'eats, likes, wants, orders')}, refrain from
  neither, none, none of, will not have, will not eat, will not touch, will not serve, do not touch, does not touch
  careful with, careful about, watch out for, beware of, under no circumstances, do not do, does not do, rather not have
  rather not, stop serving, no longer serving, no longer serve, never ever, not a single, ran out of, exclude everything with
  excluding everything with, do not want to see, empty of, had it with, bored with, tired with, can not handle, can not process, can not take
  must not have, should not have, may not have, steer away from, hard pass on, should not be any, must not be any, can not be any, lost our, there is no, there are no
  forbids, forbid, prohibits, does not allow, do not allow, sooner not
  get rid of, rid of, do not take, does not take, no more, sick of, tired of, bored of, fed up with, enough of, enough with, spare us, spare me
  refuse to cook, refuse to serve, refuse to eat, refuses to cook, refuses to serve, refuses to eat, despise, despises, detest, detests
  loathe, loathes, do not give us, do not give me, do not bother with, do not bother us with, do not make, do not cook, do not need, do not care for
  does not care for, do not carry, do not stock, can not get, can not find, can not digest, can not stomach, run out of, sold out of
  run dry of, ran dry of, running low on, short on, short of, stopped carrying, no thanks to, lacking, could not get, could not source, can not source, all off, are off
  are out of, is out of, we out of, we re out of, stopped doing, stopped serving, stopped making, stop doing
  stop making, afraid of, scared of, anti, no longer have, no longer do, no longer make, have no, has no, forget about, lay off, go without
  everything but, everything except, everything except for, everything apart from, everything other than, all but
  all except, anything except, anything except for, anything apart from, anything other than
  non
`)

/** What forbids what follows where a sentence begins with it: "cut the bacon", and not "a cut of beef". */
export const IMPERATIVES = phrases(`
  drop, ditch, forget, forget the, kill the, kill all, yank, lose, scrap, cancel, cut, cut out, strike, axe, nix, pull, dump, bin, discontinue, retire, delete, trash, scratch
  replace, swap, leave off, take off, take out, knock off, out of, sold out of
`)

/** What makes an allergy or an intolerance of the list that follows. */
export const ALLERGIES_BEFORE = phrases(`
  allergic to, allergy to, allergies to, allergy, allergies, allergic, allergens, allergen, intolerant to
  intolerant of, intolerance to, intolerances, sensitive to, sensitivity to, reacts to, react to, reaction to
  reacts badly to, react badly to, reacts strongly to, reacts severely to, gets sick from, get sick from, sick from
  gets ill from, get ill from, ill from, poisoned by
  anaphylactic to, anaphylaxis to, anaphylaxis from, anaphylaxis
`)

/** What makes an allergy or an intolerance of the list before. */
export const ALLERGIES_AFTER = phrases(`
  allergy, allergies, allergic, allergens, intolerance, intolerances, intolerant, sensitivity, sensitivities
  anaphylaxis
`)

/** What forbids the list before. */
export const DENIALS_AFTER = phrases(`
  free, fee, fre, freee, safe, not allowed, forbidden, prohibited, off limits, out of the question, banned, not wanted
  out of the kitchen, out of our kitchen, out of the house, out of it, off the menu, off our menu, off the table, sold out, out of stock, averse, phobic, has to go, have to go, must go, needs to go, need to go
  can go, does not agree, do not agree, died, broke, broke down, ran out, run out, has run out, have run out, not for us, not for me, disgusting, revolting
  ${each(
    'must not, must never, may not, may never, can not, can never, should not, should never, is not, are not, is never, are never',
    'be served, be used, be sold, be on it, be on the menu, be included, be there, enter, appear, to be served, to be used, served, used, sold, eaten',
  )}
  ${each(
    'is, are, was, were, been, has been, have been, gone, has gone, have gone, must be, should be, is so, are so, is too, are too, went, stay, stays, can stay, can be',
    `not allowed, forbidden, prohibited, off limits, banned, off, out, over, gone, retired, dead, finished, dropped, discontinued
    cancelled, canceled, unavailable, not available, unwelcome, not welcome, out of stock, sold out, out of the question, not okay, not ok
    not our thing, not for us, not for me, a no go, no go, a no no, a no, a big no, out of the kitchen, out of our kitchen, out of the house, out of it
    off the menu, off our menu, off the table, taboo, haram, avoided, not an option, struck from the menu, pulled from the menu, taken off, a hard pass, removed from the menu, taken off the menu, removed, bad, spoiled, broken, down, pricey, expensive, gross`.replaceAll(
      '\n',
      ', ',
    ),
  )}
`)

/** What forbids the list before it where nothing follows: "peanuts – never". */
export const LAST_WORDS = phrases(
  'never, never again, not again, not this week, not today, not a chance, no chance, god no, hell no, no thanks, no thank you, no way, not ever, absolutely not, certainly not, definitely not, please no, off, out, no, none, ugh, yuck, ew, nope, is not, are not, not for us, not for me, not here, not in my kitchen, not in our kitchen',
)

/** Is a sentence nothing but such words, so that it belongs to the one before it? */
export const isLastWord = (sentence: string): boolean =>
  phraseAt(LAST_WORDS, sentence.toLowerCase().split(' '), 0) === sentence.split(' ').length

/** What food does to somebody who must not eat it, before or behind its name. */
export const HARMS =
  /\b(?:kills|killed|kill (?:him|her|me|us|them|one|my|our|a guest|somebody|someone)|die|dies|deadly|lethal|poison\w*|epi ?pens?|hospital\w*|anaphyla\w+|hives|swells?|swollen|reacts?|reactions?|rash(?:es)?|migraines?|headaches?|asthma|cramps|vomits?|dangerous|upsets?|gag|puke|nauseous|itch\w*|ill|sick)\b/

/** Words of an illness: what is named with one, and nothing else of it understood, is left out. */
export const ILLNESS = /\b(?:allerg\w*|intoleran\w*|celiac|coeliac|anaphyla\w*)\b/i

/** Words by which something named is forbidden in some way, where nothing else was understood. */
export const FORBIDS = /\b(?:(?:can|must|may|should) not|never)\b(?! as\b)/

/** Words between a denial and what it denies that change nothing of it: "none of our guests eat pork". */
export const BETWEEN_DENIAL: ReadonlySet<string> = words(
  'eat eats eating see find get tolerate touch touches license licence permit allowed',
)

/** And those that make it another sentence: "not only beef", "not too spicy". */
export const BREAKS_DENIAL: ReadonlySet<string> = words(
  'but too very only just so than with like let wish many much',
)

/** What begins a condition: it forbids nothing. */
export const IF = /^(?:but |and )?(?:if|unless|when|whenever) (?!possible|you can|u can|need)/

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
export const APPROVING = words('ok okay fine welcome good yes')

/** Words before an item of a list that change nothing of it. */
export const BEFORE_ITEM = words(`
  any anything everything the all a an of kind kinds sort sorts type types form forms dish dishes food foods ingredient ingredients
  item items decent with containing contains contain that which made from using traces trace hint to our such as use including
`)

/** Words after an item of a list that change nothing of it. */
export const AFTER_ITEM = words(`
  dish dishes product products item items food foods ingredient ingredients based please at all whatsoever
  anywhere ever either whatever allowed used served drinks drink beverages beverage meat meats license licence
  stuff things thing contamination wanted needed required
`)

/** Words that say nothing of the food: a wish may be understood around them. */
export const FILLERS = words(`
  yes thx ever regulars folks visitors neighbors yesterday week month lol weekend morning evening again currently insurance landlord
  building find finds would rather supplier suppliers fishmonger butcher farmer today tonight anymore here zone facility crowd
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
  drink drinks beverage beverages say use used using possible always ok okay menu
`)

/** Ordinary words that are one letter away from a food: they are never taken for its misspelling. */
export const NOT_MISSPELLED = words(`
  beans beat bread brand cheap clean cream crowd dated drama fancy fried fries grand great green grill group
  heavy large later lover lovers lunch meals night order party peace place plain plate price raise ready right
  round salty sauce sharp shape short small smoky snack sound spice spicy staff stale stand start steam stick
  stock store style sweet table taste tasty thick toast touch trend water white world years fresh fruit roman
  romance roast raw hot warm cold cool rich light whole daily dairy pasty pastry enter claim claims
  poster posters meant places scope scopes model models floor floors codes state states space spaces minutes close closes lives arrow arrows
  period larger better batter stake slice slices splice cross embers theme grade shake shakes spent stage inspect winner liter liters
  flies tries cries dries finish frees swipe share spare pace pour pours cost costs case cases cave honest lamp lamps minty nutty crispy crusty
  crunchy fatty greasy creamy cheesy garlicky gamy fishy meaty
`)

/** The last word of a phrase that names what somebody is allergic to. */
export const LEADS_TO_FOOD = words('to of')
