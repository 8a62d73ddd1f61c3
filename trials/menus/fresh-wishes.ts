import { all, atLeast, courses, diet, type FoodWish, SEA, share, text } from './positive-wishes.ts'

/** Wishes in the words of owners, written before the rules of the generator were read: their figure is the honest one. */
export const freshWishes: readonly FoodWish[] = [
  [1, 'Carbonara, cacio e pepe and a Margherita pizza, please', all(/carbonara/i, /cacio/i, /margherita/i)],
  [5, 'It has to have ribs, cornbread and banana pudding', all(/rib/i, /cornbread/i, /banana pudding/i)],
  [10, 'Korean BBQ place', atLeast(2, /bulgogi|galbi|samgyeop|grill/i)],
  [10, 'We need kimchi jjigae and bibimbap on it', all(/kimchi jjigae/i, /bibimbap/i)],
  [12, 'make it a pho shop', atLeast(3, /phở|bún|noodle/i)],
  [13, 'tapas bar', (d) => d.filter((x) => x.categoryId === 1 || x.categoryId === 4).length >= 5],
  [13, 'two paellas at least', atLeast(2, /paella|arroz|fideu/i)],
  [14, 'must include shawarma, falafel and hummus', all(/shawarma/i, /falafel/i, /hummus/i)],
  [11, 'I want moussaka and grilled octopus', all(/moussaka/i, /octopus/i)],
  [11, 'a fish taverna', (d) => courses(d).filter((x) => SEA.test(text(x))).length >= 4],
  [2, 'sushi bar', atLeast(3, /sushi|sashimi|nigiri|roll|maki/i)],
  [8, 'a brasserie with oysters and steak frites', all(/oyster/i, /steak frites/i)],
  [6, 'at least three curries', atLeast(3, /curry|gaeng|massaman|panang/i)],
  [9, 'dim sum focus', atLeast(3, /dumpling|har gow|siu mai|bao|xiao long|wonton|roll|turnip/i)],
  [3, 'birria tacos and churros are a must', all(/birria/i, /churro/i)],
  [4, 'keep palak paneer and dal makhani on the menu', all(/palak paneer|saag paneer/i, /dal makhani/i)],
  [7, 'more lamb please', atLeast(2, /lamb/i)],
  [5, 'Christmas dinner', atLeast(1, /turkey|prime rib|ham|roast|goose|gingerbread|eggnog/i)],
  [
    1,
    'one third of the mains vegetarian',
    (d) =>
      share(
        d.filter((x) => x.categoryId === 2),
        (x) => diet(1)(x) || diet(2)(x),
      ) >= 0.3,
  ],
  [5, 'lots of salads', atLeast(3, /salad|slaw/i)],
  [
    2,
    'no raw fish, but do include katsu',
    (d) => /katsu/i.test(d.map(text).join()) && !d.some((x) => /sashimi|nigiri|tataki/i.test(x.name)),
  ],
  [8, 'crème brûlée should be one of the desserts', all(/crème brûlée/i)],
  [13, 'Basque', atLeast(2, /basque|san sebasti|bilbao|txakoli|gilda|marmitako/i)],
  [
    3,
    'Everything from the grill',
    (d) => share(courses(d), (x) => /grill|char|asad|brasa|alambre|pastor|zarandeado/i.test(text(x))) >= 0.4,
  ],
]
