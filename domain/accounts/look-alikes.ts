/** Each line: a letter or digit in lower case, and what is drawn like it. */
const families = [
  ['a', 'аα'],
  ['b', 'ь'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еҽ'],
  ['g', 'ց'],
  ['h', 'һհ'],
  ['i', 'іι'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', '1|ӏ'],
  ['m', 'м'],
  ['n', 'ոп'],
  ['o', '0оοօ'],
  ['p', 'рρ'],
  ['q', 'ԛգ'],
  ['r', 'г'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'սυ'],
  ['v', 'ѵν'],
  ['w', 'ԝѡω'],
  ['x', 'хχ'],
  ['y', 'уγү'],
  ['z', 'ᴢ'],
] as const

/** From Cyrillic, Greek and Armenian letters and digits to the Latin letters that they look like. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  families.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)
