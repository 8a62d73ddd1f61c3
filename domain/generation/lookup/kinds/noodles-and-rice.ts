import type { Term } from './term.ts'

/** What menus call noodles, dumplings, buns, rolls and rice. */
export const noodlesAndRice = [
  {
    words: 'noodle soup, soup noodle, noodles in soup, noodles in broth, shiru mono, men rui',
    of: 'savory',
    any: [
      { shape: 'soup', starch: 'noodle' },
      {
        named:
          'noodle soup, ramen, !tsukemen, udon, kake soba, pho, bun bo, khao soi, laksa, *guksu, jjamppong, kuay teow, wonton noodle(s), boat noodle(s), hu tieu',
      },
    ],
    not: { named: 'stir fried, yaki udon, zaru, chilled, cold, bibim' },
  },
  { words: 'risotto', of: 'courses', named: 'risotto, risotti' },
  {
    words: 'noodle, mian, mein',
    of: 'savory',
    any: [
      { shape: 'noodles', not: { of: 'sides' } },
      { starch: 'noodle' },
      { named: 'noodle(s), pad thai, *mein, chow fun, mei fun' },
    ],
    not: { named: 'dumpling(s), hot pot, roll(s), *mandu, delight, squash' },
  },
  { words: 'lo mein', named: 'lo mein' },
  { words: 'chow mein, chow fun', named: 'chow mein, chow fun' },
  { words: 'omakase', cuisine: 2, of: 'courses', named: 'nigiri, sashimi, sushi, chirashizushi' },
  { words: 'hot stone, stone bowl, stone pot, dolsot', named: 'dolsot, hot stone' },
  { words: 'ramen', named: 'ramen, tsukemen, tantanmen' },
  { words: 'soup dumpling', named: 'xiao long bao, soup dumpling(s)' },
  {
    words: 'dumpling, jiaozi, mandu, ravioli and dumpling',
    of: 'savory',
    named:
      'dumpling(s), gyoza, momo(s), wonton(s), har gow, siu mai, xiao long bao, potsticker(s), manti, shumai, mandu',
    not: { named: 'lion s head, char siu bao, liu sha bao' },
  },
  {
    words: 'dim sum, yum cha',
    of: 'food',
    any: [
      { shape: 'dumplings' },
      {
        named:
          'dumpling(s), wonton(s), bao, har gow, siu mai, potsticker(s), turnip cake, !wonton soup, spring roll(s), tofu skin roll(s), dan tat, jian dui, ma lai go, chicken feet, rice roll(s)',
      },
    ],
    not: { named: 'bao rou, rangoon, wontons in' },
  },
  {
    words: 'bao, bun, steamed bun, bao bun',
    of: 'food',
    any: [{ named: 'bao, mantou, banh bao' }, { named: 'bun(s)', not: { cuisine: 12 } }],
    not: { named: 'melonpan, sweet yeast bun, cinnamon, bao rou' },
  },
  { words: 'rice vermicelli', cuisine: 12, of: 'savory', named: 'bun' },
  { words: 'bun bowl, vermicelli bowl', cuisine: 12, of: 'mains', named: 'bun', not: { shape: 'soup' } },
  {
    words: 'roll, summer and spring roll',
    of: 'courses, sides',
    named: '*roll(s), rolled, maki, poh pia',
    not: {
      any: [
        { shape: 'soup' },
        { shape: 'noodles', not: { named: 'rice paper rolls, !and rolls, rolls' } },
        { of: 'sides', family: 'bread' },
        { named: 'bun, and rolls' },
      ],
    },
  },
  {
    words: 'sushi',
    cuisine: 2,
    named:
      'sushi, nigiri, *maki, *zushi, !dashimaki, !dashimaki tamago, california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki, !hotate butter maki',
  },
  {
    words: 'maki, sushi roll',
    cuisine: 2,
    named:
      '*maki, sushi roll(s), california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki',
    says: 'nori',
  },
  { words: 'hand roll, temaki', named: 'hand roll(s), temaki' },
  {
    words: 'summer roll, fresh roll, rice paper roll, goi cuon',
    of: 'savory',
    named: 'rice paper roll(s), summer roll(s), fresh roll(s)',
  },
  {
    words: 'spring roll, egg roll',
    of: 'savory',
    named: 'spring roll(s), egg roll(s), summer roll(s), poh pia, fresh roll(s), rice paper roll(s)',
  },
  {
    words: 'hot pot, hotpot, nabe, nabemono, fondue',
    of: 'savory',
    named: 'hot pot, *nabe, nabe*, shabu shabu, sukiyaki, oden, mizutaki, yudofu, fondue',
  },
  {
    words: 'rice bowl',
    of: 'mains',
    any: [
      { family: 'rice' },
      {
        named:
          '*don, !*udon, !udon, donburi, chirashizushi, unaju, over rice, on rice, biryani, khichdi, bibimbap',
      },
    ],
    not: { any: [{ shape: 'soup, noodles' }, { named: 'dosa, uttapam, idli, porridge, roll(s)' }] },
  },
  {
    words: 'bowl, donburi, don',
    of: 'courses',
    named: 'bowl(s), *don, !*udon, !udon, donburi, chirashizushi, unaju, over rice, on rice',
  },
  {
    words: 'stuffed pasta, filled pasta',
    of: 'mains',
    named: 'ravioli, tortell*, agnolotti, cannelloni, filled pasta, pumpkin filled, lasagne',
  },
  {
    words: 'cereal, oat, oatmeal, granola, muesli',
    of: 'food',
    named: 'granola, oats, oatmeal, muesli, porridge',
  },
  {
    words: 'steamed rice, plain rice',
    of: 'sides',
    named: 'jasmine rice, steamed rice, sticky rice, white rice',
  },
  {
    words: 'rice, rice dish, chawal, riz, arroz, arroces, riso',
    of: 'mains, sides',
    any: [
      { of: 'sides', starch: 'rice' },
      { family: 'rice' },
      { named: 'rice, paella, risotto, biryani, arroz, riso, riz, khao' },
    ],
    not: {
      any: [
        { shape: 'noodles, soup' },
        {
          named:
            'bun, noodle(s), vermicelli, rice paper, with rice, stuffed with, khao soi, dosa, idli, uttapam, congee, porridge',
        },
      ],
    },
  },
  {
    words: 'rice plate, plate over rice, com dia, com tam',
    of: 'mains',
    any: [{ family: 'rice' }, { named: 'over rice, on rice, broken rice' }],
    not: { named: 'noodle(s), porridge, congee, soup, roll(s)' },
  },
  {
    words: 'fried rice, wok rice',
    of: 'savory',
    named: 'fried rice, !fried rice noodle(s), khao pad, chahan, nasi goreng, pad rice',
  },
] as const satisfies readonly Term[]
