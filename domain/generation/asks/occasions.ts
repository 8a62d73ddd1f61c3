/** What tables expect on a day, each by a name that the catalogue reads; a dish for each, where there is one. */
const days: Readonly<Record<string, readonly string[]>> = {
  thanksgiving: [
    'roast turkey',
    'pumpkin pie, pecan pie',
    'cranberry',
    'mashed potatoes',
    'green bean casserole, brussels sprouts',
  ],
  friendsgiving: ['roast turkey', 'pumpkin pie, pecan pie', 'mashed potatoes'],
  christmas: ['roast, prime rib, goose, lamb', 'chocolate', 'mulled, eggnog, vin chaud, vin brule, ponche'],
  'super bowl': ['wings', 'burger', 'nachos, guacamole, dip', 'beer'],
  'game day': ['wings', 'burger', 'nachos, guacamole, dip', 'beer'],
  'valentine s day': ['oysters, shellfish', 'chocolate', 'champagne, sparkling wine'],
  'valentines day': ['oysters, shellfish', 'chocolate', 'champagne, sparkling wine'],
  'date night': ['oysters, shellfish', 'chocolate', 'champagne, sparkling wine'],
  'late night': ['fries', 'wings, dumplings, tacos', 'burger, sandwich, noodles'],
  easter: ['lamb', 'asparagus, artichoke', 'egg'],
  'lunar new year': ['dumplings', 'whole fish', 'noodles', 'tang yuan, eight treasure rice'],
  'chinese new year': ['dumplings', 'whole fish', 'noodles', 'tang yuan, eight treasure rice'],
  diwali: ['samosa', 'paneer', 'gulab jamun, halwa, barfi', 'biryani'],
  'cinco de mayo': ['guacamole', 'tacos', 'margarita', 'mole'],
  'day of the dead': ['mole', 'pan de muerto', 'tamales'],
  'fourth of july': ['burger', 'ribs, brisket', 'corn, potato salad, coleslaw', 'pie'],
  'july 4th': ['burger', 'ribs, brisket', 'corn, potato salad, coleslaw', 'pie'],
  'new year s eve': ['champagne, sparkling wine', 'oysters, lobster, scallops', 'chocolate'],
  'mardi gras': ['gumbo, jambalaya', 'oysters', 'beignets'],
  'bastille day': ['steak', 'oysters, mussels', 'champagne'],
  'st patrick s day': ['beef', 'cabbage', 'potato', 'whiskey'],
  'mother s day': ['eggs benedict, quiche, omelet', 'sparkling wine, mimosa', 'strawberry, chocolate'],
  'father s day': ['steak, ribs', 'burger', 'beer'],
  ramadan: ['lentil soup, soup', 'dates', 'lamb'],
  iftar: ['lentil soup, soup', 'dates', 'lamb'],
  eid: ['lamb', 'biryani, rice', 'dates, baklava, halwa'],
  passover: ['brisket, lamb, roast chicken', 'soup', 'egg'],
  seder: ['brisket, lamb, roast chicken', 'soup', 'egg'],
  'sunday roast': ['roast, prime rib, roast chicken', 'potato', 'vegetable, carrots, greens'],
  'sunday lunch': ['roast, prime rib, roast chicken', 'potato', 'vegetable, carrots, greens'],
  oktoberfest: ['pretzel', 'sausage', 'beer'],
}

/** Other names of a day. */
const aliases: Readonly<Record<string, string>> = {
  'valentine s': 'valentine s day',
  valentines: 'valentine s day',
  'mothers day': 'mother s day',
  'fathers day': 'father s day',
  valentine: 'valentine s day',
  'new years eve': 'new year s eve',
  nye: 'new year s eve',
  xmas: 'christmas',
  'super bowl party': 'super bowl',
  superbowl: 'super bowl',
  '4th of july': 'fourth of july',
  'st patricks day': 'st patrick s day',
}

/** The day that words name, and its name in them; the longest first. */
export function dayIn(words: string): { readonly day: string; readonly written: string } | undefined {
  const all = [...Object.keys(days), ...Object.keys(aliases)].sort((a, b) => b.length - a.length)
  const written = all.find((name) => ` ${words} `.includes(` ${name} `))
  return written === undefined ? undefined : { day: aliases[written] ?? written, written }
}

/** Words around a day that say nothing more of the menu. */
export const AROUND_DAY =
  /\b(?:dinner|lunch|brunch|breakfast|supper|meal|menu|card|feast|party|parties|banquet|celebration|specials?|eve|day|night|the|an?|our|for|on|with|all|trimmings|please|famil(?:y|ies)|friends|couples|everyone)\b/g

/** The day that is all of a name: "Christmas Dinner", "Game Day Favorites" of a section. */
export function dayCalled(words: string): string | undefined {
  const found = dayIn(words)
  const rest = ` ${words} `.replace(` ${found?.written} `, ' ').replace(AROUND_DAY, '')
  return /^(?:\s|favorites|classics|bites|food|snacks|plates|table)*$/.test(rest) ? found?.day : undefined
}

export const listsOf = (day: string): readonly string[] => days[day] ?? []

/** Days whose tables keep a law: it stays a wish. */
export const wayOf = (day: string): string | undefined =>
  /^(?:ramadan|iftar|eid)$/.test(day) ? 'halal' : /^(?:passover|seder)$/.test(day) ? 'kosher' : undefined

/** How many come, and when: nothing of it changes the dishes. */
export const COUNT_OR_DATE =
  /\b(?:for |party of |group of |about |around |on )*(?:\d{1,4} (?:guests?|people|ppl|pax|covers|heads|persons?|seats?|of us|adults?)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?(?: \d{4})?|(?:in|during) (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|fall|winter))|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|june|july|august|september|october|november|december)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| evening)?|\d{1,2} (?:am|pm))\b|\bfor (?:two|three|four|six|eight)\b|\bfor \d{1,4}$|\bfor \d{1,4}(?=,)/g
