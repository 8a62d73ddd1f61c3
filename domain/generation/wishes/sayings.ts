/** Up to four words that name something, where a part of a sentence begins. */
const THING = String.raw`(?<=(?:^|[.,;:!?\n–—(]|\b(?:and|but|as|since|because))\s*)(?:the |our |your |my )?((?:[\p{L}\p{M}'’-]+ ){0,3}?[\p{L}\p{M}'’-]+)`
const NOW = `(?: (?:right now|now|for now|at the moment|for us|this year|these days))*`
const TAKE_OFF = `(?:,? (?:so |please )*(?:take|leave|get|keep) (?:it|them|that) off(?: the menu)?)?`
const ENDED = String.raw`(?:is|are|was|has|have|[’']s)\s*(?:just |now |already |finally )?(?:over|ended|done|finished|gone|past|closed|up)`
const DEAR = '(?:expensive|dear|pricey|pricy|costly)'
const FAILED = "(?:let us down|failed us|left us hanging|did(?:n[’']t| not) (?:come|deliver|show up))"
const HEAT = '(?:heat|spice|spices|spiciness|chil[ie]{1,2}s?|kick|fire)'

/** Ways to ask for heat. */
const SPICY = [
  String.raw`\b(?:don[’']?t|do not|never) be (?:shy|afraid|stingy|scared|timid) (?:with|of|about|on) (?:the )?${HEAT}`,
  String.raw`\b(?:turn|crank|dial|bring) (?:up|on) the heat\b|\bbring the heat\b`,
  String.raw`\b(?:(?:make|want|like|keep|need|have) )?(?:it|them|everything|things|the food|the menu)(?: to be)? (?:(?:really|very|extra|properly|proper|nice and|super|real|quite|hot and) )*(?:hot|spicy|fiery)(?! (?:and|drinks?|dishes|food))\b`,
  String.raw`(?<!\b(?:no|not|without|any) )\b(?:some|more|lots of|plenty of|real|extra|a lot of) (?:heat|spice|kick|fire)(?: on (?:the|every) plate)?\b|\bwith (?:a|some|real) kick\b`,
  String.raw`\b(?:thai|indian|sichuan|korean|seriously|properly|proper) hot\b`,
]

const saying = (pattern: string, means: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'giu'),
  means,
]

/** What people say every day, and what it asks of a menu. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  // What is short, dear or out of season.
  saying(String.raw`\b(?:the )?season (?:for|of) (?:the )?([\p{L} '’-]+?) ${ENDED}\b${NOW}`, 'no $1'),
  saying(String.raw`${THING} season ${ENDED}\b${NOW}${TAKE_OFF}`, 'no $1'),
  saying(String.raw`\b(?:is|are)(?: now)? (?:out of|not in|no longer in|past) season\b${NOW}`, 'is over'),
  saying(
    String.raw`\b(?:(?:is|are|has|have|been|just|simply|[’']s|[’']ve)\s+)*(?:got|gotten|gets|become|became|becoming|getting|gone|is|are)(?: just| simply)? (?:(?:way|far|much|a bit|so|just) )?too ${DEAR}(?: to (?:serve|buy|put on))?${NOW}${TAKE_OFF}`,
    ' is too expensive',
  ),
  saying(
    String.raw`(?:(?<=\p{L}[^.\n]*)[,–—-]\s*|^)(?:(?:our|the|my) )?(?:\p{L}+ ){1,3}?(?:has |have )?${FAILED}(?: again| this week| today)?(?:(?<=[,–—-][^,–—-]*)|,? (?:and |so )+)`,
    '',
  ),
  saying(
    String.raw`\bwe (?:don[’']t|do not|haven[’']t) (?:have |got )?(?:a|the|any|our)? ?(?:liquor |alcohol |full )?licen[sc]e\b`,
    'no alcohol',
  ),
  // What is at its best.
  saying(
    String.raw`(?<=(?:^|[.,;:!?\n–—]|\band)\s*)(?:(?:it[’']?s|it is|now it[’']s|we[’']re in|this is) (?:the )?)?(?!(?:hunting|holiday|high|low|wedding|festive|grilling|party|tourist|the|this|our|every|each|in|of|by|each|new|no|all)\b)(\p{L}+) season\b(?! ${ENDED}| is here| has | starts| begins| is on)`,
    'use $1',
  ),
  saying(String.raw`(?:it[’']?s|it is) (?:hunting|game) season\b`, 'use game'),
  saying(
    String.raw`(?<=(?:^|[.,;:!?\n–—]|\band)\s*)(?:the |our )?(?!(?:\p{L}+ )?(?:what|whatever|everything|produce|it|that)\b)((?:\p{L}+ )?\p{L}+) (?:is|are)(?: now| just)? (?:at (?:its|their|the) (?:best|peak)|in season|perfect|plentiful|in full swing)${NOW}`,
    'use $1',
  ),
  // Reasons for what was said before.
  saying(
    String.raw`(?<=\p{L}[^.\n]*)[,–—-]\s*(?:because |as |since )?(?:our |the |my |most )?(?:guests|people|customers|regulars|they|we|nobody|no one|everyone|everybody) (?:really |just |all )?(?:hates?|dislikes?|loves?|likes?|adores?|can[’']t stand|don[’']t like|never orders?|orders?|wants?|asks? for) (?:it|them|those|that)\b`,
    '',
  ),
  saying(
    String.raw`\b(?:is|are|[’']s) (?:done|finished|over) for (?:the|this) (?:year|season|month|week)\b`,
    'is over',
  ),
  saying(
    String.raw`${THING} season (?:is here|has (?:started|begun|come|arrived)|starts|begins|is on)\b`,
    'use $1',
  ),
  saying(
    String.raw`,?\s*(?:and |so |please )*use (?:lots|plenty|loads|tons)(?: of (?:it|them))?(?=\s*(?:[.,;!?\n]|$))`,
    '',
  ),
  saying(
    String.raw`${THING} (?:is|are) (?:ok|okay|fine|allowed|welcome) (in (?:the )?\p{L}+)(?:,? but)? (?:nowhere else|not elsewhere|only)\b`,
    'no $1 except $2',
  ),
  saying(String.raw`\b(?:\p{L}+ ){1,2}insists? on (?:having )?(?:the |our )?`, 'must have '),
  saying(
    String.raw`(?<!\b(?:no|not) )\bmore (?!than\b)([\p{L} ]+?) than (?!\d)(?:of )?([\p{L} ]+)`,
    'half $1',
  ),
  saying(String.raw`\bnothing too (?:hot|spicy|fiery)\b`, 'mild'),
  saying(String.raw`\b(?:a )?table full of (?=things|dishes|plates|stuff)`, ''),
  // Heat.
  saying(
    String.raw`\b(?:(?:our |the )?(?:guests|customers|people|regulars) )?(?:can[’']t|cannot|don[’']t) (?:take|handle|like|do) (?:much |any |the )?(?:heat|spice|spicy(?: food)?)\b`,
    'not spicy',
  ),
  saying(SPICY.join('|'), 'plenty of spicy dishes'),
  // The middle of the table.
  saying(
    String.raw`\b(?:(?:all|only|just|lots of|plenty of|more|mostly|some) )?(?:(?:small|little) )?(?:(?:things?|dishes|plates|stuff|something|food|platters|everything) )?(?:(?:that |which )?(?:people|guests|everyone|they|you|we|the table) (?:can|could|like to) (?:share|pass around|dig into)|(?:to|for) (?:share|sharing|pass around|passing around|the middle of the table))(?: (?:in the middle|around the table|at the table|among friends|across the table)(?: of the table)?)?`,
    'plenty of sharing dishes',
  ),
  saying(
    String.raw`\b(?:sharing|share|shareable|shared|family[- ]style|communal) (?:plates|dishes|menu|food|style)(?: to (?:share|pass around))?(?=\s*(?:please\s*)?(?:[.,;!?\n]|$))`,
    'plenty of sharing dishes',
  ),
  saying(String.raw`\b(?:family[- ]style )?(?:plenty of )+sharing dishes\b`, 'plenty of sharing dishes'),
  saying(
    String.raw`\s+(?:from|out of) (?:our|the|my) (?:own )?(?:garden|farm|backyard|allotment|greenhouse)\b`,
    '',
  ),
  // Whose it is, how it feels, how many of it.
  saying(
    String.raw`\b(?:(?:my|our|the) )?(?:dad|father|mom|mum|mama|mother|grandma|grandmother|grandpa|nonna|nonno|wife|husband|chef|boss|aunt|uncle)[’']s (?:famous |own |special )?`,
    '',
  ),
  saying(
    String.raw`\b(street[- ]food)(?: (?:vibes?|feel|style|mood))?(?=\s*(?:please\s*)?(?:[.,;!?\n]|$))`,
    'plenty of $1',
  ),
  // What is so for a while is so.
  saying(
    String.raw`(?<!\bnot)\s+(?:right now|for now|at the moment|for the moment|(?:until|till) (?:further notice|next \p{L}+|\p{L}+)|these days|for the time being|any ?more|for us)(?=\s*(?:[.,;!?\n]|$))`,
    '',
  ),
]

/** A text of wishes without turns of speech: "crab season is over" is no crab. */
export const withoutSayings = (text: string): string =>
  SAYINGS.reduce((words, [pattern, means]) => words.replace(pattern, means), text)
