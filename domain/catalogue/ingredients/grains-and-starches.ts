import { all, type IngredientTable } from './ingredient.ts'

/** Cereals, flours, noodles, breads, pastry and pure starches. Oats count as a cereal with gluten: few are certified. */
export const grainsAndStarches = {
  // Flours and starches
  ...all(['wheat'], 'wheat flour, whole wheat flour, 00 flour, cake flour'),
  'rye flour': ['rye'],
  'spelt flour': ['spelt'],
  'barley flour': ['barley'],
  'oat flour': ['oats'],
  'lupin flour': ['lupin'],
  ...all(['wheat'], 'wheat gluten, semolina'),
  ...all(
    [],
    'rice flour, glutinous rice flour, corn flour, chickpea flour, lentil flour, buckwheat flour',
    'chestnut flour',
  ),
  'almond flour': ['almonds'],
  ...all([], 'coconut flour, millet flour, mung bean flour'),
  'soybean flour': ['soybeans'],
  ...all([], 'cornstarch, potato starch, tapioca starch'),
  'wheat starch': ['wheat'],
  ...all(
    [],
    'sweet potato starch, arrowroot starch, kuzu starch, bracken starch, cornmeal, polenta, grits, hominy',
    'masa, masa harina',
  ),

  // Grains
  ...all(
    [],
    'rice, white rice, brown rice, basmati rice, jasmine rice, arborio rice, carnaroli rice, bomba rice',
    'sushi rice, japanese rice, glutinous rice, black rice, black glutinous rice, wild rice, red rice',
    'toasted rice powder, puffed rice, flattened rice, crispy rice, rice cake, mochi',
  ),
  barley: ['barley'],
  ...all(['wheat'], 'bulgur, couscous, pearl couscous'),
  // In America emmer; what Italy calls so may be spelt or einkorn too.
  farro: ['emmer'],
  freekeh: ['wheat'],
  spelt: ['spelt'],
  khorasan: ['khorasan'],
  einkorn: ['einkorn'],
  wheat: ['wheat'],
  rye: ['rye'],
  triticale: ['wheat', 'rye'],
  // Cut before it bears grain; harvested late it is wheat to a guest with celiac disease.
  wheatgrass: ['wheat'],
  ...all(['wheat'], 'wheat berry, wheat bran, wheat germ'),
  ...all(['oats'], 'oat bran, oat'),
  // Of oats; the nuts that many contain are listed separately.
  granola: ['oats'],
  // Corn flakes, as parfaits have them, with barley malt.
  'cereal flake': ['barley'],
  ...all([], 'quinoa, millet, amaranth, buckwheat, popcorn, tapioca, tapioca pearl, sago, salep'),
  vermicelli: ['wheat'],
  sev: [],
  seitan: ['wheat'],

  // Pasta and noodles
  pasta: ['wheat'],
  'egg pasta': ['wheat', 'egg'],
  ...all(
    ['wheat'],
    'spaghetti, linguine, bucatini, rigatoni, penne, paccheri, orecchiette, cavatelli, trofie, macaroni',
    'ditalini, orzo, fregola',
  ),
  ...all(
    ['wheat', 'egg'],
    'lasagna sheet, fettuccine, tagliatelle, pappardelle, tagliolini, tortellini, ravioli',
  ),
  'gluten-free pasta': [],
  ...all(['wheat', 'egg'], 'gnocchi, egg noodle'),
  'wheat noodle': ['wheat'],
  // Of no named kind: of wheat, as most are.
  noodle: ['wheat'],
  'hand-pulled noodle': ['wheat'],
  'ramen noodle': ['wheat', 'egg'],
  ...all(['wheat'], 'yakisoba noodle, udon noodle, somen noodle, soba noodle'),
  ...all(
    [],
    'buckwheat soba noodle, rice noodle, rice vermicelli, glass noodle, sweet potato noodle',
    'shirataki noodle, konjac, kelp noodle',
  ),

  // Wrappers, dough and pastry
  'rice paper': [],
  'wonton wrapper': ['wheat', 'egg'],
  ...all(['wheat'], 'dumpling wrapper, gyoza wrapper, spring roll wrapper'),
  'egg roll wrapper': ['wheat', 'egg'],
  ...all(['wheat'], 'mandarin pancake, bao bun, pizza dough, filo pastry, kataifi, brik pastry'),
  ...all(['wheat', 'dairy'], 'puff pastry, shortcrust pastry, pie crust'),
  ...all(['wheat', 'dairy', 'egg'], 'tart shell, choux pastry'),
  'sponge cake': ['wheat', 'egg'],
  'pound cake': ['wheat', 'egg', 'dairy'],
  'angel food cake': ['wheat', 'egg'],
  crepe: ['wheat', 'egg', 'dairy'],
  ladyfinger: ['wheat', 'egg'],
  amaretti: ['wheat', 'almonds', 'egg'],
  'graham cracker': ['wheat'],
  'digestive biscuit': ['wheat', 'dairy'],
  'maria cookie': ['wheat', 'dairy', 'soybeans'],
  shortbread: ['wheat', 'dairy'],
  ...all(['wheat', 'soybeans'], 'speculoos cookie, chocolate cookie'),
  gingersnap: ['wheat'],
  'vanilla wafer': ['wheat', 'egg', 'dairy', 'soybeans'],
  'waffle cone': ['wheat', 'soybeans'],
  waffle: ['wheat', 'egg', 'dairy'],
  ...all(['wheat'], 'pretzel, cracker, saltine cracker, oyster cracker'),
  'rice cracker': [],
  'shrimp chip': ['crustacean extract'],

  // Bread
  ...all(
    ['wheat'],
    'bread, white bread, whole wheat bread, sourdough, baguette, ciabatta, focaccia, grissini',
  ),
  // American rye bread is more wheat than rye.
  ...all(['wheat', 'rye'], 'rye bread, pumpernickel'),
  ...all(['wheat'], 'country bread, pita bread, flatbread, lavash'),
  'barley rusk': ['barley', 'wheat'],
  // Boiled with barley malt.
  bagel: ['wheat', 'barley'],
  ...all(['wheat'], 'bolillo, english muffin'),
  ...all(['wheat', 'egg', 'dairy'], 'brioche, brioche bun'),
  challah: ['wheat', 'egg'],
  croissant: ['wheat', 'dairy', 'egg'],
  'milk bread': ['wheat', 'dairy'],
  'burger bun': ['wheat', 'sesame'],
  ...all(['wheat'], 'hot dog bun, hoagie roll'),
  ...all(['wheat', 'dairy'], 'potato roll, pav bun, biscuit'),
  cornbread: ['wheat', 'dairy', 'egg'],
  naan: ['wheat', 'dairy'],
  roti: ['wheat'],
  paratha: ['wheat', 'dairy'],
  puri: ['wheat'],
  // The dough is seasoned with asafoetida.
  papadum: ['wheat'],
  'wheat-free papadum': [],
  simit: ['wheat', 'sesame'],
  ...all(['wheat'], 'breadcrumb, panko, crouton, youtiao'),
  tempura: ['wheat', 'egg'],
  matzo: ['wheat'],
  'beer batter': ['wheat', 'barley'],
  baklava: ['wheat', 'walnuts', 'pistachios', 'dairy'],
  'corn tortilla': [],
  'flour tortilla': ['wheat'],
  ...all([], 'tortilla chip, tostada, sope'),
} as const satisfies IngredientTable
