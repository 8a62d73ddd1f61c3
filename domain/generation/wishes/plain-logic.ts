import { DENIALS, IMPERATIVES, phraseAt } from './cues.ts'

/** Up to five words that name something. */
const W = String.raw`[\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}'’-]+){0,4}?`
const THE = `(?:(?:the|our|your|any|all|a|an) )?`
const START = String.raw`(?<=^|[.,;:!?\n]\s*|\b(?:and|but) )`
const END = String.raw`(?=\s*(?:please\s*)?(?:[.,;:!?\n–—)]|$|\band\b|\bbut\b))`
const ALL = '(?:everything|anything|all dishes|every dish|any dish|all of it|all of them)'
const EXCEPT = '(?:except(?: for| in| on)?|apart from|aside from|other than|besides|bar|save for|but)'
const NUMBER = String.raw`(?:one|two|three|four|five|six|a couple of|a single|\d{1,2})`
const PLATES = '(?:dish(?:es)?|plates?|items?|things?|times|of them)'
const MOST = '(?:(?:a (?:max|maximum) of|at most|no more than|max) )?'
const DIET =
  '(?:(?:gluten|dairy|nut|egg|lactose)[- ]free|vegan|vegetarian|veggie|meatless|meat[- ]free|plant[- ]based|pescatarian|halal|kosher|keto)'
const DRINKS_OR_FOOD = '(?:have|contain|include|use|be made with|come with|be served with)'
const MEAL =
  "(?:brunch|breakfast|lunch|dinner|supper|tasting|bar|dessert|drinks|kids?(?:[’']s|s)?|child(?:ren)?(?:[’']s|s)?|toddlers?(?:[’']s|s)?)"
const MOOD =
  '(?:(?:an?|the|our|cosy|cozy|nice|casual|relaxed|lazy|festive|romantic|proper|fancy|posh|simple|quick|big|great|good|lovely) )*'

const form = (pattern: string, means: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'giu'),
  means,
]

/**
 * Ways to say an exception, a limit, a contrast, with what they say in words that the readers know: `except`, `at most`,
 * `without`, `no`, `must have`. They hold for all foods and dishes, and name none.
 */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // Exceptions.
  form(String.raw`\s*[.!;]+\s*(?=(?:except|apart from|other than|besides)\b)`, ' '),
  form(
    String.raw`\b(?:everything|anything|all)(?: dishes)? (?:but|except(?: for)?|apart from|other than) ${THE}(${W}),? (?:(?:must|should|has|have|is|are|to|be|needs?|made) )*(${DIET})${END}`,
    'everything $2 except $1',
  ),
  form(
    String.raw`\b(?:everything|anything|all)(?: dishes)?(?: (?:must|should|is|to|be))* (${DIET}),? but (?:for )?${THE}(${W})${END}`,
    'everything $1 except $2',
  ),
  form(
    String.raw`(?<=^|[.;\n]\s*)(?:(?:everything|all|mostly|it[’']?s|we[’']?re) )?(${DIET})(?: menu| card| food)?,? (?:but with|but for|but|with|plus)(?: only| just)? (?=(?:one|two|three|an?) (?!${DIET})\p{L})`,
    '$1 except ',
  ),
  form(
    `\\b(${DIET})(?: (?:all through|throughout|everywhere))?,? (?:bar|save(?: for)?) (?=\\p{L})`,
    '$1 except ',
  ),
  // Shares of one course.
  form(
    String.raw`\b((?:two|one|a|three) (?:thirds?|quarters?|fifths?)|half) of (?:the |our )?(mains?|main courses|starters|appetizers|desserts|sides|dishes) (${W}),? (?:and )?((?:two|one|a|three) (?:thirds?|quarters?|fifths?)|half) (?!of\b)(${W})${END}`,
    '$1 of the $2 $3. $4 of the $2 $5',
  ),
  // What is said of two foods at once.
  form(
    String.raw`\b(no|without|nothing|avoid) (raw|undercooked|(?:deep[- ])?fried|smoked|cured|grilled) (fish|meat|beef|chicken|poultry|eggs?|pork) (?:or|and|nor) (fish|meat|beef|chicken|poultry|eggs?|pork)\b(?!(?: \p{L}+)* allerg)`,
    '$1 $2 $3 or $2 $4',
  ),
  // What is wanted behind what isn't.
  form(
    String.raw`(?<=^|[.;\n]\s*)((?:no|without) (?:\p{L}+ ){0,2}?\p{L}+), (?=(?!(?:dishes|plates|anything|everything|food|things|no|nor|or|and)\b)(?:\p{L}+ ){1,2}with (?!(?:no|any)\b)\p{L})`,
    '$1. must have ',
  ),
  form(String.raw`\bno with (?=\p{L})`, 'none with '),
  form(String.raw`\b(${W}) with and without (?:meat|fish)\b`, 'must have $1, vegetarian $1'),
  form(String.raw`\bin (?:the |our |any )?pasta sauces?\b`, 'in the pasta'),
  form(
    String.raw`(?<=^|[.;\n]\s*)((?:no|without) [^.;\n]*?), with (?=(?:plenty|lots|much|many|more|a lot)\b)`,
    '$1. ',
  ),
  form(String.raw`(?<=^|[.;\n]\s*)((?:no|without) [^.;\n]*?), with (?=\p{L})`, '$1. must have '),
  form(
    String.raw`\b(anything|everything|all)(?: else)? (?:goes|works|is (?:ok|okay|fine|good|great|welcome|allowed|possible)|will do)(?=,? ${EXCEPT}\b)`,
    '$1',
  ),
  form(
    String.raw`[,;–—-]?\s*\b(?:apart from|aside from|other than|besides|beyond|except) (?:that|this|those|them),? (?:anything|everything|all|whatever|we[’']?re|you can|do)\b[^.;\n]*`,
    '',
  ),
  form(
    String.raw`\b${ALL} (?:(?:may|can|could|should|must) )?${DRINKS_OR_FOOD} (${W}),? ${EXCEPT} ${THE}(${W})${END}`,
    'no $1 in the $2',
  ),
  form(
    String.raw`\b(?:take|keep|leave|hold|get) ${THE}(${W}) (?:off|out of|away from|from) ${ALL},? ${EXCEPT} ${THE}`,
    'no $1 except ',
  ),
  form(String.raw`\b(?:take|keep|leave|get) ${THE}(${W}) (?:off|out of|away from) ${ALL}${END}`, 'no $1'),
  form(
    String.raw`\b(?:with )?(?:the|an) (?:only |one )?exception (?:being|is|of|for)(?: the)?\b|\bwith ${THE}exception of\b|\bnot counting\b`,
    'except',
  ),
  form(
    String.raw`(\b(?:no|not|nothing|without|zero)\b[^.;\n]*?),? ([^,.;\n]+?) (?:excepted|excluded|aside)${END}`,
    '$1 except $2',
  ),
  // Two foods that do not meet.
  form(
    String.raw`(?<=^|[.,;\n]\s*)${THE}(${W}) (?:goes|go|belongs?|is|are|should go|must go)? ?(?:on|in|with) (?:nothing|no dish(?:es)?|no plate) (?:with|that has|of|containing) ${THE}(${W})${END}`,
    'no dishes of $2 with $1',
  ),
  form(
    String.raw`(?<=^|[.,;\n]\s*)${THE}(${W}) (?:must |should )?never (?:goes|go|meets?|belongs?) (?:on|in|with|near) ${THE}(${W})${END}`,
    'no dishes of $2 with $1',
  ),
  form(
    String.raw`${START}(?:we )?(?:keep|leave|take) ${THE}(${W}) out of (?:the |our |all )+(?!(?:kitchen|house|food|menu|card|list|restaurant|place|building|room|dining)\b)(${W})${END}`,
    'no $2 with $1',
  ),
  form(
    String.raw`\bno (desserts?|starters?|appetizers?|mains?|main courses?|sides?|salads?|soups?|pizzas?|pastas?) with (${W})(?=,? (?:but|except)\b)`,
    'no $2 in the $1',
  ),
  // What must not be in something.
  form(
    String.raw`(?<!\b(?:it|we|i|they|you|he|she|who|guests?|kids|children|people|everyone|nobody|dish|dishes|menu|food|drinks?|sections?|that|which|this)) (?:must|should|may|can|could|do|does|shall)(?: not|n[’']?t| never) ${DRINKS_OR_FOOD}(?: any)?(?= \p{L})`,
    ' without',
  ),
  // Limits.
  form(String.raw`\b(?:never|nothing) more than (?=${NUMBER}\b)`, 'at most '),
  form(
    String.raw`(?<=^|[.,;:\n–—]\s*|\b(?:and|but) )(?:just |only )?(${NUMBER}) (${W}) (?:(?:is|are|would be|[’']s) (?:more than |quite |really )?(?:enough|plenty|sufficient|the (?:max|maximum|limit)|all (?:we|i|you) (?:need|want))|will do|would do|does it|do it|suffices?)${END}`,
    'at most $1 $2',
  ),
  form(
    String.raw`\b(?:do[ ]?n[’']?t|do not|please not) make (?:it|them|everything) all (${W})${END}`,
    'not too much $1',
  ),
  form(String.raw`\bnot (?=(?:all|everything|every|each|always)\b)`, 'hardly '),
  form(
    String.raw`\b(?:hardly any|barely any|next to no|(?:only )?very (?:little|few)|not (?:a lot|lots|loads) of|not (?:much|many)) (?=\p{L})`,
    'little ',
  ),
  form(String.raw`\bas (?:little|few) (${W}) as possible\b`, 'little $1'),
  form(String.raw`\bas (?:much|many) (${W}) as possible\b`, 'plenty of $1'),
  form(
    String.raw`\b(?:keep|limit|cap|restrict|hold) ${THE}(${W}) (?:to|at) ${MOST}(${NUMBER})(?: ${PLATES})?${END}`,
    'at most $2 $1',
  ),
  form(
    String.raw`\b(?:(?:we|i|you) )?(?:do ?n[’']?t|do not|can[’']?t|cannot|never)(?: really)? (?:need|want|do|have|serve|make|offer|like|see) more than (?=${NUMBER}\b)`,
    'at most ',
  ),
  form(
    String.raw`\b(?:do ?n[’']?t|do not|never) (?:put|use|have|serve|include) ${THE}(${W}) in more than (${NUMBER})(?: ${PLATES})?${END}`,
    'at most $2 $1',
  ),
  form(
    `${START}${THE}(${W}) (?:should|must|may|can)(?: not|n[’']?t| never) be (?:in|on) more than (${NUMBER})(?: ${PLATES})?${END}`,
    'at most $2 $1',
  ),
  form(
    `${START}${THE}(${W}) in (${NUMBER}) ${PLATES} (?:at (?:the )?most|max(?:imum)?|tops|only)${END}`,
    'at most $2 $1',
  ),
  form(`${START}(${W}) (?:at most|max(?:imum)?|only|just) twice${END}`, 'at most two $1'),
  form(
    String.raw`\bkeep it to (${NUMBER}) (${W}) and (${NUMBER}) (${W})${END}`,
    'at most $1 $2, at most $3 $4',
  ),
  form(
    `${START}(?:only )?(?:at most )?once (${W})${END}|${START}(${W}) (?:(?:at most|max(?:imum)?|only|just) once|once only)${END}`,
    'at most one $1$2',
  ),
  form(
    String.raw`${START}${THE}(${W})\s*[:–—-]\s*(?:(?:max(?:imum)?|at most|no more than|up to) (${NUMBER})|(${NUMBER}) (?:max(?:imum)?|tops|at most))${END}`,
    'at most $2$3 $1',
  ),
  form(
    `${START}${THE}(${W}),? (?:but |though )?not too (?:much|many)(?: of (?:it|them))?${END}`,
    'little $1',
  ),
  form(`${START}${THE}(${W}),? but (?:only|just) (${NUMBER})(?: of (?:it|them))?${END}`, 'exactly $2 $1'),
  form(
    `${START}(${NUMBER}) (${W})(?:,| and|, and)? (?:no more|not more|that[’']?s (?:it|all|enough)|full stop|not one more)${END}`,
    'exactly $1 $2',
  ),
  form(
    `${START}${THE}(${W}) (?:(?:only|just) (?:in|for)|(?:in|for) ${THE}(${W}) only)(?: ${THE}(${W}))?${END}`,
    'no $1 except in $2$3',
  ),
  form(
    `${START}${THE}(${W}) (?:(?:in|on|with) (?:everything|every dish|all (?:the )?dishes|every plate)|everywhere)${END}`,
    'plenty of $1',
  ),
  form(
    String.raw`\bevery(?: single)? (?:dish|plate) (?:with|must have|has|having) (${W})${END}`,
    'plenty of $1',
  ),
  form(`${START}(${W}) in (?:every|each) (${W})${END}`, 'plenty of $2 with $1'),
  form(String.raw`\bhalf (${W}),? (?:and )?half (${W})${END}`, 'half $1. half $2'),
  form(
    String.raw`\bhalf (?:of )?(?:(?:the|our|all|these) )*(?:dishes|menu|card|plates|items)(?: (?:should|must|to|be|are|is|being))* (?!(?:for|on|with|at|of|in|under|over|as|by|and|or)\b)(${W})${END}`,
    'half $1',
  ),
  form(`${START}not (?:too|very|overly|so|that) (?:spicy|hot)${END}`, 'less spicy dishes'),
  form(
    String.raw`\b(happy hour|brunch|breakfast|lunch|dinner|supper|late night)(?: (?:from|is|served|daily|between|weekdays))* \d{1,2}(?::\d\d)?\s*(?:am|pm)? (?:to|until|till|and) \d{1,2}(?::\d\d)?\s*(?:am|pm)?\b(?! dollars)`,
    '$1',
  ),
  form(String.raw`\b(?:a )?(?:bunch|handful|range|selection|variety) of\b`, 'several'),
  form(String.raw`\bcut(?:ting)? (?:down|back) on\b`, 'less'),
  form(String.raw`\b((?:no|without) ${W}) and (?=(?:one|two|three|four) \p{L})`, '$1. must have '),
  form(String.raw`,? (?:that|which)(?:[’']s| is| are|[’']re)? not (?=\p{L})`, ', not '),
  form(
    String.raw`\s*[(,;–—-]?\s*(?:because |since |as )?(?:we|i|they|people|guests)(?:[’']re| are|[’']m| am) (?:sick|tired|bored|fed up)(?: and tired)? (?:of|with) (?:it|them|that|those)\b\)?`,
    '',
  ),
  form(
    String.raw`\s*[,;–—-]\s*(?:this|it)(?: is|[’']s) (?:an? )?(?:real|authentic|proper|true|serious) [^.;!?\n]*`,
    '',
  ),
  form(`\\b(${DIET})[- ]friendly(?:,? but not (?:(?:only|all|strictly) )?${DIET})?`, '$1 options'),
  form(
    String.raw`\b((?:plenty of|lots of|much|many|more) (?:\p{L}+ ){0,2}?\p{L}+), (?:and )?(?=(?:an?|one|two|three) \p{L})`,
    '$1. must have ',
  ),
  form(String.raw`,\s*(\p{L}+)[- ]heavy${END}`, '. plenty of $1'),
  // What was.
  form(
    String.raw` than (?:usual|last (?:time|year|season|menu|month|week)|before|ever|normal(?:ly)?|now|average|the last one|we had)\b`,
    '',
  ),
  form(
    String.raw`(?:the |our )?last (?:time|menu|card|year|season)[^.;\n]*?\btoo (?:much|many) (${W})${END}|\btoo (?:much|many) (${W}) (?:last|on the last|in the last|on the old)\b[^.;\n]*|${START}(${W}) (?:was|were) too (?:much|many)\b[^.;\n]*`,
    'less $1$2$3',
  ),
  form(`${START}this time,? `, ''),
  form(
    String.raw`\b(?:do ?n[’']?t|do not|never) (?:repeat|use|serve|have|show) ${THE}(${W}) more than once${END}`,
    'at most one $1',
  ),
  form(
    String.raw`\b(?:do ?n[’']?t|do not|never) (?:repeat|use|serve|have|show) ${THE}(${W}) more than (?:twice|two times)${END}`,
    'at most two $1',
  ),
  form(
    String.raw`\b(one|two|three) of (?:them|those|these) (?:must|should|has to|have to|needs? to) be (?:an? )?`,
    '$1 of them ',
  ),
  form(String.raw`\bno (?:\p{L}+ )?\p{L}+s (?:like|such as) (?=\p{L}+)`, 'no '),
  form(
    String.raw`\b(less|fewer|more|little) (?:deep[- ])?(?:frying|fried(?: food| stuff| things)?)${END}`,
    '$1 fried dishes',
  ),
  form(`${START}(${W}) all over the (?:place|menu|card)${END}`, 'plenty of $1'),
  form(
    String.raw`(?<=^|[.;\n]\s*)((?:(?:it[’']?s|an?|the|our) )*(?:spring|summer|autumn|fall|winter)(?: menu| card)?),\s*`,
    '$1. ',
  ),
  form(
    String.raw`\bwe(?:[’']re| are) (?:best |mostly |well )?(?:known|famous|loved|celebrated) for (?:our |the )?`,
    'must have ',
  ),
  form(
    String.raw`\b(?:every|each) (?:section|course|category) (?:needs|must have|has to have|should have|gets|has) (?:something|an?|one) (vegan|vegetarian|veggie|meatless|gluten[- ]free|dairy[- ]free)(?: dish| option| choice)?${END}`,
    '$1 options',
  ),
  form(
    String.raw`\b(?:do ?n[’']?t|do not|never|please not) (?:serve|have|put|do|offer) (?:anything|something) (${W}) (?:to (?:start|begin)(?: with)?|for starters|as a starter)${END}`,
    'no $1 starters',
  ),
  form(
    `(?:our |the )?(?:guests|regulars|people|customers|everyone|everybody|locals) (?:loves?|swears? by|raves? about|come (?:back )?for|(?:are|go) crazy (?:about|for)|can[’']?t get enough of|cannot get enough of|always order) `,
    'must have ',
  ),
  form(
    String.raw`\b(?:only|just|no more than) one (${W}) (?:thing|dish|item|plate)(?: (?:on|in) (?:the |our )?(?:whole |entire )?(?:menu|card))?${END}`,
    'at most one $1 dish',
  ),
  form(String.raw`(?<=^|[.;\n]\s*)if (?:at all )?possible,? (?=(?:an?|the|some|one|two)\b)`, 'must have '),
  form(String.raw`(?<=^|[.;\n]\s*)plus (?=(?:i|we|an?|some|please|at least)\b)`, ''),
  // Prices.
  form(
    String.raw`\b(?:do ?n[’']?t|do not|never) let (?:any|the|a|our) (${W}) (?:go|get|rise|be|cost|climb) (?:beyond|over|above|past|more than) (?=\d)`,
    'no $1 over ',
  ),
  form(
    String.raw`${START}${THE}(${W}) (?:should|must|may|can)(?:n[’']?t| not| never) (?:cost|be|go|run) (?:more than|over|above|beyond) (?=\d)`,
    'no $1 over ',
  ),
  form(
    String.raw`${START}${THE}(${W}) (?:(?:should|must|can|to|all) )*(?:start|begin)s? (?:at|from) (?=\d)`,
    '$1 at least ',
  ),
  form(String.raw`\beverything else (?=(?:under|below|over|above|at most|up to)\b)`, 'everything '),
  form(
    String.raw`\b(under|below|over|above|at most|up to|no more than) (\d+(?:\.\d\d)?)(?: dollars)? for (?:(?:all|the|any|every|our) )*(${W})(?=\s*(?:[.,;!?\n]|$)|,? (?:but|except)\b)`,
    '$3 $1 $2 dollars',
  ),
  form(
    String.raw`(?:\band )?${THE}(?:priciest|dearest|most expensive|costliest|highest[- ]priced)(?: (?!(?:no|not|at|under|below|should|must|can|may|is|are|max)\b)(\p{L}+(?: course)?))?(?: (?:should|must|can|may|is|are|to|be|cost|at))*(?: (?:no more than|not more than|not over|under|below|at most|up to|max(?:imum)?))+ (?=\d)`,
    ', no $1 dish over ',
  ),
  form(
    String.raw`(?:\band )?${THE}(?:cheapest|least expensive|lowest[- ]priced) (\p{L}+(?: course)?)(?: (?:should|must|can|may|is|are|to|be|cost|at))*(?: (?:no more than|not more than|not over|under|below|at most|up to|max(?:imum)?))+ (?=\d)`,
    'at least one $1 under ',
  ),
  // Yes and no, in front or behind.
  form(
    String.raw`\b(?:(?:is|are|absolutely|definitely) )*(?:non[- ]?negotiable|not negotiable|not up for (?:debate|discussion)|indispensable|essential|mandatory|obligatory|sacred|untouchable)${END}`,
    'is a must',
  ),
  form(String.raw`\b(?:rather|somewhat|considerably|slightly) (?=(?:less|more|fewer)\b)`, ''),
  form(String.raw`\b(less|fewer) (${W})(?: and)? (?=more \p{L})`, '$1 $2, '),
  form(String.raw`,? and (?=(?:one|two|three|four) \p{L}+ with(?:out)?\b)`, '. must have '),
  form(String.raw`\b(${W}) (two|three|four|five|six|\d) ways\b`, '$2 $1'),
  form(
    String.raw`\bno (${W}) (?:and|with) (${W}) (?:together|in (?:the same|one) (?:dish|plate))\b`,
    'no dishes of $1 with $2',
  ),
  form(
    String.raw`\s*[,;–—-]?\s*(?:and )?(?:the )?rest(?: is|[’']s) (?:up to you|your (?:call|choice)|open|free)\b`,
    '',
  ),
  form(
    String.raw`(?<=^|[.,;\n]\s*|\b(?:and|but) )${THE}(${W}) (?:can(?:[’']?t|not| not)|may not|must(?:n[’']?t| not)|should(?:n[’']?t| not)|could(?:n[’']?t| not)) be (?:missing|left out|forgotten|absent|skipped)\b`,
    'must have $1',
  ),
  form(
    String.raw`(?<=^|[.;\n]\s*)without ${THE}(${W}),? (?:there[’']?s |there is |it[’']?s |it is )?(?:no menu|nothing|no party|no dinner|no deal)\b`,
    'must have $1',
  ),
  form(String.raw`\bno (${W})\? no way\b`, 'must have $1'),
  form(String.raw`(?<=^|[.;\n]\s*)(${W}), the (less|fewer|more) the (?:better|merrier)\b`, '$2 $1'),
  form(String.raw`\bthe (less|fewer|more) (${W}),? the (?:better|merrier)\b`, '$1 $2'),
  form(
    String.raw`(?<=^|[.;\n]\s*)not (?!(?:too|so|very|only|just|that|really|quite|overly|all|more|less)\b)${THE}(${W}), (?:rather |instead )?(?!(?:no|not|nor|and|or|but)\b|[^.;\n]*(?:allerg|intoler|celiac|free|fine|ok|allowed|never))(${W})(?=\s*(?:[.;!?\n]|$))`,
    'no $1. must have $2',
  ),
  form(String.raw`\b(?:yes|thumbs up) (?:to|for) `, 'must have '),
  form(String.raw`\b(?:no|thumbs down) (?:to|for) (?!\d)`, 'no '),
  // What is left open, and what doesn't matter.
  form(
    String.raw`[,;–—-]?\s*(?:and |but |the |our )*(?:\p{L}+(?: courses?)?|rest|others?) (?:can|could|may|might) be (?:whatever|anything|normal|what(?:ever)? (?:you|we|they) (?:like|want)|as you (?:like|wish)|up to you)\b`,
    '',
  ),
  form(
    String.raw`\b(?:i|we|they|our guests|guests) (?:do[ ]?n[’']?t|do not) mind (?:the |some |a (?:bit|little)(?: of)? )?${W}(?:,? but |, |${END})`,
    '',
  ),
  form(
    String.raw`(?<=,\s*)(?:and )?(?:the )?rest(?: (?:all|should be|to be|of (?:them|it)))* (?!with|is|can|could)(${W})${END}`,
    'more $1',
  ),
  form(String.raw`\b(${W}) first(?=\s*[-–—,:]\s*(?:at (?:least|most)|about|with|${NUMBER})\b)`, '$1'),
  // Who eats how.
  form(
    String.raw`\b(?:vegetarians?|veggies?)\b(?: \p{L}+){0,5}?,? (?:who|that|but|plus|and|with|though)(?: they| he| she| also| still| do| does| can| will| may| we)* (?:eats? |have |has |want |like )?(?:fish|seafood)(?: (?:is|are))?(?: (?:ok|okay|fine|allowed|welcome|too))?\b`,
    'pescatarian',
  ),
  // What kind of meal it is: it has its own field.
  form(String.raw`(?<=^|[.;\n]\s*)${MOOD}${MEAL}(?: menu| card| list)? (?=without\b|:)`, ''),
  form(
    String.raw`(?<=^|[.;\n]\s*)${MOOD}${MEAL}(?: menu| card| list)? with (?!(?:no|only|at|less|few|more|mostly|lots|plenty)\b)`,
    'must have ',
  ),
]

/** What is said behind a name: "hummus yes, baba ganoush no, falafel absolutely". */
const YES =
  /^(.+?)(?:[’'](?:s|re))?[ :]+(?:(?:is|are|has to be|have to be|definitely|absolutely|an?) )*(?:yes(?: please)?|absolutely|definitely|sure|of course|for sure|always|must|there|please|in|on|on (?:the menu|it)|back(?: on)?|welcome|first|(?:should|must|can) stay|stays|sells?|does(?: the (?:job|trick))?)$/i
const NO =
  /^(.+?)[ :]+(?:(?:is|are|definitely|absolutely|please|an?|rather|better) )*(?:no|never(?: again)?|nope|not(?: okay| ok)?|isn[’']?t|aren[’']?t|no thanks|no way|out|off(?: (?:the menu|it))?|gone|no-go|not really|(?:must|should|can|may|does|do|will)(?: not|n[’']?t)(?: be there| sell| stay)?|(?:should|must|has to|have to|can) go)$/i
/** What begins a part that wants something. */
const WANTS =
  /^(?:(?:so|then|and|but|now|please|rather|instead|just|only|also|do|i|we|you|they|guests|people|everyone|everybody|let[’']?s|to|can|could|would|should|must|really|i[’']d|we[’']d|i[’']ll|we[’']ll)\s+)*(?:want|wants|need|needs|love|loves|like|likes|prefer|prefers|orders?|add|include|have|serve|make|put|use|offer|give (?:me|us)|feature|focus on|keep|bring(?: (?:back|in|on))?|go (?:for|with|heavy)|start(?: (?:doing|serving|making))?|sell|do|stick (?:to|with)|swap in|more|lots of|plenty of|definitely|absolutely|rather|must have|yes)\s+\p{L}/iu
const INSTEAD = /\s(?:instead|any day|this time)$/i
const SUBORDINATE = /^(?:since|because|as) /i
const LINK = /(\s*,\s*(?:and |but |so )?|(?<!\b(?:anything|everything|nothing|all))\s+(?:and|but)\s+)/i

const SUBJECTS =
  /^(?:and|but|so|please|i|we|you|they|our|the|guests|people|since|because|as|there|s|is|could|can|would|let|us|d|ll|should)$/

type Sign = '+' | '-' | undefined

/** Does a part of a sentence want what it names, or not? */
function signOf(part: string): Sign {
  const words = part
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcan'?t\b|\bcannot\b/g, 'can not')
    .replace(/\b(do|does|is|are|must|should|could|would)n'?t\b/g, '$1 not')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const begins = (at: number) => phraseAt(DENIALS, words, at) || phraseAt(IMPERATIVES, words, at)
  const first = words.findIndex((word, at) => begins(at) > 0 || !SUBJECTS.test(word))
  const length = begins(first)
  // "We don't cook, serve or sell pork" goes on with its verbs.
  if (length > 0) return words.length > first + length ? '-' : undefined
  if (NO.test(part)) return '-'
  return WANTS.test(part) || YES.test(part) || INSTEAD.test(part) ? '+' : undefined
}

/** A sentence with a stop between what it wants and what it does not, and with each of both said in front. */
function parted(sentence: string): string {
  const pieces = sentence.split(LINK)
  const parts = pieces.filter((_, at) => at % 2 === 0)
  const signs = parts.map(signOf)
  const isOfBoth = signs.includes('+') && signs.includes('-')
  const isSub = SUBORDINATE.test(sentence) && signs[0] === '-'
  if (!isOfBoth && !isSub) return sentence
  let text = plainly((parts[0] ?? '').replace(isSub ? SUBORDINATE : '', ''), signs[0], signs)
  for (const [at, part] of parts.entries()) {
    if (at === 0) continue
    const isTurn = signs[at] !== undefined && signs[at - 1] !== undefined && signs[at] !== signs[at - 1]
    const link = isTurn || (at === 1 && isSub) ? '. ' : (pieces[2 * at - 1] ?? ', ')
    text += `${link}${plainly(part, signs[at], signs)}`
  }
  return text
}

/** "Falafel absolutely" in words that go before. */
function plainly(part: string, sign: Sign, signs: readonly Sign[]): string {
  const [, no] = sign === '-' ? (NO.exec(part) ?? []) : []
  const [, yes] = sign === '+' && !WANTS.test(part) ? (YES.exec(part.replace(INSTEAD, ' always')) ?? []) : []
  if (no !== undefined && !signs.includes(undefined) && signOf(no) === undefined) return `no ${no}`
  return yes !== undefined && !signs.includes(undefined) ? `must have ${yes}` : part
}

/** "Three curries: one green, one red": each of them is a curry. */
const ONE_EACH =
  /\b(?:two|three|four|five|2|3|4|5) ([\p{L}-]+s)\s*[:–—-]\s*((?:an?|one) (?!with)[\p{L}-]+(?: [\p{L}-]+)?(?:(?:,\s*(?:and )?|\s+and )(?:an?|one) (?!with)[\p{L}-]+(?: [\p{L}-]+)?)+)(?=\s*(?:[.;!?\n]|$))/giu
const eachOfKind = (text: string): string =>
  text.replace(ONE_EACH, (_, kinds: string, list: string) => {
    const kind = kinds.replace(/ies$/, 'y').replace(/s$/, '')
    const each = list.split(/,\s*(?:and )?|\s+and /).map((one) => one.replace(/^(?:an?|one) /i, ''))
    return `must have ${each.map((one) => (one.endsWith(kind) ? one : `${one} ${kind}`)).join(', ')}`
  })

/** A text of wishes whose exceptions, limits and contrasts are in plain words. */
export const withPlainLogic = (text: string): string =>
  FORMS.reduce((words, [pattern, means]) => words.replace(pattern, means), eachOfKind(text))
    .split(/(?<=[;!?\n]|\.(?!\d))/)
    .map((sentence) => {
      const [, before = '', body = '', end = ''] = /^(\s*)(.*?)([.;!?\n]*)$/s.exec(sentence) ?? []
      return `${before}${parted(body)}${end}`
    })
    .join('')
