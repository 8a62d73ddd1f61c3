import { expect, it } from 'vitest'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** Dishes by their sections, each with its prices as `amount label`. */
function outline(text: string, currency?: string): string[] {
  const { content } = readMenuLines(textLines(text), currency === undefined ? {} : { currency })
  return content.sections.flatMap(({ name, prices = [], items }) => [
    [`# ${name}`, ...prices.map(({ amount, label = '' }) => `${amount} ${label}`.trim())].join(' | '),
    ...items.map(({ name, description, prices }) =>
      [
        name,
        description,
        ...prices.map(({ kind, amount, label = '' }) => `${amount ?? kind} ${label}`.trim()),
      ].join(' | '),
    ),
  ])
}

it('reads prices before names that are apart from them', () => {
  expect(
    outline(`zero proof
$10  Not a Mojito
mint, lime, soda
$9  Cold Brew Tonic

bar snacks
$8 (v)  Spiced nuts
$12  Fried pickles
ranch, hot honey`),
  ).toEqual([
    '# zero proof',
    'Not a Mojito | mint, lime, soda | 1000',
    'Cold Brew Tonic |  | 900',
    '# bar snacks',
    'Spiced nuts |  | 800',
    'Fried pickles | ranch, hot honey | 1200',
  ])
})

it('ends a name in capitals where small letters begin', () => {
  expect(
    outline(`LE PIZZE
MARGHERITA pomodoro, fior di latte, basilico € 6,00
QUATTRO FORMAGGI mozzarella, gorgonzola € 8,00
CALZONE ricotta, salame € 9,50`),
  ).toEqual([
    '# LE PIZZE',
    'MARGHERITA | pomodoro, fior di latte, basilico | 600',
    'QUATTRO FORMAGGI | mozzarella, gorgonzola | 800',
    'CALZONE | ricotta, salame | 950',
  ])
})

it('takes the words before several prices for labels where they come again, in any language', () => {
  expect(
    outline(`GELATI
Affogato	1 gusto 7,90 € | 2 gusti 10,40 € | 3 gusti 18,50 €
Insalata	1 gusto 5,50 € | 2 gusti 13,75 € | 3 gusti 17,25 €
Birra media 1 gusto 7 € | 2 gusti 12,80 € | 3 gusti 19,99 €`),
  ).toEqual([
    '# GELATI',
    'Affogato |  | 790 1 gusto | 1040 2 gusti | 1850 3 gusti',
    'Insalata |  | 550 1 gusto | 1375 2 gusti | 1725 3 gusti',
    'Birra media |  | 700 1 gusto | 1280 2 gusti | 1999 3 gusti',
  ])
})

it('reads a label, a colon and a price one after the other', () => {
  expect(
    outline(`CHACINAS
Jamón ibérico    Tapa: 6 Media: 13 Ración: 24
Salmorejo    Tapa: 4 Media: 7`),
  ).toEqual([
    '# CHACINAS',
    'Jamón ibérico |  | 600 Tapa | 1300 Media | 2400 Ración',
    'Salmorejo |  | 400 Tapa | 700 Media',
  ])
})

it('loses no price next to a size or a sign that looks like a code', () => {
  expect(
    outline(`GETRÄNKE
Apfelschorle ........ 2,90 0,2 l | 4,60 0,4 l
Pils vom Fass ....... 3,70 0,3 l | 5,30 0,5 l`),
  ).toEqual(['# GETRÄNKE', 'Apfelschorle |  | 290 | 460', 'Pils vom Fass |  | 370 | 530'])
  expect(outline('BEBIDAS\nAguardente R$ 14 / R$ 30 / R$ 29\nChope R$ 26 / R$ 61')).toEqual([
    '# BEBIDAS',
    'Aguardente |  | 1400 | 3000 | 2900',
    'Chope |  | 2600 | 6100',
  ])
  expect(outline('Kaffee\nEspresso kl. 2,90 gr. 4,40\nMelange 4,60\nEinspänner 5,20')).toEqual([
    '# Kaffee',
    'Espresso |  | 290 kl. | 440 gr.',
    'Melange |  | 460',
    'Einspänner |  | 520',
  ])
})

it('takes numbers that end names for codes where prices have signs, and asks for them', () => {
  const text = `ŚNIADANIA
Jajecznica z 3 jaj na maśle 3,7
9,50 zł
Twarożek ze szczypiorkiem 7
7,90 zł
Parówki na gorąco 1,10
8,50 zł
Owsianka na mleku 1,7
6,50 zł
Kompot
4,50 zł`
  expect(outline(text)).toEqual([
    '# ŚNIADANIA',
    'Jajecznica z 3 jaj na maśle |  | 950',
    'Twarożek ze szczypiorkiem |  | 790',
    'Parówki na gorąco |  | 850',
    'Owsianka na mleku |  | 650',
    'Kompot |  | 450',
  ])
  const doubts = readMenuLines(textLines(text)).lines.flatMap(({ doubts }) => doubts.map(({ code }) => code))
  expect(doubts.filter((code) => code === 'codes_unread')).toHaveLength(4)
})

it('takes the courses of a week off the names of its dishes, whatever they are called', () => {
  expect(
    outline(`Maandag
Hoofdgerecht: Gebakken zalm 12,50
Tussen: Tosti ham kaas 6,50
Voor: Uiensoep 5,50
Dinsdag
Hoofdgerecht: Halve kip 13,50
Tussen: Garnalencocktail 8,50
Voor: Mosterdsoep 5,50`),
  ).toEqual([
    '# Maandag',
    'Gebakken zalm | Hoofdgerecht | 1250',
    'Tosti ham kaas | Tussen | 650',
    'Uiensoep | Voor | 550',
    '# Dinsdag',
    'Halve kip | Hoofdgerecht | 1350',
    'Garnalencocktail | Tussen | 850',
    'Mosterdsoep | Voor | 550',
  ])
})

it.each([
  ['PEN', 'S/14', 1400],
  ['HUF', 'HUF 2 750', 275_000],
  ['ISK', '12 150kr', 12_150],
])('reads a price of %s alone on its line: %s', (currency, price, amount) => {
  const dishes = ['Mojito', 'Torta', 'Lax'].map((dish) => `${dish}\n${price}`).join('\n\n')
  expect(outline(`MENU\n\n${dishes}`, currency).slice(1)).toEqual(
    ['Mojito', 'Torta', 'Lax'].map((dish) => `${dish} |  | ${amount}`),
  )
})

it('guesses the peso where thousands are behind dollar signs, and asks', () => {
  const read = (dish: string) =>
    readMenuLines(textLines(`PLATOS\n${dish} $ 12.500\nSopa $ 8.900\nPostre $ 7.000\nCarne $ 18.000`))
  expect(read('Milanesa').content.currency).toBe('ARS')
  expect(read('Pastel de choclo').content.currency).toBe('CLP')
  expect(read('Bandeja paisa').content.currency).toBe('COP')
  expect(read('Milanesa').isCurrencyWritten).toBe(false)
})

it('takes the year of a wine for no price where the price comes after leaders', () => {
  expect(
    outline(
      'WINES\nMalbec 2010 ........ ₡24.000\nChablis 2017 ........ ₡9.000\nCava ........ ₡18.500',
      'CRC',
    ).map((line) => line.split(' | ').at(-1)),
  ).toEqual(['# WINES', '2400000', '900000', '1850000'])
})

it('takes sentences with a price for something else for no dish', () => {
  const lines = outline(`OMELETTES
All omelettes come with hash browns & toast. Egg whites add $1.50
Denver $11.95
The Greek $12.50

MAINS
Rump steak 8oz £22 / 10oz £26
Chips, grilled tomato. Add peppercorn sauce £3`)
  expect(lines.filter((line) => /^(?:All|Chips)/u.test(line))).toEqual([])
})

it('says what a dish with more on it costs, and not what is paid on top', () => {
  expect(outline('Mehlspeisen\nApfelstrudel € 5,40\nmit Schlag € 6,40\nSachertorte € 5,90')).toEqual([
    '# Mehlspeisen',
    'Apfelstrudel |  | 540 | 640 mit Schlag',
    'Sachertorte |  | 590',
  ])
})

it('keeps what is said below a market price in its dish', () => {
  expect(
    outline('MAINS\nRoast Chicken   24\njus\nMarket Fish   MP\nask your server\nBurger   18\nfries'),
  ).toEqual([
    '# MAINS',
    'Roast Chicken | jus | 2400',
    'Market Fish | ask your server | market',
    'Burger | fries | 1800',
  ])
})

it('gives the heads below the name of a list to all its sections', () => {
  const { content } = readMenuLines(
    textLines(`WINE LIST
                              glass / bottle
SPARKLING
Roederer Brut NV              15 / 58
Raventós Rosé 2020            14 / 52

WHITE
Sancerre 2021                 19 / 76
Riesling 2022                 14 / 56`),
  )
  expect(
    content.sections
      .filter(({ items }) => items.length > 0)
      .map(({ name, priceHeads = [] }) => [name, priceHeads.map(({ label }) => label)]),
  ).toEqual([
    ['SPARKLING', ['glass', 'bottle']],
    ['WHITE', ['glass', 'bottle']],
  ])
})

it('finds the headings of a menu without prices and without blank lines by their words', () => {
  const dishes = (names: readonly string[]) =>
    names.map((name) => `${name}\nsauce, légumes du marché, jus court`)
  const { content } = readMenuLines(
    textLines(
      [
        'Les poissons',
        ...dishes(['Filet de sole', 'Quenelle de brochet', 'Rouget en écailles', 'Turbot rôti']),
        'Les viandes',
        ...dishes(['Volaille de Bresse', 'Filet de bœuf Rossini', "Carré d'agneau", 'Ris de veau']),
        'Les fromages',
        ...dishes(['Fromage blanc', 'Plateau de Mère Richard', 'Saint-Marcellin']),
      ].join('\n'),
    ),
  )
  expect(content.sections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Les poissons', 'Les viandes', 'Les fromages']),
  )
})

// Each a way to write that once lost a price, a name or a heading.
it.each([
  [
    'codes behind prices with signs',
    `Hauptgerichte
Schweinebraten 14,90 € A,I
Cordon bleu 17,90 € A,C,G
Zanderfilet 21,90 € (D,G)`,
    ['# Hauptgerichte', 'Schweinebraten |  | 1490', 'Cordon bleu |  | 1790', 'Zanderfilet |  | 2190'],
  ],
  [
    'one code behind a price, and a legend',
    `Hotová jídla
Svíčková na smetaně 189 Kč A1, A3
Hovězí guláš s cibulí 175 Kč A1
Palačinky s marmeládou 95 Kč A1, A3, A7

A1 lepek, A3 vejce, A7 mléko`,
    [
      '# Hotová jídla',
      'Svíčková na smetaně |  | 18900',
      'Hovězí guláš s cibulí |  | 17500',
      'Palačinky s marmeládou |  | 9500',
    ],
  ],
  [
    'a small letter behind cents that is no gram',
    `Antipasti
Vitello tonnato 12,90 c,d,g
Carpaccio vom Rind 13,50 g
Antipasto misto 13,90 a,d,g`,
    ['# Antipasti', 'Vitello tonnato |  | 1290', 'Carpaccio vom Rind |  | 1350', 'Antipasto misto |  | 1390'],
  ],
  [
    'codes between slashes, and weights first',
    `PRZYSTAWKI
100 g   Oscypek z grilla z żurawiną /7/    19,-
120 g   Smalec domowy, ogórek, chleb /1/    16,-
300 ml  Żurek z białą kiełbasą /1,3,7,9/    22,-`,
    [
      '# PRZYSTAWKI',
      'Oscypek z grilla z żurawiną |  | 1900',
      'Smalec domowy | ogórek, chleb | 1600',
      'Żurek z białą kiełbasą |  | 2200',
    ],
  ],
  [
    'weights in capitals, below days between stars',
    `*** TISDAG ***
150G SVAMPSOPPA 150 kr
100 G ISTERBAND 130 kr
*** ONSDAG ***
200 G POMMES FRITES 60 kr
150 G CARBONARA 120 kr`,
    [
      '# TISDAG',
      'SVAMPSOPPA |  | 15000',
      'ISTERBAND |  | 13000',
      '# ONSDAG',
      'POMMES FRITES |  | 6000',
      'CARBONARA |  | 12000',
    ],
  ],
  [
    'a size behind a price',
    `Para picar
Jamón de cebo    16 100 g
Pimientos de Padrón    7
Entrecot    22 350 g`,
    ['# Para picar', 'Jamón de cebo |  | 1600', 'Pimientos de Padrón |  | 700', 'Entrecot |  | 2200'],
  ],
  [
    'prices with their guests behind them, a line each',
    `STARTERS
Garlic Bread
$8 Members
$9 Visitors
Prawn Cocktail
$19 Members
$21 Visitors`,
    [
      '# STARTERS',
      'Garlic Bread |  | 800 Members | 900 Visitors',
      'Prawn Cocktail |  | 1900 Members | 2100 Visitors',
    ],
  ],
  [
    'labels in any words before colons and gaps',
    `Dranken
Bier v.d. tap    fluitje: 3,-, vaasje: 4,-, halve liter: 7,-
Yaki Soba – vegetable: 13.95, chicken: 15.95, shrimp: 17.95
Fruit Small (serves 10): 55    Large (serves 20): 98`,
    [
      '# Dranken',
      'Bier v.d. tap |  | 300 fluitje | 400 vaasje | 700 halve liter',
      'Yaki Soba |  | 1395 vegetable | 1595 chicken | 1795 shrimp',
      'Fruit |  | 5500 Small (serves 10) | 9800 Large (serves 20)',
    ],
  ],
  [
    'labels in brackets, for two prices and with them',
    `KOFFIE
Cappuccino (klein/groot) 3,20/4,10
Latte macchiato 3,60
Lamplighter Sour (all day 13,50 / happy hour 9,00)`,
    [
      '# KOFFIE',
      'Cappuccino |  | 320 klein | 410 groot',
      'Latte macchiato |  | 360',
      'Lamplighter Sour |  | 1350 all day | 900 happy hour',
    ],
  ],
  [
    'sizes in a line of prices',
    `Wine
House Red
125ml - 6, 175ml - 8, Btl - 33
Pinot Noir
175ml - 9 250ml - 12 Btl - 38`,
    ['# Wine', 'House Red |  | 600 | 800 | 3300 Btl', 'Pinot Noir |  | 900 | 1200 | 3800 Btl'],
  ],
  [
    'cents behind a blank, and an O for a zero',
    `COPPE
COPPA AMARENA
7 50€
COPPA NINO
8 00€
INSALATA
12,9O €`,
    ['# COPPE', 'COPPA AMARENA |  | 750', 'COPPA NINO |  | 800', 'INSALATA |  | 1290'],
  ],
  [
    'prices that the market makes, in many languages',
    `Kala
Uunilohi    päivän hinta
Lubina salvaje    s/c
Pstruh    dle váhy
Kuha    14,00`,
    ['# Kala', 'Uunilohi |  | market', 'Lubina salvaje |  | market', 'Pstruh |  | market', 'Kuha |  | 1400'],
  ],
  [
    'prices first, without signs',
    `TÖRTCHEN & KUCHEN
4,20  Sachertorte
3,80  Apfelstrudel mit Schlag
2,90  Topfengolatsche`,
    [
      '# TÖRTCHEN & KUCHEN',
      'Sachertorte |  | 420',
      'Apfelstrudel mit Schlag |  | 380',
      'Topfengolatsche |  | 290',
    ],
  ],
  [
    'what goes together with a plus',
    `FORMULES DU MIDI
Entrée + plat 17,50 €
Plat + dessert 16,90 €
Entrée + plat + dessert 21,50 €`,
    [
      '# FORMULES DU MIDI',
      'Entrée + plat |  | 1750',
      'Plat + dessert |  | 1690',
      'Entrée + plat + dessert |  | 2150',
    ],
  ],
  [
    'several dishes on a line, without cents',
    `PIEROGI
Ruskie /1,3,7/ 26,-   Z mięsem /1,3,9/ 29,-   Z kapustą i grzybami /1,3/ 27,-`,
    ['# PIEROGI', 'Ruskie |  | 2600', 'Z mięsem |  | 2900', 'Z kapustą i grzybami |  | 2700'],
  ],
  [
    'the season of a menu',
    `Spargelkarte
von 15.4. bis 24.6.
Marchfelder Spargel mit Butterbröseln 16,90
Spargelcremesuppe 6,50`,
    ['# Spargelkarte', 'Marchfelder Spargel mit Butterbröseln |  | 1690', 'Spargelcremesuppe |  | 650'],
  ],
  [
    'headings between guillemets, and reals behind names',
    `» PETISCOS «
Torresmo de rolo R$ 42,90
Fígado acebolado com jiló R$39,90 *o clássico do Mercado*
Língua ao molho, com pão R$ 38,00
Bolinho de bacalhau (unidade R$ 8,50 | porção c/ 8 R$ 62,00)`,
    [
      '# PETISCOS',
      'Torresmo de rolo |  | 4290',
      'Fígado acebolado com jiló | *o clássico do Mercado* | 3990',
      'Língua ao molho | com pão | 3800',
      'Bolinho de bacalhau |  | 850 unidade | 6200 porção c/ 8',
    ],
  ],
  [
    'courses and days before a colon, and the date of a menu',
    `Lunch, środa 14.01

zupa: Żurek z jajkiem 14 zł
II danie: Kotlet mielony, buraczki 26 zł
Essen 3 (vegetarisch): Spinatknödel 24 zł
Lundi : Blanquette de veau 22 zł`,
    [
      '# Lunch',
      'Żurek z jajkiem | zupa | 1400',
      'Kotlet mielony | II danie, buraczki | 2600',
      'Spinatknödel | Essen 3 (vegetarisch) | 2400',
      'Blanquette de veau | Lundi | 2200',
    ],
  ],
  [
    'two prices with words that go together',
    `Mittagsmenü
Faschierter Braten mit Püree mit Suppe 11,40 ohne Suppe 9,90
Eiernockerl mit Salat mit Suppe 10,60 ohne Suppe 9,10`,
    [
      '# Mittagsmenü',
      'Faschierter Braten mit Püree |  | 1140 mit Suppe | 990 ohne Suppe',
      'Eiernockerl mit Salat |  | 1060 mit Suppe | 910 ohne Suppe',
    ],
  ],
  [
    'weights of the parts of a dish, and energy behind slashes',
    `Перші страви
Борщ з пампушкою 350/30/50 г 145 грн
Солянка 350/30 г 165 грн
Цезар / 240 г / 520 ккал / 450 грн`,
    [
      '# Перші страви',
      'Борщ з пампушкою | 350/30/50 г | 14500',
      'Солянка | 350/30 г | 16500',
      'Цезар |  | 45000',
    ],
  ],
  [
    'diameters, and portions with a half',
    `PIZZA
Funghi Ø 26 cm 8,50 Ø 32 cm 10,50 Ø 40 cm 15,00
Tonno Ø 26 cm 9,00 Ø 32 cm 11,00 Ø 40 cm 16,50
İskender 1 porsiyon 42,00 1,5 porsiyon 59,00`,
    [
      '# PIZZA',
      'Funghi |  | 850 | 1050 | 1500',
      'Tonno |  | 900 | 1100 | 1650',
      'İskender |  | 4200 1 porsiyon | 5900 1,5 porsiyon',
    ],
  ],
  [
    'what it cost, and what it costs now',
    `AKTION DER WOCHE
Flammkuchen Elsässer Art statt 12,90 nur 9,90 €
Cordon bleu statt 18,50 nur 15,00 €
Apfelstrudel statt 6,90 nur 4,90 €`,
    [
      '# AKTION DER WOCHE',
      'Flammkuchen Elsässer Art |  | 990',
      'Cordon bleu |  | 1500',
      'Apfelstrudel |  | 490',
    ],
  ],
  [
    'one price in two currencies',
    `САЛАТИ
Шопска салата 5,00 € / 9,78 лв.
Снежанка 4,30 € / 8,41 лв.
Таратор 3,20 € / 6,26 лв.`,
    ['# САЛАТИ', 'Шопска салата |  | 500', 'Снежанка |  | 430', 'Таратор |  | 320'],
  ],
  [
    'words whose letters stand apart',
    `S O U P S
L e n t i l   $ 6
O n i o n   G r a t i n   $ 9
C h o w d e r   $ 8 . 5 0`,
    ['# SOUPS', 'Lentil |  | 600', 'Onion Gratin |  | 900', 'Chowder |  | 850'],
  ],
  [
    'names in a block above their prices',
    `DESSERTS
Mousse au chocolat
Île flottante
Tarte Tatin
7,50 €
6,80 €
8,20 €`,
    ['# DESSERTS', 'Mousse au chocolat |  | 750', 'Île flottante |  | 680', 'Tarte Tatin |  | 820'],
  ],
  [
    'prices first, behind them a dash',
    `CICCHETTI
2,00 - Polpetta della nonna
2,50 - Crostino baccalà
1,80 - Mezzo uovo e acciuga`,
    [
      '# CICCHETTI',
      'Polpetta della nonna |  | 200',
      'Crostino baccalà |  | 250',
      'Mezzo uovo e acciuga |  | 180',
    ],
  ],
  [
    'half a portion and a whole one',
    `Peixe
Bacalhau à lagareiro ½ 9,00€ 1 15,50€
Filetes de pescada ½ 7,50€ 1 12,00€
Choco frito 13,50€`,
    [
      '# Peixe',
      'Bacalhau à lagareiro |  | 900 ½ | 1550 1',
      'Filetes de pescada |  | 750 ½ | 1200 1',
      'Choco frito |  | 1350',
    ],
  ],
  [
    'words and codes of allergens in other joints',
    `PIEROGI
Pierogi ruskie 27 zł | alergeny: 1, 7
Crni rižot (alg. 2, 4, 14) 14 zł
Vol-au-vent 21 zł
Allergenen: 1-3-7`,
    ['# PIEROGI', 'Pierogi ruskie |  | 2700', 'Crni rižot |  | 1400', 'Vol-au-vent |  | 2100'],
  ],
  [
    'a diet of one thing in a dish, which isn’t one of the dish',
    `MAINS
Burger - cheddar, bacon or halloumi (v), fries 14.00
Risotto - mushroom, parmesan (v) 13.00`,
    [
      '# MAINS',
      'Burger | cheddar, bacon or halloumi (v), fries | 1400',
      'Risotto | mushroom, parmesan | 1300',
    ],
  ],
  [
    'prices of sizes in columns behind a heading',
    `SIDES  sm 4  lg 8
fries
coleslaw
slaw

MAINS
Burger 14`,
    ['# SIDES | 400 sm | 800 lg', 'fries | ', 'coleslaw | ', 'slaw | ', '# MAINS', 'Burger |  | 1400'],
  ],
  [
    'numbers behind dashes',
    `BOISSONS
– #19 Kir vin blanc 5,50 €
– #20 Ricard 3,80 €`,
    ['# BOISSONS', 'Kir vin blanc |  | 550', 'Ricard |  | 380'],
  ],
  [
    'a size in small letters below a dish',
    `Poissons du lac
Filets de perche 44,00
petite portion 34,00
Omble chevalier 42,00
Brettljause 13,50
für 2 Personen 25,90`,
    [
      '# Poissons du lac',
      'Filets de perche |  | 4400 | 3400 petite portion',
      'Omble chevalier |  | 4200',
      'Brettljause |  | 1350 | 2590',
    ],
  ],
  [
    'a size and a price in columns before the name',
    `POLÉVKY
0,33 l   65 Kč   Hovězí vývar s knedlíčky (1,3,9)
0,33 l   69 Kč   Zelňačka s klobásou (1,7)
2 ks   139 Kč   Utopenci s cibulí (1)
120 g   209 Kč   Smažený sýr, tatarka (1,3,7)`,
    [
      '# POLÉVKY',
      'Hovězí vývar s knedlíčky |  | 6500',
      'Zelňačka s klobásou |  | 6900',
      'Utopenci s cibulí 2 ks |  | 13900',
      'Smažený sýr | tatarka | 20900',
    ],
  ],
  [
    'prices behind words that come again, whatever they are',
    `TACOS
Pastor c/u $18 orden (5) $85
Suadero c/u $20 orden (5) $95
Campechano c/u $22 orden (5) $105`,
    [
      '# TACOS',
      'Pastor |  | 1800 c/u | 8500 orden (5)',
      'Suadero |  | 2000 c/u | 9500 orden (5)',
      'Campechano |  | 2200 c/u | 10500 orden (5)',
    ],
  ],
  [
    'letters, halves and counts before prices',
    `POUTINE
La Classique P 8,50 $ M 10,50 $ G 13,00 $
La Galvaude P 11,00 $ M 13,50 $ G 16,50 $
Smoked Meat M 15,00 $ G 18,50 $

RACIONES
Calamares 1/2 7,50 R. 13,00
Bravas 1/2 4,00 R. 7,00

WINGS
Traditional: 6/9,99   12/17,99
Boneless: 6/8,99   12/15,99`,
    [
      '# POUTINE',
      'La Classique |  | 850 P | 1050 M | 1300 G',
      'La Galvaude |  | 1100 P | 1350 M | 1650 G',
      'Smoked Meat |  | 1500 M | 1850 G',
      '# RACIONES',
      'Calamares |  | 750 1/2 | 1300 R.',
      'Bravas |  | 400 1/2 | 700 R.',
      '# WINGS',
      'Traditional |  | 999 6 | 1799 12',
      'Boneless |  | 899 6 | 1599 12',
    ],
  ],
  [
    'a week in which each day counts its dishes from 1, weights before names',
    `Pondelok
1. 120 g Vyprážaný rezeň, kaša 6,90 €
2. 350 g Halušky so slaninou 6,50 €

Utorok
1. 120 g Hovädzí guláš, knedľa 7,20 €
2. 400 g Dukátové buchtičky 5,90 €

Streda
1. 150 g Losos na masle 8,50 €
2. 350 g Zapekané cestoviny 6,20 €`,
    [
      '# Pondelok',
      'Vyprážaný rezeň | kaša | 690',
      'Halušky so slaninou |  | 650',
      '# Utorok',
      'Hovädzí guláš | knedľa | 720',
      'Dukátové buchtičky |  | 590',
      '# Streda',
      'Losos na masle |  | 850',
      'Zapekané cestoviny |  | 620',
    ],
  ],
  [
    'dishes on a line each above dishes on two, in small letters',
    `the fox

nibbles
padron peppers, smoked salt 5.5
pork scratchings, apple sauce 4.5
nocellara olives 4
sourdough, whipped butter 5

starters
cured trout
cucumber, buttermilk, dill oil 9.5
ham hock terrine
piccalilli, toasted sourdough 9
celeriac soup
hazelnut, chestnut mushroom 7.5`,
    [
      '# nibbles',
      'padron peppers, smoked salt |  | 550',
      'pork scratchings, apple sauce |  | 450',
      'nocellara olives |  | 400',
      'sourdough, whipped butter |  | 500',
      '# starters',
      'cured trout | cucumber, buttermilk, dill oil | 950',
      'ham hock terrine | piccalilli, toasted sourdough | 900',
      'celeriac soup | hazelnut, chestnut mushroom | 750',
    ],
  ],
  [
    'letters of diets on a line below the price, which head nothing',
    `Breakfast

House Granola
Coconut yoghurt, poached pear
18.00
VG | GFO

Corn Fritters
Smashed avo, tomato kasundi
24.50
V | GF

Big Brekky
Eggs, bacon, chorizo
29.00`,
    [
      '# Breakfast',
      'House Granola | Coconut yoghurt, poached pear | 1800',
      'Corn Fritters | Smashed avo, tomato kasundi | 2450',
      'Big Brekky | Eggs, bacon, chorizo | 2900',
    ],
  ],
  [
    'a price of the day that is said of a dish with a price, and sizes before signs of money',
    `VINS
Sole meunière, selon arrivage 38,00 €
Vino della casa ¼ € 3,50 ½ € 6,00 1 l € 11,00
Merlot 9,00 €`,
    [
      '# VINS',
      'Sole meunière | selon arrivage | 3800',
      'Vino della casa |  | 350 ¼ | 600 ½ | 1100',
      'Merlot |  | 900',
    ],
  ],
  [
    'a heading that begins with a word for, and two sizes of a bottle',
    `FOR THE TABLE 14
Creamed Spinach
Truffle Fries

BOUTEILLES 70/75 cl
Dézaley Médinette 62.00
Saint-Saphorin 46.00
Servagnin 54.00`,
    [
      '# FOR THE TABLE | 1400',
      'Creamed Spinach | ',
      'Truffle Fries | ',
      '# BOUTEILLES',
      'Dézaley Médinette |  | 6200',
      'Saint-Saphorin |  | 4600',
      'Servagnin |  | 5400',
    ],
  ],
  [
    'parts of a liter as heads, cones on one line, numbers with a dash',
    `OFFENE WEINE	1/8	1/4
Grüner Veltliner	3,20	6,20
Zweigelt	3,40	6,60

Gelati
Cono piccolo € 2,50 Cono medio € 3,00 Cono grande € 3,50

Executivos
01 - Filé de frango 29,90
02 - Bife acebolado 32,90`,
    [
      '# OFFENE WEINE',
      'Grüner Veltliner |  | 320 | 620',
      'Zweigelt |  | 340 | 660',
      '# Gelati',
      'Cono piccolo |  | 250',
      'Cono medio |  | 300',
      'Cono grande |  | 350',
      '# Executivos',
      'Filé de frango |  | 2990',
      'Bife acebolado |  | 3290',
    ],
  ],
  [
    'no size for a price of a row',
    `BIEREN
Stella Artois 25 cl	2,90
Stella Artois 50 cl	5,60
Duvel 33 cl (8,5 %)	4,80`,
    ['# BIEREN', 'Stella Artois |  | 290', 'Stella Artois |  | 560', 'Duvel | 8,5 % | 480'],
  ],
  [
    'colors and regions of wines as headings',
    `BY THE GLASS
Sparkling
Cava, Raventós i Blanc 2020 ... 13
White
Albariño, Do Ferreiro 2022 ... 15

VINOS
D.O. Rueda
Verdejo José Pariente 18,00
D.O. Ribera del Duero
Emilio Moro 29,00`,
    [
      '# BY THE GLASS',
      '# Sparkling',
      'Cava |  | 1300',
      '# White',
      'Albariño |  | 1500',
      '# VINOS',
      '# D.O. Rueda',
      'Verdejo José Pariente |  | 1800',
      '# D.O. Ribera del Duero',
      'Emilio Moro |  | 2900',
    ],
  ],
  [
    'a list of names that goes on below',
    `SIDES
Fries · Creamed spinach · Broccolini ·
Hasselback potatoes · Mac & cheese

MAINS
Roast chicken  19.00
Grilled bream  22.00
Lamb shank  24.50`,
    [
      '# SIDES',
      ...['Fries', 'Creamed spinach', 'Broccolini', 'Hasselback potatoes', 'Mac & cheese'].map(
        (name) => `${name} | `,
      ),
      '# MAINS',
      'Roast chicken |  | 1900',
      'Grilled bream |  | 2200',
      'Lamb shank |  | 2450',
    ],
  ],
] as const)('reads %s', (_, text, expected) => {
  expect(outline(text)).toEqual(expected)
})

it('takes no menu with cents for one in a currency without, whatever its language', () => {
  const menu = 'PHỞ\nPhở Tái 13.50\nPhở Chín 13.50\nPhở Gà 12.95\nBún Thịt Nướng 14.50\nCà phê sữa đá 5.75'
  const { content } = readMenuLines(textLines(menu))
  expect(content.currency).toBe('USD')
  expect(content.sections[0]?.items.map(({ prices }) => prices[0]?.amount)).toEqual([
    1350, 1350, 1295, 1450, 575,
  ])
})
